import { entries, items } from 'virtual:ui-api';
import type { ApiItem } from '../../api/uiApi';

/** Folder of the components package that a story file is in. Undefined for other files. */
export const folderOf = (storyFile: unknown): string | undefined =>
  typeof storyFile === 'string' ? /packages\/ui\/src\/(\w+)\//.exec(storyFile)?.[1] : undefined;

/** Public components, hooks and values of a folder. */
export const exportsIn = (folder: string): ApiItem[] =>
  items.filter((item) => item.folder === folder && item.kind !== 'type');

/** Loads the values of the items, by name. */
export async function loadItems(wanted: readonly ApiItem[]): Promise<ReadonlyMap<string, unknown>> {
  const modules = await Promise.all(
    [...new Set(wanted.map(({ entry }) => entry))].map(async (entry) => [entry, await entries[entry]?.()] as const),
  );
  const byEntry = new Map(modules);
  return new Map(wanted.map(({ name, entry }) => [name, byEntry.get(entry)?.[name]]));
}
