import { useSearchParams } from 'react-router-dom';

/** Whether the URL has a value for each of these parameters. */
export const hasParams = (search: URLSearchParams, ...names: readonly string[]): boolean =>
  names.every((name) => search.get(name));

/** Id of the quote in the URL, or null if a required parameter is missing. */
export function useQuoteIdParam(): string | null {
  const [search] = useSearchParams();
  return hasParams(search, 'contact', 'agent', 'quote') ? search.get('quote') : null;
}
