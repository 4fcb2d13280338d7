// Browsers can block storage, or it can be full. Values then last until the page is closed.
const memory = new Map<string, string>();

/** Returns the stored value of a key. */
export function readValue(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Stores a value in the browser. Null removes it. */
export function storeValue(key: string, value: string | null): void {
  if (value === null) memory.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) memory.set(key, value);
  }
}
