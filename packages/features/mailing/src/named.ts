/** Whether an address names all of these; what it says of them is looked up. Specification, document 2, section 2. */
export const namesAll = (search: URLSearchParams, ...names: readonly string[]): boolean =>
  names.every((name) => search.get(name));
