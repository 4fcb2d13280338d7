import type { Storage } from '../ports/storage.ts';
import type { Stoppable } from './dependencies.ts';

/**
 * Deletes the stored files of an erased contact or of a deleted agency, also from the quarantine. Notes the erasure of a contact
 * in the storage, so that it can be repeated in a database that is restored from an older backup.
 */
export async function eraseStored(
  storage: Pick<Storage, 'erase' | 'addErasure' | 'listErasures'>,
  contactId: string | undefined,
  { keys, signal }: { keys: readonly string[] } & Stoppable,
): Promise<void> {
  if (contactId !== undefined && !(await storage.listErasures()).includes(contactId))
    await storage.addErasure(contactId);
  for (const key of keys) {
    signal?.throwIfAborted();
    await storage.erase(key);
  }
}
