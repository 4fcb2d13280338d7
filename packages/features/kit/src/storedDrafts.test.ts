import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Storage as browsers have it: its keys are its own properties. */
class MemoryStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return this[key] ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

const tokenOf = (session: string) =>
  `header.${btoa(JSON.stringify({ session, exp: Date.now() / 1000 + 3600 }))}.signature`;
const signIn = (session: string) => localStorage.setItem('fairlead.token', tokenOf(session));

/** Loads the module as a new page of the tab does. */
async function loadPage() {
  vi.resetModules();
  return import('./storedDrafts');
}
const texts = () => Object.values({ ...sessionStorage }).map(String);

describe('stored drafts', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', new MemoryStorage());
    vi.stubGlobal('localStorage', new MemoryStorage());
    signIn('first');
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are there after a reload', async () => {
    const draft = { values: { description: 'Rear-end collision at 5th and Main 🚗' }, stored: { version: 3 } };
    await (await loadPage()).storeDraft('user /claims/add ', draft);
    const { draftsBefore } = await loadPage();
    expect((await draftsBefore)?.get('user /claims/add ')).toEqual(draft);
  });

  it('are encrypted', async () => {
    await (await loadPage()).storeDraft('form', { values: { name: 'Ada Lovelace' }, stored: undefined });
    expect(texts()).toHaveLength(1);
    expect(texts().join()).not.toContain('Ada');
    expect(atob(texts().join())).not.toContain('Ada');
  });

  it('cannot be read with the token of another session, and are removed', async () => {
    await (await loadPage()).storeDraft('form', { values: { name: 'Ada' }, stored: undefined });
    signIn('second');
    const { draftsBefore } = await loadPage();
    expect((await draftsBefore)?.size).toBe(0);
    expect(texts()).toEqual([]);
  });

  it('are not stored without a session', async () => {
    localStorage.removeItem('fairlead.token');
    await (await loadPage()).storeDraft('form', { values: { name: 'Ada' }, stored: undefined });
    expect(texts()).toEqual([]);
    expect((await loadPage()).draftsBefore).toBeUndefined();
  });

  it('stay away when the form was saved while they were being encrypted', async () => {
    const { storeDraft, removeDraft } = await loadPage();
    const storing = storeDraft('form', { values: { name: 'Ada' }, stored: undefined });
    removeDraft('form');
    await storing;
    expect(texts()).toEqual([]);
  });

  it('keep files that are on the server, and omit those that are not', async () => {
    const file = new File(['x'], 'photo.jpg');
    const files = [
      { id: 'a', name: 'photo.jpg', status: 'uploaded', file, result: { id: 'stored' } },
      { id: 'b', name: 'other.jpg', status: 'uploading', file },
    ];
    await (await loadPage()).storeDraft('form', { values: { files }, stored: undefined });
    const { draftsBefore } = await loadPage();
    expect((await draftsBefore)?.get('form')?.values).toEqual({
      files: [{ id: 'a', name: 'photo.jpg', status: 'uploaded', result: { id: 'stored' } }],
    });
  });

  it('are not stored where the browser has no encryption', async () => {
    vi.stubGlobal('crypto', {});
    const { storeDraft } = await loadPage();
    await expect(storeDraft('form', { values: { name: 'Ada' }, stored: undefined })).resolves.toBeUndefined();
    expect(texts()).toEqual([]);
  });
});
