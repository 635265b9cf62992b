"""
The room in the browser, and the API beside it: FastAPI on uvicorn.

app.py puts it together, gate.py decides who comes in, rooms.py and projects.py are the routes,
stream.py is what an open page hears. The page itself is folkmoot/web.
"""
