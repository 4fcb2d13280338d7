/** How long a draft is kept after it was last saved, in milliseconds. */
export const draftLifetime = 120_000;
/** How often a draft is saved, in milliseconds. */
export const draftInterval = 30_000;

const prefix = 'fairlead.draft.';

export interface Draft {
  html: string;
  /** When it was saved: milliseconds since 1970. */
  at: number;
}

/** Storage can be forbidden, full, or hold what another version wrote: without it there is no draft, and no error. */
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

/** @returns whether it could be saved. */
export const saveDraft = (key: string, html: string): boolean =>
  attempt((storage) => {
    storage.setItem(prefix + key, JSON.stringify({ html, at: Date.now() } satisfies Draft));
    return true;
  }) ?? false;

/** Forgets the draft: after what was written has been sent or saved. */
export function clearDraft(key: string): void {
  attempt((storage) => storage.removeItem(prefix + key));
}

/** The draft under this key. Drafts older than two minutes are forgotten, those of other forms too. */
export function readDraft(key: string): Draft | undefined {
  const now = Date.now();
  const keys = attempt((storage) => Object.keys(storage).filter((name) => name.startsWith(prefix))) ?? [];
  const drafts = new Map<string, Draft>();
  for (const name of keys) {
    const draft = attempt((storage) => parse(storage.getItem(name)));
    // one from the future is of a clock that was wrong
    if (draft && Math.abs(now - draft.at) <= draftLifetime) drafts.set(name, draft);
    else attempt((storage) => storage.removeItem(name));
  }
  return drafts.get(prefix + key);
}
