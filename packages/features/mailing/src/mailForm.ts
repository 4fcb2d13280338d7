import { defineForm, fieldMessage, maxCharacters, optionalLine } from '@fairlead/kit';
import { type EmailType, emailLimits, emailTypes, isBlankHtml, visible } from '@fairlead/rules';
import type { FileItem } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

/** Form values of a mail. */
export interface MailValues {
  receiverId: string;
  emailType: string;
  mailSubject: string;
  mailBody: string;
  files: readonly FileItem[];
}

/** Validated content of a mail. */
export interface MailBody extends Omit<MailValues, 'emailType' | 'files'> {
  emailType: EmailType;
  files: readonly File[];
}

/** Prescribed error texts. */
export type MailError =
  | 'error.receiver'
  | 'error.type'
  | 'error.subject'
  | 'error.body'
  | 'error.message'
  | 'error.files';

const requireText = (error: MailError, check: (text: string) => boolean) =>
  z.refine<string>(check, { error, abort: true });
const isType = (text: string): text is EmailType => emailTypes.some((type) => type === text);

/** Whether a file was rejected because the attachments are too large. It stays in the list and blocks sending. */
export const exceedsSizeLimit = (files: MailValues['files']): boolean =>
  files.some(({ error }) => error === 'tooLarge');

const files = z.custom<MailValues['files']>(Array.isArray).check(
  z.refine((all) => !exceedsSizeLimit(all), { error: 'error.files' satisfies MailError, abort: true }),
  z.refine((all) => all.length <= emailLimits.attachments, fieldMessage('field.max', emailLimits.attachments)),
);

const bodyFields = (bodyError: 'error.body' | 'error.message') => ({
  mailBody: z.string().check(
    requireText(bodyError, (html) => !isBlankHtml(html)),
    maxCharacters(emailLimits.body),
  ),
  files,
});

const validFiles = (items: MailValues['files']): File[] =>
  items.flatMap(({ file, status }) => (file && status !== 'failed' ? [file] : []));

/** Schema of a mail, with the error for an empty body. */
export const mailSchema = (bodyError: 'error.body' | 'error.message') =>
  z.pipe(
    z.object({
      receiverId: z.string().check(requireText('error.receiver', (id) => id !== '')),
      emailType: z.string().check(requireText('error.type', isType)),
      mailSubject: z.pipe(
        z.string().check(requireText('error.subject', (text) => visible.test(text))),
        optionalLine(emailLimits.subject),
      ),
      ...bodyFields(bodyError),
    }),
    z.transform(
      ({ emailType, mailSubject, files: items, ...rest }): MailBody => ({
        ...rest,
        emailType: isType(emailType) ? emailType : 'OTHER',
        mailSubject: mailSubject.trim(),
        files: validFiles(items),
      }),
    ),
  );

export type ReplyValues = Pick<MailValues, 'mailBody' | 'files'>;
export type ReplyBody = Pick<MailBody, 'mailBody' | 'files'>;

/** Schema of a reply. The original mail determines the other fields. */
export const replySchema = z.pipe(
  z.object(bodyFields('error.body')),
  z.transform(({ mailBody, files: items }): ReplyBody => ({ mailBody, files: validFiles(items) })),
);

const emptyReply: ReplyValues = { mailBody: '', files: [] };
const emptyMail: MailValues = { receiverId: '', emailType: '', mailSubject: '', ...emptyReply };

const formOfMail = (bodyError: 'error.body' | 'error.message') =>
  defineForm({
    messages: 'mailing',
    fields: {
      receiverId: { label: 'receiver', required: true },
      emailType: { label: 'type', required: true },
      mailSubject: { label: 'subject', required: true },
    },
    empty: emptyMail,
    resolver: () => zodResolver(mailSchema(bodyError)),
  });

/** The text and the attachments belong to `MailFields`. */
export const mailForm = formOfMail('error.body');
/** Mail about a record, with the prescribed error text of its message. */
export const recordMailForm = formOfMail('error.message');

export const replyForm = defineForm({
  messages: 'mailing',
  fields: {},
  empty: emptyReply,
  resolver: () => zodResolver(replySchema),
});
