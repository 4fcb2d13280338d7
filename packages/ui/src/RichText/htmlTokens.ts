/** A piece of HTML as it is written, before any browser has made a tree of it. */
export type HtmlToken =
  | { type: 'text'; text: string }
  | { type: 'start'; name: string; attributes: ReadonlyMap<string, string>; selfClosing: boolean; at: number }
  | { type: 'end'; name: string };

/** Elements within which nothing is markup until their own end tag. */
const rawText = new Set('iframe noembed noframes noscript plaintext script style textarea title xmp'.split(' '));

const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;
const tagName = /[a-z][^\s/>]*/iy;

/** What the sticky expression matches at the place, and no further. */
function match(expression: RegExp, html: string, at: number) {
  expression.lastIndex = at;
  return expression.exec(html);
}

/** Past the next occurrence; without one, past the end, as a browser drops what is never closed. */
function after(html: string, what: string, from: number) {
  const at = html.indexOf(what, from);
  return at < 0 ? html.length : at + what.length;
}

/** Past `<!…>`: a comment, or what a browser takes for one (Word writes its conditions so). */
function afterDeclaration(html: string, at: number) {
  if (!html.startsWith('<!--', at)) return after(html, '>', at);
  return html.startsWith('>', at + 4) ? at + 5 : after(html, '-->', at + 2);
}

/**
 * Reads HTML in one pass, in a time that grows with its length alone: comments, declarations and the insides of scripts
 * and styles are passed over. It decides nothing about safety.
 *
 * Why not the browser's parser: on a page with a strict content security policy that reports each style and handler it
 * meets even in a document that is never shown, and unclosed tags cost it the square of their number.
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
      if (ends || /[!?]/.test(html[open + 1] ?? '')) at = ends ? after(html, '>', open) : afterDeclaration(html, open);
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
    else if (rawText.has(name)) at = afterRawText(html, name, at);
    else yield { type: 'start', name, attributes, selfClosing, at };
  }
}

function afterRawText(html: string, name: string, at: number) {
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  end.lastIndex = at;
  return end.exec(html) ? after(html, '>', end.lastIndex) : html.length;
}
