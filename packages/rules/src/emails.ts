import { MAX_UPLOAD_BYTES, TEXT_MAX_LENGTH } from './limits.ts';

/** What a mail is about. Specification, document 2, section 4. */
export const emailTypes = ['POLICY', 'QUOTE', 'OPPORTUNITY', 'OTHER'] as const;
export type EmailType = (typeof emailTypes)[number];

/** A mail is RESPONDED once its reader has answered. */
export const emailStatuses = ['DELIVERED', 'RESPONDED'] as const;
export type EmailStatus = (typeof emailStatuses)[number];

/** Who writes: an agent, or the contact who answers. */
export type MailSide = 'AGENT' | 'CUSTOMER';

export const emailLimits = {
  /** Characters of a subject. */
  subject: TEXT_MAX_LENGTH,
  /** Characters of the HTML of a body. */
  body: 100_000,
  /** Files of one mail. */
  attachments: 20,
  /** Bytes of all its files together. */
  attachmentBytes: MAX_UPLOAD_BYTES,
  /** Characters of a subject in a list. */
  listedSubject: 60,
  /** Seconds for which the link in a mail can be answered by. */
  replyLife: 30 * 24 * 3600,
} as const;

/** Whether files of these sizes (bytes) fit into one mail. */
export const fitsMail = (sizes: readonly number[]): boolean =>
  sizes.reduce((sum, size) => sum + size, 0) <= emailLimits.attachmentBytes;

/** A subject as a list has room for. */
export function listedSubject(subject: string): string {
  const characters = [...subject];
  const { listedSubject: most } = emailLimits;
  return characters.length <= most ? subject : `${characters.slice(0, most).join('').trimEnd()}…`;
}

/** The ending of a file's name, without the dot and in lower case; empty for a name without one. */
export const extensionOf = (name: string): string => /[^.]\.([^.\s/\\]{1,16})$/.exec(name)?.[1]?.toLowerCase() ?? '';
