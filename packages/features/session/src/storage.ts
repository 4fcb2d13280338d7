// Storage may be forbidden or full. What should be kept then lives as long as the page.
const memory = new Map<string, string>();

/** What this browser has kept under the key. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Keeps a value in this browser; null forgets it. */
export function keep(key: string, value: string | null): void {
  if (value === null) memory.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) memory.set(key, value);
  }
}
