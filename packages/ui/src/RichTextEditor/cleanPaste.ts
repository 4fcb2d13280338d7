import { type HtmlToken, htmlTokens } from '../RichText/htmlTokens';
import { sanitizeHtml } from '../RichText/sanitize';
import { officeLists } from './officeLists';

type Start = Extract<HtmlToken, { type: 'start' }>;

/** More of a style than this decides nothing, and would only take time. */
const longestStyle = 2_000;
const styleOf = ({ attributes }: Start) => (attributes.get('style') ?? '').slice(0, longestStyle);

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
/** What an editor with two levels of headings makes of six. */
const levels: Record<string, string> = { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' };
const kept = ['href', 'start'];

/** The tags that stand for an element: emphasis that was a style becomes an element, one whose style denies it goes. */
function tagsOf(token: Start): string[] {
  const style = styleOf(token);
  const own = emphasisOf[token.name];
  if (own) return emphases.some(({ tag, off }) => tag === own && off.test(style)) ? [] : [own];
  const added = ['span', 'font'].includes(token.name)
    ? emphases.filter(({ on }) => on.test(style)).map(({ tag }) => tag)
    : [];
  return [levels[token.name] ?? token.name, ...added];
}

const written = (token: Start, tag: string) => {
  const attributes = kept.flatMap((name) => {
    const value = token.attributes.get(name);
    return value === undefined ? [] : [` ${name}="${value.replaceAll('"', '&quot;')}"`];
  });
  return `<${tag}${attributes.join('')}>`;
};

function* plainTokens(html: string): Generator<string> {
  // a stack for each name, so that tags that nobody closed cost nothing
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
      for (const tag of tags) yield written(token, tag);
    }
  }
}

/** Bold, italic and underlined text of word processors and mail programs as elements, what they hid gone. Not yet safe. */
export const plainHtml = (html: string): string => [...plainTokens(html)].join('');

/**
 * What was pasted from a page, a word processor or a mail program, as the plain formatted text that was meant: Word's
 * lists are lists, styles that only say bold are bold, classes, fonts and conditions of Word and of mail programs are
 * gone, and nothing of it can run.
 */
export const cleanPaste = (html: string): string => sanitizeHtml(plainHtml(html));

/** Headings of six levels as headings of the two that the editor has. */
export const twoLevels = (html: string): string =>
  html.replaceAll(/<(\/?)(h[1456])\b/gi, (_, slash: string, name: string) => `<${slash}${levels[name.toLowerCase()]}`);
