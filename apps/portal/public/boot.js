// Applies the stored theme and language before the first paint.
(function boot() {
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem('fairlead.theme');
    if (/^(DEFAULT|DARK|LIGHT|BLUE|GREEN|INDIGO)$/.test(theme)) root.dataset.theme = theme;
    var language = localStorage.getItem('fairlead.language');
    if (/^(en|fr|de|nl)$/.test(language)) root.lang = language;
  } catch {
    // the browser may block storage
  }
  // document.write, because only parser-inserted stylesheets block the first paint
  var colors = document.currentScript.dataset.otherThemes;
  if (colors && root.dataset.theme !== 'DEFAULT') document.write('<link rel="stylesheet" href="' + colors + '">');
})();
