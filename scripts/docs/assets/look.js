// Before anything is drawn: the light that this browser was told to use on the site.
try {
  const theme = localStorage.getItem('sidepot.docs.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Nothing may be stored: the system decides.
}
