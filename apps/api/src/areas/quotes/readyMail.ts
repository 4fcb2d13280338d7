import { fromCents } from '@fairlead/rules';
import type { Transaction } from '../../db/scope.ts';
import { composeMail } from '../../mail/compose.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { agencyName, languageOfContact } from '../../mail/readers.ts';
import { dollars, fullName, longDate } from '../../messages/formats.ts';
import { type QuoteRow, quoteSerial } from '../../records/quotes.ts';

/** Mails the contact that a quote is ready, in the language of their account. */
export async function writeReadyMail(tx: Transaction, mailer: Mailer, row: QuoteRow): Promise<void> {
  const { quote, contact, carrier, insuranceName, agent } = row;
  const { agencyId } = quote;
  const language = await languageOfContact(tx, contact);
  const params = { insurance: insuranceName, agency: await agencyName(tx, agencyId), agent: agent.name };
  const content = composeMail(language, {
    subject: { code: 'mail.quoteReady.subject', params },
    name: fullName(contact),
    texts: [{ code: 'mail.quoteReady.text', params }],
    facts: [
      ['label.serial', quoteSerial(quote.serial)],
      ['label.insuranceTypeId', insuranceName],
      ['label.carrierId', carrier.name],
      ['label.premiumAmount', dollars.format(fromCents(quote.premiumCents))],
      ['label.effectiveDate', longDate(language, quote.effectiveOn)],
    ],
    action: ['mail.quoteReady.action', mailer.linkTo(`/quotes/${quote.id}`)],
  });
  const about = { contactId: contact.id, quoteId: quote.id, opportunityId: quote.opportunityId };
  await mailer.write(tx, { kind: 'quoteReady', to: contact.email, language, agencyId, content, about });
}
