import { formatBytes } from '../DocCard/formatBytes';
import * as messages from '../messages/english';
import type { Translate } from '../messages/messages';
import type { FileLimits } from './fileItem';

/**
 * Describes the accepted files, for example `XLSX, XLS, or CSV. Up to 22 MB`. Leaves the types out when they include a group
 * such as `image/*`, which has no well-known name.
 */
export function describeLimits(
  { accept = [], maxBytes }: FileLimits,
  translate: Translate,
  locale: string,
): string | undefined {
  const kinds = accept.map((kind) => kind.replace(/^\.|^.*\//, '').toUpperCase());
  const parts = [
    kinds.length > 0 && !kinds.includes('*') && new Intl.ListFormat(locale, { type: 'disjunction' }).format(kinds),
    maxBytes !== undefined && translate(messages.fileLimit, { limit: formatBytes(maxBytes, locale) }),
  ];
  return parts.filter(Boolean).join('. ') || undefined;
}
