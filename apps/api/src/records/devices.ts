/** Browsers by a mark in the user agent. Most of them also carry the marks of later ones. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPT\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
];

/** Systems by a mark in the user agent. Android names Linux too, and iPhones name macOS. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (list: typeof browsers, userAgent: string | null): string | null =>
  list.find(([mark]) => userAgent !== null && mark.test(userAgent))?.[1] ?? null;

/** Names of the browser and the system of a device. Null if unknown. */
export const describeDevice = (userAgent: string | null) => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
});
