// A remembered theme and language never show late.
(function boot() {
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem('fairlead.theme');
    if (/^(DEFAULT|DARK|LIGHT|BLUE|GREEN|INDIGO)$/.test(theme)) root.dataset.theme = theme;
    var language = localStorage.getItem('fairlead.language');
    if (/^(en|fr|de|nl)$/.test(language)) root.lang = language;
  } catch {
    // storage may be forbidden
  }
  // written, as what the parser meets holds back the first paint
  var colors = document.currentScript.dataset.otherThemes;
  if (colors && root.dataset.theme !== 'DEFAULT') document.write('<link rel="stylesheet" href="' + colors + '">');
})();
