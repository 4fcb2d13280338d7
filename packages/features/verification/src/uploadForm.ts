import type { Schemas } from '@fairlead/api-client/client';
import type { StoredFile } from '@fairlead/api-client/upload';
import { defineForm, fieldMessage, optionalText, type SchemaContext } from '@fairlead/kit';
import { dayFrom, isPastDay, SHORT_NOTE_MAX_LENGTH } from '@fairlead/rules';
import { type FileItem, parseDate } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

export type UploadBody = Pick<Schemas['UploadedDocCreate'], 'fileId' | 'expirationDate' | 'shortNote'>;

/** Form values: the stored file, and text as entered. */
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
 * Validation of the form. The expiration date is required if the document has one.
 * @param now Unix seconds. The server uses the day in UTC.
 */
export const uploadSchema = (hasExpirationDate: boolean, now: () => number = () => Date.now() / 1000) => {
  const requiredDate = (message: string, check: (text: string) => boolean) =>
    z.refine<string>((text) => !hasExpirationDate || check(text), { error: message, abort: true });
  return z.pipe(
    z.object({
      fileId: z
        .custom<UploadValues['fileId']>(Array.isArray)
        .check(z.refine((files) => storedId(files) !== undefined, fieldMessage('field.required'))),
      expirationDate: z.string().check(
        requiredDate(fieldMessage('field.required'), (text) => text.trim() !== ''),
        requiredDate(fieldMessage('field.date'), (text) => toDay(text) !== undefined),
        requiredDate(fieldMessage('field.notPastDate'), (text) => !isPastDay(toDay(text) ?? 0, now())),
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

/** Upload of a requested document. */
export const uploadForm = defineForm({
  messages: 'verification',
  fields: {
    fileId: { label: 'file', required: true },
    expirationDate: { label: 'expirationDate', required: true },
    shortNote: { label: 'note', hint: 'upload.noteHint' },
  },
  empty: emptyUpload,
  resolver: ({ record }: SchemaContext<Schemas['RequestedDoc']>) =>
    zodResolver(uploadSchema(record?.hasExpirationDate ?? false)),
});
