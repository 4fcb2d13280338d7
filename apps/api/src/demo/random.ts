/** Numbers that look like chance and are the same every time (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    /** A whole number, both ends included. */
    between: (low: number, high: number): number => low + Math.floor(next() * (high - low + 1)),
  };
}

export type SeededRandom = ReturnType<typeof seededRandom>;
