import type { Location } from 'react-router-dom';

/**
 * Name under which the scroll position of a page is stored. React Router gives the same key to each first page of a tab, so
 * that an address opened in the same tab would start at the position of the page before it.
 */
export const scrollKey = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);
