import type { Language } from '@fairlead/rules';
import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from '../db/ids.ts';
import { agencies, files, mailAttachments, mails } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { FileLinks } from '../ports/fileLinks.ts';
import { type Brand, type MailContent, renderHtml, renderText } from './layout.ts';

/** Seconds until the logo URL in a mail expires. Long, because people read old mails again. */
const LOGO_LIFE = 365 * 24 * 3600;

/** End of the address that replaces the one of an erased contact, as the function `erase_contact` writes it. */
const ERASED_DOMAIN = '@erased.invalid';

/** Kind of mail. The development mailbox and tests find mails by it. */
export type MailKind =
  | 'agentInvitation'
  | 'adminInvitation'
  | 'contactMail'
  | 'contactReply'
  | 'customerInvitation'
  | 'authenticatorRemoved'
  | 'certificateSent'
  | 'claimAssigned'
  | 'claimFiled'
  | 'claimReported'
  | 'claimStatus'
  | 'claimWithdrawn'
  | 'deletionRequested'
  | 'deletionWithdrawn'
  | 'digest'
  | 'disputeClosed'
  | 'disputeOpened'
  | 'docReview'
  | 'documentRequested'
  | 'documentUnavailable'
  | 'documentUploaded'
  | 'newDevice'
  | 'notification'
  | 'passwordChanged'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'policyTransaction'
  | 'quoteAnswered'
  | 'factorRequired'
  | 'quoteCopy'
  | 'quoteReady'
  | 'quoteRequested'
  | 'receipt'
  | 'recoveryCodeUsed'
  | 'refundReceipt'
  | 'resetPassword'
  | 'secondFactorOff'
  | 'secondFactorOn'
  | 'secondFactorReset'
  | 'serviceAnswered'
  | 'serviceRequested'
  | 'licenseDeclared'
  | 'verifyEmail';

export interface Mail {
  kind: MailKind;
  to: string;
  /** Language of the recipient. */
  language: Language;
  /** Agency whose brand is used; null for a mail of the platform. The transaction must be allowed to see this agency. */
  agencyId: string | null;
  content: MailContent;
  /** Person who wrote the mail. Replies from a mail program go to them. */
  from?: { name: string; email: string };
  /** Attachments, which are files of the agency. */
  fileIds?: readonly string[];
  /** The agent's email that this mail delivers. Its status shows a failed delivery. */
  emailId?: string;
  /** Contact and records of an automatic mail, which then appears in the conversation with the contact. */
  about?: MailSubject;
}

interface MailSubject {
  contactId: string;
  opportunityId?: string | null;
  quoteId?: string | null;
  policyId?: string | null;
  claimId?: string | null;
  serviceRequestId?: string | null;
}

export interface Mailer {
  readonly productName: string;
  /**
   * Writes a mail and its delivery job in the transaction that causes them. Nothing is sent before the commit. Works in every
   * role of handlers. Does nothing for an erased contact.
   */
  write(tx: Transaction, mail: Mail): Promise<void>;
  /** Returns the texts of a mail, and sends nothing. */
  render(
    tx: Transaction,
    mail: Pick<Mail, 'agencyId' | 'language' | 'content'>,
  ): Promise<{ html: string; text: string }>;
  /** Link to a page of the portal: `linkTo('/auth/verify-email', { token })`. */
  linkTo(path: string, query?: Readonly<Record<string, string>>): string;
}

interface MailerOptions {
  productName: string;
  /** Path on this server, or a `data:` URL, which mail programs do not display. */
  logoUrl: string | null;
  /** Public address of the portal, such as `https://portal.example.com`. */
  publicUrl: () => string;
  links: FileLinks;
}

export function makeMailer({ productName, logoUrl, publicUrl, links }: MailerOptions): Mailer {
  const linkTo: Mailer['linkTo'] = (path, query = {}) => {
    const url = new URL(path, publicUrl());
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  };
  // Mail programs do not display SVG.
  const productLogo = logoUrl !== null && /^\/\S+\.(png|jpe?g|gif)$/i.test(logoUrl) ? logoUrl : null;

  async function brandOf(tx: Transaction, agencyId: string | null): Promise<Brand> {
    const product = { name: productName, logoUrl: productLogo && linkTo(productLogo), productName };
    if (agencyId === null) return product;
    const [agency] = await tx
      .select({ name: agencies.name, photo: { id: files.id, version: files.version } })
      .from(agencies)
      .leftJoin(files, eq(files.id, agencies.photoFileId))
      .where(eq(agencies.id, agencyId));
    if (!agency) return product;
    const { name, photo } = agency;
    return { name, logoUrl: photo && linkTo(links.linkTo(photo, LOGO_LIFE).fileUrl), productName };
  }

  const render: Mailer['render'] = async (tx, { agencyId, language, content }) => {
    const brand = await brandOf(tx, agencyId);
    return { html: renderHtml(brand, language, content), text: renderText(brand, language, content) };
  };

  return {
    productName,
    linkTo,
    render,
    async write(tx, { kind, to, language, agencyId, content, from, fileIds = [], emailId, about }) {
      if (to.endsWith(ERASED_DOMAIN)) return;
      const id = uuidv7();
      const { html, text } = await render(tx, { agencyId, language, content });
      const sender = from && { fromName: from.name, replyTo: from.email };
      const { subject } = content;
      await tx.insert(mails).values({ id, agencyId, kind, to, ...sender, subject, html, text, emailId });
      if (agencyId !== null && fileIds.length > 0) {
        const attached = fileIds.map((fileId, place) => ({ id: uuidv7(), agencyId, mailId: id, fileId, place }));
        await tx.insert(mailAttachments).values(attached);
      }
      if (about) {
        const { contactId, ...records } = about;
        await tx.execute(
          sql`select thread_system_mail(${id}, ${contactId}, ${subject}, ${JSON.stringify(records)}, now())`,
        );
      }
      await enqueue(tx, agencyId, { kind: 'sendMail', payload: { mailId: id } }, id);
    },
  };
}
