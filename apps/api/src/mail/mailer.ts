import type { Language } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import type { FileLinks } from '../areas/files/links.ts';
import { uuidv7 } from '../db/ids.ts';
import { agencies, files, mailAttachments, mails } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { enqueue } from '../jobs/outbox.ts';
import { type Brand, type MailContent, renderHtml, renderText } from './layout.ts';

/** Seconds for which the logo in a mail can be loaded: mails are read again. */
const LOGO_LIFE = 365 * 24 * 3600;

/** What is written about: where it shows up, and what the development mailbox and the tests find it by. */
type MailKind =
  | 'agentInvitation'
  | 'adminInvitation'
  | 'contactMail'
  | 'contactReply'
  | 'customerInvitation'
  | 'certificateSent'
  | 'claimFiled'
  | 'claimStatus'
  | 'claimWithdrawn'
  | 'docReview'
  | 'passwordChanged'
  | 'policyTransaction'
  | 'quoteReady'
  | 'quoteRequested'
  | 'receipt'
  | 'resetPassword'
  | 'serviceAnswered'
  | 'serviceRequested'
  | 'verifyEmail';

export interface Mail {
  kind: MailKind;
  to: string;
  /** Of the reader. */
  language: Language;
  /** In whose brand; null for a mail of the platform. The transaction must be allowed to see this agency. */
  agencyId: string | null;
  content: MailContent;
  /** Who wrote it, when it was not the product; what is answered in a mail program goes to them. */
  from?: { name: string; email: string };
  /** Files of the agency that go with it. */
  fileIds?: readonly string[];
}

export interface Mailer {
  readonly productName: string;
  /**
   * Writes a mail in the transaction that causes it, with the job that sends it: both are there if and only if that
   * commits. Nothing is sent meanwhile. Works in every role that handlers have.
   */
  write(tx: Transaction, mail: Mail): Promise<void>;
  /** A page of the portal as a link for a mail: `linkTo('/auth/verify-email', { token })`. */
  linkTo(path: string, query?: Readonly<Record<string, string>>): string;
}

interface MailerOptions {
  productName: string;
  /** A path on this server or a `data:` address, which mail programs do not show. */
  logoUrl: string | null;
  /** Where readers of mails find the portal: `https://portal.example.com`. */
  publicUrl: () => string;
  links: FileLinks;
}

export function makeMailer({ productName, logoUrl, publicUrl, links }: MailerOptions): Mailer {
  const linkTo: Mailer['linkTo'] = (path, query = {}) => {
    const url = new URL(path, publicUrl());
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  };
  // Mail programs draw no SVG.
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

  return {
    productName,
    linkTo,
    async write(tx, { kind, to, language, agencyId, content, from, fileIds = [] }) {
      const brand = await brandOf(tx, agencyId);
      const id = uuidv7();
      const html = renderHtml(brand, language, content);
      const text = renderText(brand, language, content);
      const sender = from && { fromName: from.name, replyTo: from.email };
      await tx.insert(mails).values({ id, agencyId, kind, to, ...sender, subject: content.subject, html, text });
      if (agencyId !== null && fileIds.length > 0) {
        const attached = fileIds.map((fileId, place) => ({ id: uuidv7(), agencyId, mailId: id, fileId, place }));
        await tx.insert(mailAttachments).values(attached);
      }
      await enqueue(tx, agencyId, { kind: 'sendMail', payload: { mailId: id } });
    },
  };
}
