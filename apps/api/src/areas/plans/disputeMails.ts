import { enumLabels, isDisputeOpen, isInquiry, type Language, needsEvidence, type Privilege } from '@fairlead/rules';
import { and, arrayContains, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { assertExists } from '../../db/rows.ts';
import { roles, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { composeMail } from '../../mail/compose.ts';
import type { MailContent } from '../../mail/layout.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { longDate } from '../../messages/formats.ts';
import { usd } from '../../records/receiptLines.ts';
import { findTransaction, type PaymentRow } from '../../records/transactions.ts';
import type { DisputeChange, DisputeRow } from './disputeChange.ts';

/** Subject and text by change: a dispute opened, also from an inquiry, or the bank has decided. */
const messages = {
  inquiryOpened: ['mail.dispute.inquiryOpened.subject', 'mail.dispute.inquiryOpened.text'],
  opened: ['mail.dispute.opened.subject', 'mail.dispute.opened.text'],
  inquiryClosed: ['mail.dispute.inquiryClosed.subject', 'mail.dispute.inquiryClosed.text'],
  won: ['mail.dispute.won.subject', 'mail.dispute.won.text'],
  lost: ['mail.dispute.lost.subject', 'mail.dispute.lost.text'],
  prevented: ['mail.dispute.prevented.subject', 'mail.dispute.prevented.text'],
} as const;
type Occasion = keyof typeof messages;

const closings: Partial<Record<DisputeRow['status'], Occasion>> = {
  INQUIRY_CLOSED: 'inquiryClosed',
  WON: 'won',
  LOST: 'lost',
  PREVENTED: 'prevented',
};

/** Undefined for a change within a stage, such as evidence that was sent. */
function occasionOf({ before, after }: DisputeChange): Occasion | undefined {
  if (before?.status === after.status) return undefined;
  if (!isDisputeOpen(after.status)) return closings[after.status];
  if (isInquiry(after.status)) return before ? undefined : 'inquiryOpened';
  return before === undefined || isInquiry(before.status) ? 'opened' : undefined;
}

/** Mails the platform admins who may see payments, in their languages, in the transaction that records the change. */
export async function writeDisputeMails(tx: Transaction, mailer: Mailer, change: DisputeChange): Promise<void> {
  const occasion = occasionOf(change);
  if (!occasion) return;
  const { after } = change;
  const row = assertExists(await findTransaction(tx, after.transactionId), `transaction ${after.transactionId}`);
  const kind = isDisputeOpen(after.status) ? 'disputeOpened' : 'disputeClosed';
  const url = mailer.linkTo(`/history/transactions/${after.transactionId}`);
  for (const { email, name, language } of await paymentAdmins(tx)) {
    const content = disputeMail(occasion, row, after, { name, language, url });
    await mailer.write(tx, { kind, to: email, language, agencyId: null, content });
  }
}

/** Active platform admins who may see payments. */
const paymentAdmins = (tx: Transaction) =>
  tx
    .select({ email: users.email, name: users.name, language: users.language })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(
      and(
        isNull(users.agencyId),
        eq(roles.roleType, 'ADMIN'),
        arrayContains(roles.privileges, ['TRANSACTION_VIEW' satisfies Privilege]),
        isNotNull(users.emailVerifiedAt),
        isNull(users.disabledAt),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(users.createdAt), asc(users.id));

function disputeMail(
  occasion: Occasion,
  { payment, agency }: PaymentRow,
  { amountCents, reason, status, dueAt }: DisputeRow,
  { name, language, url }: { name: string; language: Language; url: string },
): MailContent {
  const labels = enumLabels[language];
  const [subject, text] = messages[occasion];
  const params = { amount: usd(amountCents), reference: payment.reference, agency: agency.name };
  const answerUntil = needsEvidence(status) && dueAt ? longDate(language, dueAt) : '';
  return composeMail(language, {
    subject: { code: subject, params },
    name,
    texts: [{ code: text, params }],
    facts: [
      ['label.reference', payment.reference],
      ['label.agencyId', agency.name],
      ['mail.dispute.amount', usd(amountCents)],
      ['mail.dispute.reason', labels[`disputeReason.${reason}`]],
      ['label.status', labels[`disputeStatus.${status}`]],
      ['mail.dispute.answerUntil', answerUntil],
    ],
    action: ['mail.dispute.action', url],
  });
}
