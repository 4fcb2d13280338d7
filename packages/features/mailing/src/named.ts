import { useSearchParams } from 'react-router-dom';

/** Whether an address names all of these; what it says of them is looked up. Specification, document 2, section 2. */
export const namesAll = (search: URLSearchParams, ...names: readonly string[]): boolean =>
  names.every((name) => search.get(name));

/** The quote that an address is about; null where it does not say all that it must. RESOLUTIONS G-112. */
export function useNamedQuote(): string | null {
  const [search] = useSearchParams();
  return namesAll(search, 'contact', 'agent', 'quote') ? search.get('quote') : null;
}
