import { htmlTokens } from './htmlTokens';

/** Limit on nesting. Browsers need quadratic time for deeper markup, and no author writes it. */
const maxDepth = 64;

const nameSet = (list: string) => new Set(list.split(' '));
const voidElements = nameSet('br hr');
/** Elements that are removed together with their content. */
const dropped = nameSet('applet audio button canvas datalist map math object picture select svg template video');
const blocks = nameSet('blockquote div h1 h2 h3 h4 h5 h6 hr ol p pre table ul');
const cells = nameSet('caption td th');
const lists = nameSet('blockquote ol td th ul');
const table = nameSet('table');

/** Elements that a start tag closes implicitly, and the elements at which the search for them ends. */
function endedBy(name: string): { ended: ReadonlySet<string>; within: ReadonlySet<string> } | undefined {
  if (blocks.has(name)) return { ended: nameSet('p'), within: cells };
  if (name === 'li') return { ended: nameSet('li'), within: lists };
  if (name === 'a') return { ended: nameSet('a'), within: cells };
  if (name === 'td' || name === 'th') return { ended: nameSet('td th caption'), within: table };
  if (name === 'tr') return { ended: nameSet('tr caption'), within: table };
  if (name === 'tbody' || name === 'tfoot' || name === 'thead')
    return { ended: nameSet('tbody tfoot thead caption'), within: table };
  return undefined;
}

/** Escapes an attribute value, which already contains entities. */
const escapeAttribute = (value: string) =>
  value.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface Allowed {
  tags: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
}

/**
 * Keeps the allowed elements of a text, closes each of them and limits their nesting, so that a browser parses the result in
 * linear time. Removes other tags but keeps their text, except for the elements in `dropped`.
 */
export function balanceTags(html: string, { tags, attributes }: Allowed): string {
  const out: string[] = [];
  const open: string[] = [];
  const closeTo = (index: number) => {
    while (open.length > index) out.push(`</${open.pop()}>`);
  };
  const ends = new Map<string, number>();
  /** Whether an end tag follows. An element that is never closed would remove the rest of the text. */
  const endsAfter = (name: string, at: number) => {
    const known = ends.get(name) ?? html.toLowerCase().lastIndexOf(`</${name}`);
    ends.set(name, known);
    return known >= at;
  };
  // Element whose content is being removed, and its nesting depth.
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
      if (open.length >= maxDepth) continue;
      const kept = [...token.attributes].filter(([name]) => attributes.has(name));
      out.push(`<${token.name}${kept.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('')}>`);
      if (!voidElements.has(token.name)) open.push(token.name);
    }
  }
  closeTo(0);
  return out.join('');
}
