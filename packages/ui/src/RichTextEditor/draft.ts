/** Time after which a saved draft expires, in ms. */
export const draftLifetime = 120_000;
/** Interval at which drafts are saved, in ms. */
export const draftInterval = 30_000;

const prefix = 'fairlead.draft.';

export interface Draft {
  html: string;
  /** Time of saving, in ms since 1970. */
  at: number;
}

/** Storage may be forbidden, full, or written by another version. In these cases there is no draft and no error. */
function attempt<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(window.localStorage);
  } catch {
    return undefined;
  }
}

function parse(text: string | null): Draft | undefined {
  const value: unknown = JSON.parse(text ?? 'null');
  if (typeof value !== 'object' || value === null || !('html' in value) || !('at' in value)) return undefined;
  const { html, at } = value;
  return typeof html === 'string' && typeof at === 'number' ? { html, at } : undefined;
}

/** Saves a draft. Returns whether that succeeded. */
export const saveDraft = (key: string, html: string): boolean =>
  attempt((storage) => {
    storage.setItem(prefix + key, JSON.stringify({ html, at: Date.now() } satisfies Draft));
    return true;
  }) ?? false;

/** Deletes a draft. Call it after the text was submitted or saved. */
export function clearDraft(key: string): void {
  attempt((storage) => storage.removeItem(prefix + key));
}

/** Returns the draft for this key. Deletes expired drafts of all forms. */
export function readDraft(key: string): Draft | undefined {
  const now = Date.now();
  const keys = attempt((storage) => Object.keys(storage).filter((name) => name.startsWith(prefix))) ?? [];
  const drafts = new Map<string, Draft>();
  for (const name of keys) {
    const draft = attempt((storage) => parse(storage.getItem(name)));
    // A date in the future comes from a wrong clock.
    if (draft && Math.abs(now - draft.at) <= draftLifetime) drafts.set(name, draft);
    else attempt((storage) => storage.removeItem(name));
  }
  return drafts.get(prefix + key);
}
