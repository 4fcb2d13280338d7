import { type HtmlToken, htmlTokens } from '../RichText/htmlTokens';
import { sanitizeHtml } from '../RichText/sanitize';
import { officeLists } from './officeLists';

type Start = Extract<HtmlToken, { type: 'start' }>;

/** Longer styles are cut, because their remainder has no effect here and only costs time. */
const maxStyleLength = 2_000;
const styleOf = ({ attributes }: Start) => (attributes.get('style') ?? '').slice(0, maxStyleLength);

const hidden = /display:\s*none|mso-hide:\s*all/i;
const emphases = [
  { tag: 'b', on: /(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i, off: /(?<![\w-])font-weight:\s*(?:normal|[1-4]00)/i },
  { tag: 'i', on: /(?<![\w-])font-style:\s*(?:italic|oblique)/i, off: /(?<![\w-])font-style:\s*normal/i },
  {
    tag: 'u',
    on: /(?<![\w-])text-decoration(?:-line)?:[^;]*underline/i,
    off: /(?<![\w-])text-decoration(?:-line)?:\s*none/i,
  },
];
const emphasisOf: Record<string, string> = { b: 'b', strong: 'b', i: 'i', em: 'i', u: 'u' };
/** The editor has two of the six heading levels. */
const levels: Record<string, string> = { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' };
const kept = ['href', 'start'];

/** Tags that replace an element. Emphasis in a style becomes an element, and emphasis elements without effect are removed. */
function tagsOf(token: Start): string[] {
  const style = styleOf(token);
  const own = emphasisOf[token.name];
  if (own) return emphases.some(({ tag, off }) => tag === own && off.test(style)) ? [] : [own];
  const added = ['span', 'font'].includes(token.name)
    ? emphases.filter(({ on }) => on.test(style)).map(({ tag }) => tag)
    : [];
  return [levels[token.name] ?? token.name, ...added];
}

const startTag = (token: Start, tag: string) => {
  const attributes = kept.flatMap((name) => {
    const value = token.attributes.get(name);
    return value === undefined ? [] : [` ${name}="${value.replaceAll('"', '&quot;')}"`];
  });
  return `<${tag}${attributes.join('')}>`;
};

function* plainTokens(html: string): Generator<string> {
  // One stack per tag name, so that unclosed tags cost no time.
  const open = new Map<string, string[][]>();
  let skipping: string | undefined;
  let level = 0;
  for (const token of officeLists(htmlTokens(html))) {
    if (skipping !== undefined) {
      if (token.type === 'text' || token.name !== skipping) continue;
      level += token.type === 'end' ? -1 : 1;
      if (level === 0) skipping = undefined;
    } else if (token.type === 'text') yield token.text;
    else if (token.type === 'end') {
      const tags = open.get(token.name)?.pop() ?? [levels[token.name] ?? token.name];
      for (const tag of tags.toReversed()) yield `</${tag}>`;
    } else if (token.name === 'br') yield '<br>';
    else if (hidden.test(styleOf(token))) {
      skipping = token.name;
      level = 1;
    } else {
      const tags = tagsOf(token);
      const same = open.get(token.name);
      if (same) same.push(tags);
      else open.set(token.name, [tags]);
      for (const tag of tags) yield startTag(token, tag);
    }
  }
}

/** Turns bold, italic and underlined styles into elements and removes hidden text. The result is not sanitised. */
export const plainHtml = (html: string): string => [...plainTokens(html)].join('');

/**
 * Cleans HTML that was pasted from a web page, word processor or email program. Word's lists become lists and bold styles
 * become bold elements. Removes classes, fonts and conditions of Word and email programs, and sanitises the result.
 */
export const cleanPaste = (html: string): string => sanitizeHtml(plainHtml(html));

/** Maps the six heading levels to the two of the editor. */
export const twoLevels = (html: string): string =>
  html.replaceAll(/<(\/?)(h[1456])\b/gi, (_, slash: string, name: string) => `<${slash}${levels[name.toLowerCase()]}`);
