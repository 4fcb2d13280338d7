/** Media features and their pretended values, such as `{ 'prefers-contrast': 'more' }`. */
export type MediaFeatures = Readonly<Record<string, string>>;

const feature = /\((prefers-[\w-]+): ([\w-]+)\)/g;
const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

const pretend = (query: string, features: MediaFeatures) =>
  query.replaceAll(feature, (written, name: string, value: string) => {
    const pretended = features[name];
    if (pretended === undefined) return written;
    return pretended === value ? always : never;
  });

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules);
  }
}

/**
 * Applies the styles that the browser would apply for a preference of the user, by changing the conditions of all style sheets
 * and the answers of `matchMedia`. Returns a function that restores both. Forced colours cannot be shown in this way: the
 * browser replaces the colours itself.
 */
export function pretendMedia(features: MediaFeatures): (() => void) | undefined {
  if (Object.keys(features).length === 0) return undefined;
  const written = new Map<CSSMediaRule, string>();
  const apply = () => {
    for (const sheet of document.styleSheets)
      for (const rule of mediaRules(sheet.cssRules)) {
        const changed = pretend(rule.conditionText, features);
        if (changed === rule.conditionText) continue;
        written.set(rule, rule.conditionText);
        rule.media.mediaText = changed;
      }
  };
  apply();
  // Styles of code that the story loads later.
  const observer = new MutationObserver(apply);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  document.head.addEventListener('load', apply, true);
  const original = window.matchMedia;
  window.matchMedia = (query) => original.call(window, pretend(query, features));
  return () => {
    observer.disconnect();
    document.head.removeEventListener('load', apply, true);
    window.matchMedia = original;
    for (const [rule, condition] of written) rule.media.mediaText = condition;
  };
}
