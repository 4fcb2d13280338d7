/** Deterministic pseudo-random numbers (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  /** Returns an integer, both ends included. */
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    /** Returns true with this probability in percent. */
    chance: (percent: number): boolean => next() * 100 < percent,
    /** Returns an item of a list that is not empty. */
    oneOf<T>(list: readonly [T, ...T[]] | readonly T[]): T {
      const found = list[between(0, list.length - 1)];
      if (found === undefined) throw new Error('the list is empty');
      return found;
    },
  };
}

export type SeededRandom = ReturnType<typeof seededRandom>;

/** No letters and digits that look alike. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'.split('');

/** Returns a function that makes unique references, such as `FL-7K2M-9QXA`. */
export function referenceMaker(random: SeededRandom, prefix: string): () => string {
  const references = new Set<string>();
  const part = () => Array.from({ length: 4 }, () => random.oneOf(letters)).join('');
  return function makeReference() {
    const reference = `${prefix}-${part()}-${part()}`;
    if (references.has(reference)) return makeReference();
    references.add(reference);
    return reference;
  };
}
