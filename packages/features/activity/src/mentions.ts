const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** Text of the editor's HTML. Bold can start inside a name; a block or a line break ends it. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<(?:br|\/(?:p|li|h\d|blockquote|pre))\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity);

/** Start of a text that continues a name: "son" after "Ann Lee", or "-Smith". */
const continuation = /^[-'’]?[\p{L}\p{M}\p{N}]/u;
/** The genitive of a name, as in "Ann Lee's client". */
const genitive = /^['’]s(?![\p{L}\p{M}\p{N}])/u;

/** Ids of the colleagues whom a text mentions by `@` and their name. Of several names at one place, the longest counts. */
export function mentionsIn(html: string, colleagues: readonly { id: string; name: string }[]): string[] {
  const places = textOf(html).split('@').slice(1);
  const ids = places.flatMap((text) => {
    const isMentioned = ({ name }: { name: string }) => {
      const rest = text.slice(name.length);
      return name !== '' && text.startsWith(name) && (genitive.test(rest) || !continuation.test(rest));
    };
    const mentioned = colleagues.filter(isMentioned);
    const longest = Math.max(...mentioned.map(({ name }) => name.length));
    return mentioned.filter(({ name }) => name.length === longest).map(({ id }) => id);
  });
  return [...new Set(ids)];
}
