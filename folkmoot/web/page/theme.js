// @ts-check
/** The theme this person chose, before anything is painted. */
{
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
}
