const listeners = new Set<(id: string) => void>();

/** Calls the listener with the id of each row that the user deletes. Returns a function that ends this. */
export function onRowDeleted(listener: (id: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reports to the lists of the page that the user has deleted a row. */
export function reportDeletedRow(id: string): void {
  for (const listener of listeners) listener(id);
}
