/**
 * Caches the class names per combination of variants, because a page has hundreds of buttons in few variants.
 *
 * @param look - Computes the class names. Callers must pass the variants in the same order every time.
 */
export function memoizeLook<Look extends object>(look: (of: Look) => string): (of: Look) => string {
  const cache = new Map<string, string>();
  return (of) => {
    const key = Object.values(of).join();
    let classes = cache.get(key);
    if (classes === undefined) {
      classes = look(of);
      cache.set(key, classes);
    }
    return classes;
  };
}
