import { enumLabels, fromCents } from '@fairlead/rules';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { roles, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { composeMail } from '../../mail/compose.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { dollars, fullName, longDate } from '../../messages/formats.ts';
import { type QuoteRow, quoteSerial } from '../../records/quotes.ts';
import { recipientFor } from '../../records/recipients.ts';

/** Message keys per answer. */
const texts = {
  ACCEPTED: { subject: 'mail.quoteAccepted.subject', text: 'mail.quoteAccepted.text' },
  REJECTED: { subject: 'mail.quoteRejected.subject', text: 'mail.quoteRejected.text' },
} as const;

/**
 * Mails the customer's answer to the assigned agent and to the contact's agent, each in their language. Agents who are no longer
 * active get no mail; if neither is active, an agency admin gets it.
 */
export async function writeAnswerMails(tx: Transaction, mailer: Mailer, row: QuoteRow): Promise<void> {
  const { quote, contact, carrier, insuranceName } = row;
  const { agencyId, customerFeedback, feedbackReason } = quote;
  if (customerFeedback === null) throw new Error(`quote ${quote.id} has no answer`);
  const { subject, text } = texts[customerFeedback];
  const serial = quoteSerial(quote.serial);
  const params = { contact: fullName(contact), serial, insurance: insuranceName, carrier: carrier.name };
  for (const { name, email, language } of await readersOf(tx, row)) {
    const content = composeMail(language, {
      subject: { code: subject, params },
      name,
      texts: [
        { code: text, params },
        ...(feedbackReason ? [{ code: 'mail.quoteRejected.reason', params: { reason: feedbackReason } } as const] : []),
      ],
      facts: [
        ['label.serial', serial],
        ['label.insuranceTypeId', insuranceName],
        ['label.carrierId', carrier.name],
        ['label.premiumAmount', dollars.format(fromCents(quote.premiumCents))],
        ['label.effectiveDate', longDate(language, quote.effectiveOn)],
        ['label.customerFeedback', enumLabels[language][`quoteFeedback.${customerFeedback}`]],
      ],
      action: ['mail.quoteAnswered.action', mailer.linkTo(`/quotes/${quote.id}`)],
    });
    await mailer.write(tx, { kind: 'quoteAnswered', to: email, language, agencyId, content });
  }
}

async function readersOf(tx: Transaction, { agent, owner }: QuoteRow) {
  const active = await tx
    .select({ name: users.name, email: users.email, language: users.language })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(
      and(
        inArray(users.id, [agent.id, owner.id]),
        eq(roles.roleType, 'AGENT'),
        isNull(users.disabledAt),
        isNull(users.deletedAt),
      ),
    );
  if (active.length > 0) return active;
  const admin = await recipientFor(tx, agent.id);
  return admin ? [admin] : [];
}
