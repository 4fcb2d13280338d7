import type { files } from '../db/schema/index.ts';

/** File name in an archive. The id keeps files of the same name apart. */
export const archivedName = ({ id, name }: Pick<typeof files.$inferSelect, 'id' | 'name'>): string =>
  `${id}-${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-')}`;
