import { fieldMessage, optionalText } from '@fairlead/kit';
import { type EmailType, emailLimits, emailTypes, isBlankHtml, visible } from '@fairlead/rules';
import type { FileItem } from '@fairlead/ui';
import * as z from 'zod/mini';

/** What stands in the fields of a mail. */
export interface MailValues {
  receiverId: string;
  emailType: string;
  mailSubject: string;
  mailBody: string;
  files: readonly FileItem[];
}

/** What is sent of it. */
export interface MailBody extends Omit<MailValues, 'emailType' | 'files'> {
  emailType: EmailType;
  files: readonly File[];
}

/** The sentences that the specification prescribes, by the names of the words. Document 2, section 5. */
const mailErrors = [
  'error.receiver',
  'error.type',
  'error.subject',
  'error.body',
  'error.message',
  'error.files',
] as const;
export type MailError = (typeof mailErrors)[number];
export const isMailError = (text: string | undefined): text is MailError => mailErrors.some((error) => error === text);

const needed = (error: MailError, check: (text: string) => boolean) => z.refine<string>(check, { error, abort: true });
const isType = (text: string): text is EmailType => emailTypes.some((type) => type === text);

/** Files that were too many bytes are in the list, and keep the mail from going. */
export const isTooMuch = (files: MailValues['files']): boolean => files.some(({ fault }) => fault === 'tooLarge');

const files = z.custom<MailValues['files']>(Array.isArray).check(
  z.refine((all) => !isTooMuch(all), { error: 'error.files' satisfies MailError, abort: true }),
  z.refine((all) => all.length <= emailLimits.attachments, fieldMessage('field.max', emailLimits.attachments)),
);

const body = (missing: 'error.body' | 'error.message') => ({
  mailBody: z.string().check(
    needed(missing, (html) => !isBlankHtml(html)),
    z.refine((html) => html.length <= emailLimits.body, fieldMessage('field.maxLength', emailLimits.body)),
  ),
  files,
});

const chosen = (items: MailValues['files']): File[] =>
  items.flatMap(({ file, status }) => (file && status !== 'failed' ? [file] : []));

/** The rules of a mail to a contact, with the sentence for one in which nothing is written. */
export const mailSchema = (missing: 'error.body' | 'error.message') =>
  z.pipe(
    z.object({
      receiverId: z.string().check(needed('error.receiver', (id) => id !== '')),
      emailType: z.string().check(needed('error.type', isType)),
      mailSubject: z.pipe(
        z.string().check(needed('error.subject', (text) => visible.test(text))),
        optionalText(emailLimits.subject),
      ),
      ...body(missing),
    }),
    z.transform(
      ({ emailType, mailSubject, files: items, ...rest }): MailBody => ({
        ...rest,
        emailType: isType(emailType) ? emailType : 'OTHER',
        mailSubject: mailSubject.trim(),
        files: chosen(items),
      }),
    ),
  );

export type ReplyValues = Pick<MailValues, 'mailBody' | 'files'>;
export type ReplyBody = Pick<MailBody, 'mailBody' | 'files'>;

/** The rules of an answer: the rest stands in the mail. */
export const replySchema = z.pipe(
  z.object(body('error.body')),
  z.transform(({ mailBody, files: items }): ReplyBody => ({ mailBody, files: chosen(items) })),
);
