import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

let parts: ReadonlySet<string> | undefined;

function findParts(context: Context): ReadonlySet<string> {
  const found = new Set([fileURLToPath(new URL('./preview.tsx', import.meta.url))]);
  for (const id of found) for (const each of context.getModuleInfo(id)?.importedIds ?? []) found.add(each);
  return found;
}

/**
 * One chunk for everything that the preview imports statically. Every story needs it, and by default it would be about
 * 270 scripts and 130 stylesheets, one for each set of stories that share a module.
 */
export const previewGroup: Rolldown.CodeSplittingGroup = {
  name: (id, context) => {
    parts ??= findParts(context);
    return parts.has(id) ? 'preview' : null;
  },
};
