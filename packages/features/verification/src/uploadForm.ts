import type { Schemas } from '@fairlead/api-client/client';
import type { StoredFile } from '@fairlead/api-client/upload';
import { fieldMessage, optionalText } from '@fairlead/kit';
import { dayFrom, isPastDay, SHORT_NOTE_MAX_LENGTH } from '@fairlead/rules';
import { type FileItem, parseDate } from '@fairlead/ui';
import * as z from 'zod/mini';

export type UploadBody = Pick<Schemas['UploadedDocCreate'], 'fileId' | 'expirationDate' | 'shortNote'>;

/** What stands in the fields: the file as the server has stored it, and text as typed. */
export interface UploadValues {
  fileId: readonly FileItem<StoredFile>[];
  expirationDate: string;
  shortNote: string;
}

export const emptyUpload: UploadValues = { fileId: [], expirationDate: '', shortNote: '' };

const toDay = (text: string): number | undefined => {
  const date = parseDate(text);
  return date && dayFrom(date.year, date.month, date.day);
};
const storedId = (files: UploadValues['fileId']): string | undefined =>
  files.find(({ status }) => status === 'uploaded')?.result?.id;

/**
 * The rules of the form; the date is asked for when the document has one.
 * @param now Unix seconds; the server's day is that of UTC.
 */
export const uploadSchema = (hasExpirationDate: boolean, now: () => number = () => Date.now() / 1000) => {
  const needed = (message: string, check: (text: string) => boolean) =>
    z.refine<string>((text) => !hasExpirationDate || check(text), { error: message, abort: true });
  return z.pipe(
    z.object({
      fileId: z
        .custom<UploadValues['fileId']>(Array.isArray)
        .check(z.refine((files) => storedId(files) !== undefined, fieldMessage('field.required'))),
      expirationDate: z.string().check(
        needed(fieldMessage('field.required'), (text) => text.trim() !== ''),
        needed(fieldMessage('field.date'), (text) => toDay(text) !== undefined),
        needed(fieldMessage('field.notPastDate'), (text) => !isPastDay(toDay(text) ?? 0, now())),
      ),
      shortNote: optionalText(SHORT_NOTE_MAX_LENGTH),
    }),
    z.transform(
      ({ fileId, expirationDate, shortNote }): UploadBody => ({
        fileId: storedId(fileId) ?? '',
        expirationDate: hasExpirationDate ? (toDay(expirationDate) ?? null) : null,
        shortNote: shortNote.trim(),
      }),
    ),
  );
};
