/** Page that the user has visited. */
export interface Visit {
  path: string;
  title: string;
  /** Time in unix seconds. */
  at: number;
}

/** Visited pages to remember. Some of them are no records. */
const MAX_VISITS = 30;

// In memory only, because titles are names of customers, which must not stay on the device.
let visits: readonly Visit[] = [];
const listeners = new Set<() => void>();

function setVisits(next: readonly Visit[]): void {
  visits = next;
  for (const listener of listeners) listener();
}

/** Remembers the page as the last one visited. */
export function rememberVisit(page: Omit<Visit, 'at'>): void {
  const visit = { ...page, at: Date.now() / 1000 };
  setVisits([visit, ...visits.filter(({ path }) => path !== visit.path)].slice(0, MAX_VISITS));
}

/** Visited pages, the last one first. */
export const readVisits = (): readonly Visit[] => visits;

/** Searches to remember. */
const MAX_SEARCHES = 10;

let searches: readonly string[] = [];

/** Remembers the text as the last search. */
export function rememberSearch(text: string): void {
  searches = [text, ...searches.filter((each) => each !== text)].slice(0, MAX_SEARCHES);
}

/** Texts of recent searches, the last one first. */
export const readSearches = (): readonly string[] => searches;

/** Forgets all visits and searches. Called when the user signs out. */
export function forgetVisits(): void {
  setVisits([]);
  searches = [];
}

/** Calls the listener after every change. Returns a function that stops it. */
export function subscribeToVisits(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
