import type { Language } from '@fairlead/rules';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { roles, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { composeMail } from '../../mail/compose.ts';
import type { MailContent } from '../../mail/layout.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { longDate } from '../../messages/formats.ts';
import { translate } from '../../messages/index.ts';
import type { UploadRow } from '../../records/uploads.ts';

/** Mails the agency's admins the result of a review, in their languages, in the transaction of the review. */
export async function writeReviewMails(tx: Transaction, mailer: Mailer, row: UploadRow): Promise<void> {
  const { id: agencyId } = row.agency;
  for (const { email, name, language } of await agencyAdmins(tx, agencyId)) {
    const content = reviewMail(row, { name, language }, mailer.linkTo('/verification-docs'));
    await mailer.write(tx, { kind: 'docReview', to: email, language, agencyId, content });
  }
}

/** Active admins of the agency, who can upload a new document. */
const agencyAdmins = (tx: Transaction, agencyId: string) =>
  tx
    .select({ email: users.email, name: users.name, language: users.language })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(
      and(
        eq(users.agencyId, agencyId),
        eq(roles.roleType, 'AGENT'),
        users.agencyAdmin,
        isNull(users.disabledAt),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(users.createdAt), asc(users.id));

function reviewMail(
  { upload, doc, agency, file }: UploadRow,
  { name, language }: { name: string; language: Language },
  url: string,
): MailContent {
  const params = { document: doc.name, agency: agency.name };
  const approved = upload.status === 'APPROVED';
  return composeMail(language, {
    subject: { code: approved ? 'mail.docApproved.subject' : 'mail.docRejected.subject', params },
    name,
    texts: [
      { code: approved ? 'mail.docApproved.text' : 'mail.docRejected.text', params },
      ...reason(upload.feedback, language),
    ],
    facts: [
      ['label.file', file.name],
      ['label.expirationDate', upload.expiresOn === null ? '' : longDate(language, upload.expiresOn)],
    ],
    action: [approved ? 'mail.docApproved.action' : 'mail.docRejected.action', url],
  });
}

/** The reviewer's feedback, with its line breaks. */
function reason(feedback: string | null, language: Language): string[] {
  const [first, ...more] = (feedback ?? '').split('\n').filter((line) => line.trim() !== '');
  if (first === undefined) return [];
  return [translate(language, { code: 'mail.docRejected.reason', params: { feedback: first } }), ...more];
}
