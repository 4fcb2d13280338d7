import { reordering, TEXT_MAX_LENGTH } from '@fairlead/rules';

const everyReordering = new RegExp(reordering, 'g');

/**
 * Name of an uploaded file, as it is stored. Removes characters that change the order of others, which can disguise a program as
 * a document.
 */
export function fileNameOf(uploaded: string): string {
  const shown = uploaded.toWellFormed().replace(everyReordering, '');
  // without half of a pair, such as a cut emoji
  return shown.slice(0, TEXT_MAX_LENGTH).replace(/[\ud800-\udbff]$/, '') || 'file';
}
