import { formatBytes } from '../DocCard/formatBytes';
import type { Say } from '../messages/messages';
import * as words from '../messages/words';
import type { FileLimits } from './fileItem';

/** What may be added, in a line: `XLSX, XLS, or CSV. Up to 22 MB`. Groups of types have no name that all know. */
export function describeLimits({ accept = [], maxBytes }: FileLimits, say: Say, locale: string): string | undefined {
  const kinds = accept.map((kind) => kind.replace(/^\.|^.*\//, '').toUpperCase());
  const parts = [
    kinds.length > 0 && !kinds.includes('*') && new Intl.ListFormat(locale, { type: 'disjunction' }).format(kinds),
    maxBytes !== undefined && say(words.fileLimit, { limit: formatBytes(maxBytes, locale) }),
  ];
  return parts.filter(Boolean).join('. ') || undefined;
}
