/** Token of an HTML text. No document is parsed. */
export type HtmlToken =
  | { type: 'text'; text: string }
  | { type: 'start'; name: string; attributes: ReadonlyMap<string, string>; selfClosing: boolean; at: number }
  | { type: 'end'; name: string };

/** Elements whose content is plain text up to their end tag. */
const rawText = new Set('iframe noembed noframes noscript plaintext script style textarea title xmp'.split(' '));

const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;
const tagName = /[a-z][^\s/>]*/iy;

/** Matches a sticky expression at the given position only. */
function match(expression: RegExp, html: string, at: number) {
  expression.lastIndex = at;
  return expression.exec(html);
}

/** Position after the next occurrence, or the end of the text. Browsers also drop unclosed constructs. */
function positionAfter(html: string, what: string, from: number) {
  const at = html.indexOf(what, from);
  return at < 0 ? html.length : at + what.length;
}

/** Position after `<!…>`: a comment, or a construct that browsers read as one, such as Word's conditions. */
function skipDeclaration(html: string, at: number) {
  if (!html.startsWith('<!--', at)) return positionAfter(html, '>', at);
  return html.startsWith('>', at + 4) ? at + 5 : positionAfter(html, '-->', at + 2);
}

/**
 * Splits HTML into tokens in a single pass and linear time. Skips comments, declarations and the content of scripts and styles.
 * Does not make the HTML safe.
 *
 * The browser's parser is not used for two reasons. On pages with a strict Content-Security-Policy it reports every style and
 * handler, even in a document that is never shown. Unclosed tags cost it quadratic time.
 */
export function* htmlTokens(html: string): Generator<HtmlToken, void> {
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const textEnd = open < 0 ? html.length : open;
    if (textEnd > at) yield { type: 'text', text: html.slice(at, textEnd) };
    if (open < 0) return;
    const ends = html[open + 1] === '/';
    const name = match(tagName, html, open + (ends ? 2 : 1))?.[0].toLowerCase();
    if (name === undefined) {
      if (ends || /[!?]/.test(html[open + 1] ?? ''))
        at = ends ? positionAfter(html, '>', open) : skipDeclaration(html, open);
      else {
        yield { type: 'text', text: '&lt;' };
        at = open + 1;
      }
      continue;
    }
    at = open + (ends ? 2 : 1) + name.length;
    const attributes = new Map<string, string>();
    for (let found = match(attribute, html, at); found; found = match(attribute, html, at)) {
      const [all, key = '', double, single, bare] = found;
      if (!attributes.has(key.toLowerCase())) attributes.set(key.toLowerCase(), double ?? single ?? bare ?? '');
      at += all.length;
    }
    const close = html.indexOf('>', at);
    if (close < 0) return;
    const selfClosing = html[close - 1] === '/';
    at = close + 1;
    if (ends) yield { type: 'end', name };
    else if (rawText.has(name)) at = skipRawText(html, name, at);
    else yield { type: 'start', name, attributes, selfClosing, at };
  }
}

function skipRawText(html: string, name: string, at: number) {
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  end.lastIndex = at;
  return end.exec(html) ? positionAfter(html, '>', end.lastIndex) : html.length;
}
