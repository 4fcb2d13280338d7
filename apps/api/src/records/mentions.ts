import type { Transaction } from '../db/scope.ts';

/** A text that mentions colleagues. */
interface Mention {
  /** Author of the text. */
  authorId: string;
  noteId: string;
  /** Agents whom the text mentions, and whom its previous version mentioned. */
  mentionIds: readonly string[];
  before: readonly string[];
}

/** Returns the agents whom a text mentions for the first time, without its author. Called once per saved note. */
export const mentioned = async (_tx: Transaction, { authorId, mentionIds, before }: Mention): Promise<string[]> =>
  mentionIds.filter((id) => id !== authorId && !before.includes(id));
