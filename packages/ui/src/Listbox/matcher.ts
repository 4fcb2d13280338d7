/** Lower case without accents, so that "sao" finds "São". */
export const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Returns a predicate for texts that contain every word of `typed`, in any order. An empty search matches all texts. */
export function matcher(typed: string): (text: string) => boolean {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return (text) => {
    if (words.length === 0) return true;
    const plainText = plain(text);
    return words.every((word) => plainText.includes(word));
  };
}
