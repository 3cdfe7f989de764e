// Runs before the first paint, so that a chosen theme never flashes the other one.
try {
  var theme = JSON.parse(localStorage.getItem('cavalettres.prefs') || '{}').theme;
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
} catch (e) {
  // Without storage the system's theme stands.
}
