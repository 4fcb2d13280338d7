/** Splits a typed or pasted list at commas, semicolons, tabs and line breaks. Drops empty parts. */
export const splitTags = (text: string): string[] =>
  text
    .split(/[,;\t\r\n]+/)
    .map((part) => part.trim())
    .filter(Boolean);

interface TagRules {
  validate?: (tag: string) => string | undefined;
  max: number;
}

interface AddedTags {
  added: readonly string[];
  /** Texts that were not added, in order. */
  left: readonly string[];
  /** Error of the first text that was not added; `limit` when there is no room. */
  error: string | undefined;
}

/** Adds texts to a list. Texts that exist already, in any case, are dropped. Stops at the first text that cannot be added. */
export function addTags(tags: readonly string[], texts: readonly string[], { validate, max }: TagRules): AddedTags {
  const known = new Set(tags.map((tag) => tag.toLowerCase()));
  const added: string[] = [];
  for (const [index, text] of texts.entries()) {
    if (known.has(text.toLowerCase())) continue;
    const error = tags.length + added.length >= max ? 'limit' : validate?.(text);
    if (error) return { added, left: texts.slice(index), error };
    known.add(text.toLowerCase());
    added.push(text);
  }
  return { added, left: [], error: undefined };
}
