import type { HtmlToken } from '../RichText/htmlTokens';

type Start = Extract<HtmlToken, { type: 'start' }>;

const start = (name: string): Start => ({ type: 'start', name, attributes: new Map(), selfClosing: false, at: 0 });
const end = (name: string): HtmlToken => ({ type: 'end', name });

const levelOf = /mso-list:[^;]*level([1-9])/i;
const ignored = /mso-list:\s*ignore/i;
const numbered = /^\s*(?:\d+|[a-z]{1,4})[.)]/i;

interface Item {
  level: number;
  /** Text that Word writes as the list marker: a dot, `1.`, `a)`. */
  marker: string;
  content: HtmlToken[];
}

function* nested(items: readonly Item[]): Generator<HtmlToken> {
  const open: { tag: string; level: number }[] = [];
  for (const { level, marker, content } of items) {
    const tag = numbered.test(marker) ? 'ol' : 'ul';
    while (open.length > 0) {
      const top = open[open.length - 1];
      if (!top || top.level < level) break;
      yield end('li');
      if (top.level === level && top.tag === tag) break;
      yield end(top.tag);
      open.pop();
    }
    const top = open[open.length - 1];
    if (top?.level !== level) {
      open.push({ tag, level });
      yield start(tag);
    }
    yield start('li');
    yield* content;
  }
  for (const { tag } of open.toReversed()) {
    yield end('li');
    yield end(tag);
  }
}

/**
 * Turns Word's lists into HTML lists. Word writes each item as a paragraph with its level in a style, and the marker as text.
 * Other tokens are returned unchanged.
 */
export function* officeLists(tokens: Iterable<HtmlToken>): Generator<HtmlToken> {
  let items: Item[] = [];
  let item: Item | undefined;
  // Number of open spans in the marker, including its own.
  let markerDepth = 0;
  for (const token of tokens) {
    const style = token.type === 'start' ? (token.attributes.get('style') ?? '').slice(0, 2_000) : '';
    if (item && markerDepth > 0) {
      if (token.type === 'text') item.marker += token.text.slice(0, 8);
      else if (token.name === 'span') markerDepth += token.type === 'start' ? 1 : -1;
    } else if (item) {
      if (token.type === 'start' && ignored.test(style)) markerDepth = 1;
      else if (token.type === 'end' && token.name === 'p') {
        items.push(item);
        item = undefined;
      } else item.content.push(token);
    } else if (token.type === 'start' && token.name === 'p' && levelOf.test(style))
      item = { level: Number(levelOf.exec(style)?.[1]), marker: '', content: [] };
    else if (items.length > 0 && (token.type === 'text' ? token.text.trim() === '' : token.name === 'o:p')) continue;
    else {
      yield* nested(items);
      items = [];
      yield token;
    }
  }
  yield* nested(item ? [...items, item] : items);
}
