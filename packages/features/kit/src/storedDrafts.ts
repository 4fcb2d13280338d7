import { readToken } from '@fairlead/session/stored';

// Drafts of this tab, so that a reload loses no input. Phones discard the page while the camera is open. Values can contain
// personal data, so they are encrypted with a key from the token of the session. Once the session has ended, they are unreadable.

/** Values of a form, and what it needs to continue. */
export interface Draft {
  values: unknown;
  stored: unknown;
}

/** Time in ms between the last change of a form and storing its draft. */
export const STORE_AFTER = 250;
const prefix = 'fairlead.draft ';
const [IV_BYTES, ALGORITHM] = [12, 'AES-GCM'];

async function keyOf(token: string): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey('raw', new TextEncoder().encode(token), 'HKDF', false, ['deriveKey']);
  const derivation = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: new TextEncoder().encode('drafts'),
  };
  return crypto.subtle.deriveKey(derivation, secret, { name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);
}

async function encrypt(text: string, token: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const data = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, await keyOf(token), new TextEncoder().encode(text));
  return btoa([...iv, ...new Uint8Array(data)].map((byte) => String.fromCharCode(byte)).join(''));
}

async function decrypt(encrypted: string, token: string): Promise<string> {
  const bytes = Uint8Array.from(atob(encrypted), (character) => character.charCodeAt(0));
  const [iv, data] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES)];
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: ALGORITHM, iv }, await keyOf(token), data));
}

/** Files that the browser holds cannot be stored. A file that is on the server is an entry without its content. */
function withoutFiles(_: string, value: unknown): unknown {
  if (!Array.isArray(value)) return value instanceof Blob ? undefined : value;
  return value.filter(
    (item: unknown) =>
      !(typeof item === 'object' && item !== null && 'file' in item && 'status' in item) || item.status === 'uploaded',
  );
}

/** The draft of each form that is to be stored. Encrypting takes time, in which a form can change or be saved. */
const latest = new Map<string, Draft>();

/** Stores the draft of a form. Does nothing without a session, or if the browser blocks storage or has no encryption. */
export async function storeDraft(key: string, draft: Draft): Promise<void> {
  const token = readToken();
  if (!token) return;
  latest.set(key, draft);
  try {
    const text = await encrypt(JSON.stringify(draft, withoutFiles), token);
    if (latest.get(key) === draft) sessionStorage.setItem(prefix + key, text);
  } catch {
    // the user is asked before the page with the input is left
  }
}

/** Removes the draft of a form that is saved or left. */
export function removeDraft(key: string): void {
  latest.delete(key);
  try {
    sessionStorage.removeItem(prefix + key);
  } catch {
    // then there is no draft either
  }
}

/** Keys of the stored drafts. */
function storedKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

async function readDrafts(keys: readonly string[]): Promise<Map<string, Draft>> {
  const token = readToken() ?? '';
  const drafts = new Map<string, Draft>();
  for (const key of keys)
    try {
      const draft = JSON.parse(await decrypt(sessionStorage.getItem(key) ?? '', token)) as Draft;
      drafts.set(key.slice(prefix.length), draft);
    } catch {
      // of an earlier session
      sessionStorage.removeItem(key);
    }
  return drafts;
}

const keysAtStart = storedKeys();
/** Drafts from before the page was loaded, or undefined if there are none. */
export const draftsBefore = keysAtStart.length > 0 ? readDrafts(keysAtStart) : undefined;
