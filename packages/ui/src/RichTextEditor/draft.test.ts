import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearDraft, draftLifetime, readDraft, saveDraft } from './draft';

/** Minimal mock of the browser's storage, whose keys are its own properties. */
function makeStorage(): Record<string, unknown> {
  const storage: Record<string, unknown> = {};
  const methods = {
    getItem: (key: string) => (key in storage ? storage[key] : null),
    setItem: (key: string, value: string) => (storage[key] = value),
    removeItem: (key: string) => delete storage[key],
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(storage, name, { value });
  return storage;
}

let storage: Record<string, unknown>;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  storage = makeStorage();
  vi.stubGlobal('window', { localStorage: storage });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps a draft for two minutes', () => {
  expect(saveDraft('mail', '<p>Hi</p>')).toBe(true);
  vi.advanceTimersByTime(draftLifetime);
  expect(readDraft('mail')).toEqual({ html: '<p>Hi</p>', at: 1_800_000_000_000 });
  vi.advanceTimersByTime(1);
  expect(readDraft('mail')).toBeUndefined();
  expect(Object.keys(storage)).toEqual([]);
});

it('deletes expired drafts of other forms and leaves other data alone', () => {
  saveDraft('other', '<p>Old</p>');
  storage['fairlead.theme'] = 'DARK';
  vi.advanceTimersByTime(draftLifetime + 1);
  saveDraft('mail', '<p>Hi</p>');
  expect(readDraft('mail')?.html).toBe('<p>Hi</p>');
  expect(Object.keys(storage)).toEqual(['fairlead.theme', 'fairlead.draft.mail']);
});

it('deletes a draft on request', () => {
  saveDraft('mail', '<p>Hi</p>');
  clearDraft('mail');
  expect(readDraft('mail')).toBeUndefined();
});

it.each(['', 'null', '1', '"<p>"', '{}', '{"html":1,"at":1}', '{"html":"x"}', '[', '{"html":"x","at":"now"}'])(
  'takes %j for no draft',
  (text) => {
    storage['fairlead.draft.mail'] = text;
    expect(readDraft('mail')).toBeUndefined();
    expect(Object.keys(storage)).toEqual([]);
  },
);

it('works without storage that is forbidden or full', () => {
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(saveDraft('mail', 'x')).toBe(false);
  expect(readDraft('mail')).toBeUndefined();
  expect(() => clearDraft('mail')).not.toThrow();
});
