import { htmlTokens } from './htmlTokens';

/** Deeper than any text that somebody wrote; browsers get slow with the square of it. */
const deepest = 64;

const words = (list: string) => new Set(list.split(' '));
const voids = words('br hr');
/** Elements that are no text of the author's, with all that they hold. */
const dropped = words('applet audio button canvas datalist map math object picture select svg template video');
const blocks = words('blockquote div h1 h2 h3 h4 h5 h6 hr ol p pre table ul');
const cells = words('caption td th');
const lists = words('blockquote ol td th ul');
const table = words('table');

/** What an element's start ends by itself, and what that does not reach beyond. */
function endedBy(name: string): { ended: ReadonlySet<string>; within: ReadonlySet<string> } | undefined {
  if (blocks.has(name)) return { ended: words('p'), within: cells };
  if (name === 'li') return { ended: words('li'), within: lists };
  if (name === 'a') return { ended: words('a'), within: cells };
  if (name === 'td' || name === 'th') return { ended: words('td th caption'), within: table };
  if (name === 'tr') return { ended: words('tr caption'), within: table };
  if (name === 'tbody' || name === 'tfoot' || name === 'thead')
    return { ended: words('tbody tfoot thead caption'), within: table };
  return undefined;
}

/** An attribute's value, which is written with its entities already. */
const written = (value: string) => value.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface Allowed {
  tags: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
}

/**
 * The allowed elements of a text, each one closed and none deeper than people write, so that a browser can make a tree
 * of it in a time that grows with its length. The words of other elements stay, unless they are no text.
 */
export function balanced(html: string, { tags, attributes }: Allowed): string {
  const out: string[] = [];
  const open: string[] = [];
  const closeTo = (index: number) => {
    while (open.length > index) out.push(`</${open.pop()}>`);
  };
  const ends = new Map<string, number>();
  /** What is never closed would take the rest of the text with it. */
  const endsAfter = (name: string, at: number) => {
    const known = ends.get(name) ?? html.toLowerCase().lastIndexOf(`</${name}`);
    ends.set(name, known);
    return known >= at;
  };
  // the element whose inside goes, and how often it is open in itself
  let skipping: string | undefined;
  let level = 0;
  for (const token of htmlTokens(html)) {
    if (skipping !== undefined) {
      if (token.type === 'text' || token.name !== skipping) continue;
      level += token.type === 'end' ? -1 : token.selfClosing ? 0 : 1;
      if (level === 0) skipping = undefined;
    } else if (token.type === 'text') out.push(token.text.replaceAll('>', '&gt;'));
    else if (token.type === 'end') {
      const index = open.lastIndexOf(token.name);
      if (index >= 0) closeTo(index);
    } else if (dropped.has(token.name)) {
      if (token.selfClosing || !endsAfter(token.name, token.at)) continue;
      skipping = token.name;
      level = 1;
    } else if (tags.has(token.name)) {
      const rule = endedBy(token.name);
      if (rule)
        for (let index = open.length - 1; index >= 0; index--) {
          const name = open[index] ?? '';
          if (rule.ended.has(name)) {
            closeTo(index);
            break;
          }
          if (rule.within.has(name)) break;
        }
      if (open.length >= deepest) continue;
      const kept = [...token.attributes].filter(([name]) => attributes.has(name));
      out.push(`<${token.name}${kept.map(([name, value]) => ` ${name}="${written(value)}"`).join('')}>`);
      if (!voids.has(token.name)) open.push(token.name);
    }
  }
  closeTo(0);
  return out.join('');
}
