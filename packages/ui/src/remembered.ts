/**
 * Classes worked out once for each look: a page has hundreds of buttons and few looks.
 *
 * @param look - of what is given always in the same order, as one literal
 */
export function remembered<Look extends object>(look: (of: Look) => string): (of: Look) => string {
  const known = new Map<string, string>();
  return (of) => {
    const key = Object.values(of).join();
    let classes = known.get(key);
    if (classes === undefined) {
      classes = look(of);
      known.set(key, classes);
    }
    return classes;
  };
}
