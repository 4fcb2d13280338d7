import type { StoredFile } from '@fairlead/api-client/upload';
import { defineForm, fieldMessage, type Messages, requiredLine, requiredText } from '@fairlead/kit';
import { emailLimits, quoteMailLimits } from '@fairlead/rules';
import type { FileItem } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import type { QuoteMail } from '../quotes.api';

const isEmail = (text: string): boolean => z.email().safeParse(text.trim()).success;

/** Addresses in a text that separates them with commas, semicolons or spaces. */
const addressesIn = (text: string): string[] => text.split(/[\s,;]+/).filter((address) => address !== '');

const noFiles: readonly FileItem<StoredFile>[] = [];

const ccError = (key: Extract<keyof Messages['quotes'], `send.cc.${string}`>): string => `${key}|${quoteMailLimits.cc}`;

interface SendValues extends Pick<QuoteMail, 'to' | 'subject' | 'message' | 'attachPdf'> {
  cc: string;
  files: typeof noFiles;
}

/** Mail with the form's values. Files that are not uploaded are left out. */
export const mailOf = ({ cc, files, ...values }: SendValues): QuoteMail => ({
  ...values,
  cc: addressesIn(cc),
  fileIds: files.flatMap(({ result }) => (result ? [result.id] : [])),
});

const schema = z.pipe(
  z.object({
    to: requiredLine().check(z.refine(isEmail, fieldMessage('field.email'))),
    cc: z.string().check(
      z.refine((text) => addressesIn(text).every(isEmail), { error: ccError('send.cc.invalid'), abort: true }),
      z.refine((text) => addressesIn(text).length <= quoteMailLimits.cc, ccError('send.cc.tooMany')),
    ),
    subject: requiredLine(quoteMailLimits.subject),
    message: requiredText(quoteMailLimits.message),
    attachPdf: z.boolean(),
    files: z.custom<typeof noFiles>(Array.isArray).check(
      z.refine((files) => files.every(({ status }) => status === 'uploaded'), {
        error: 'send.files.unfinished' satisfies keyof Messages['quotes'],
        abort: true,
      }),
      z.refine((files) => files.length <= emailLimits.attachments, fieldMessage('field.max', emailLimits.attachments)),
    ),
  }),
  z.transform((values): QuoteMail => mailOf(values)),
);

/** Mail with which an agent sends a quote. */
export const sendForm = defineForm({
  messages: 'quotes',
  fields: {
    to: { label: 'send.to', required: true },
    cc: { label: 'send.cc', hint: 'send.ccHint' },
    subject: { label: 'send.subject', required: true },
    message: { label: 'send.message', hint: 'send.messageHint', required: true },
    attachPdf: { label: 'send.attachPdf' },
    files: { label: 'send.files' },
  },
  empty: { to: '', cc: '', subject: '', message: '', attachPdf: true, files: noFiles },
  resolver: () => zodResolver(schema),
});
