/** Without capitals and accents: “São” is found by “sao”. */
export const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Tells which texts hold every word of what was typed, in any order. Nothing typed fits everything. */
export function matcher(typed: string): (text: string) => boolean {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return (text) => {
    if (words.length === 0) return true;
    const where = plain(text);
    return words.every((word) => where.includes(word));
  };
}
