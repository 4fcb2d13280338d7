import { dayInput, defineForm, fieldMessage, optionalText } from '@fairlead/kit';
import { dayFrom, documentRequestLimits, localDay, requestedDocumentTypes } from '@fairlead/rules';
import { parseDate } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import type { DocumentRecord, DocumentRequest, DocumentRequestBody } from './documents.api';

/** Text of a record in the form. */
export const recordKey = ({ recordType, recordId }: DocumentRecord): string => `${recordType} ${recordId}`;

/** Day of a date as entered; undefined while it is invalid. */
export const toDay = (text: string): number | undefined => {
  const date = parseDate(text);
  return date && dayFrom(date.year, date.month, date.day);
};

function toRecord(key: string): DocumentRecord {
  const [recordType = '', recordId = ''] = key.split(' ');
  return { recordType: recordType as DocumentRecord['recordType'], recordId };
}

const schema = z.pipe(
  z
    .object({
      requestedType: z.enum(requestedDocumentTypes),
      documentName: optionalText(documentRequestLimits.documentName),
      record: z.string(),
      neededBy: z.string().check(
        z.refine((text) => text.trim() !== '', fieldMessage('field.required')),
        z.refine((text) => text.trim() === '' || toDay(text) !== undefined, fieldMessage('field.date')),
        z.refine(
          (text) => (toDay(text) ?? Number.POSITIVE_INFINITY) >= localDay(new Date()),
          fieldMessage('field.notPastDate'),
        ),
      ),
      requestMessage: optionalText(documentRequestLimits.message),
      sendsReminders: z.boolean(),
    })
    .check(
      z.refine(({ requestedType, documentName }) => requestedType !== 'OTHER' || documentName.trim() !== '', {
        error: fieldMessage('field.required'),
        path: ['documentName'],
      }),
    ),
  z.transform(
    ({ record, documentName, neededBy, ...values }): DocumentRequestBody => ({
      ...values,
      documentName: values.requestedType === 'OTHER' ? documentName.trim() : '',
      // valid by the schema
      neededBy: toDay(neededBy) ?? 0,
      record: toRecord(record),
    }),
  ),
);

const empty: z.input<typeof schema> = {
  requestedType: 'PRIOR_INSURANCE',
  documentName: '',
  record: '',
  neededBy: '',
  requestMessage: '',
  sendsReminders: true,
};

/** Request for a document, with which an agent asks a customer. */
export const requestDocumentForm = defineForm({
  messages: 'services',
  fields: {
    requestedType: { label: 'documents.document', required: true },
    documentName: { label: 'documents.name', required: true },
    record: { label: 'documents.for', required: true },
    neededBy: { label: 'documents.neededBy', required: true },
    requestMessage: 'documents.message',
    sendsReminders: 'documents.reminders',
  },
  empty,
  valuesOf: (request: DocumentRequest) => ({
    requestedType: request.requestedType,
    documentName: request.documentName,
    record: recordKey(request.record),
    neededBy: dayInput(request.neededBy),
    requestMessage: request.requestMessage,
    sendsReminders: request.sendsReminders,
  }),
  resolver: () => zodResolver(schema),
});
