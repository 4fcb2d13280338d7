// Runs before the first paint, so that a remembered theme and language never show late.
(function boot() {
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem('fairlead.theme');
    if (/^(DEFAULT|DARK|LIGHT|BLUE|GREEN|INDIGO)$/.test(theme)) root.dataset.theme = theme;
    var language = localStorage.getItem('fairlead.language');
    if (/^(en|fr|de|nl)$/.test(language)) root.lang = language;
  } catch (error) {
    // storage may be forbidden; the page then starts as it is
  }
})();
