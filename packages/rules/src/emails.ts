import { MAX_UPLOAD_BYTES, TEXT_MAX_LENGTH } from './limits.ts';

/** Subjects of a mail. */
export const emailTypes = ['POLICY', 'QUOTE', 'OPPORTUNITY', 'OTHER'] as const;
export type EmailType = (typeof emailTypes)[number];

/** RESPONDED: the recipient has replied. FAILED: the mail could not be delivered. */
export const emailStatuses = ['DELIVERED', 'RESPONDED', 'FAILED'] as const;
export type EmailStatus = (typeof emailStatuses)[number];

/** Reasons of a failed delivery: the recipient's mail server rejected the mail, or no mail server accepted it in time. */
export const emailFailures = ['REFUSED', 'UNREACHABLE'] as const;
export type EmailFailure = (typeof emailFailures)[number];

/** Reason of an automatic mail to a customer or an invited person. */
export type AutomaticMailKind =
  | 'QUOTE_READY'
  | 'POLICY_TRANSACTION'
  | 'CERTIFICATE_SENT'
  | 'SERVICE_ANSWERED'
  | 'DOCUMENT_REQUESTED'
  | 'CLAIM_STATUS'
  | 'CUSTOMER_INVITATION'
  | 'AGENT_INVITATION';

/** Sender of a mail: an agent, or a contact who replies. */
export type MailSide = 'AGENT' | 'CUSTOMER';

export const emailLimits = {
  /** Characters of an internal note. */
  note: 4000,
  /** Characters. */
  subject: TEXT_MAX_LENGTH,
  /** Characters, including HTML tags. */
  body: 100_000,
  /** Files per mail. */
  attachments: 20,
  /** Total bytes of all files. */
  attachmentBytes: MAX_UPLOAD_BYTES,
  /** Characters shown in a list. */
  listedSubject: 60,
  /** Maximum retries per mail. */
  retries: 5,
  /** Seconds during which a failed mail can be retried. */
  retryLife: 30 * 24 * 3600,
  /** Seconds during which the reply link of a mail is valid. */
  replyLife: 30 * 24 * 3600,
} as const;

/** Whether files of these sizes (bytes) fit into one mail. */
export const fitsMail = (sizes: readonly number[]): boolean =>
  sizes.reduce((sum, size) => sum + size, 0) <= emailLimits.attachmentBytes;

/** Shortens a subject for a list. */
export function listedSubject(subject: string): string {
  const characters = [...subject];
  const { listedSubject: maxLength } = emailLimits;
  return characters.length <= maxLength ? subject : `${characters.slice(0, maxLength).join('').trimEnd()}…`;
}

/** File extension in lower case, without the dot. Empty if the name has none. */
export const extensionOf = (name: string): string => /[^.]\.([^.\s/\\]{1,16})$/.exec(name)?.[1]?.toLowerCase() ?? '';
