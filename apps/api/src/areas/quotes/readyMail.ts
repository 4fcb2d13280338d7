import { fromCents, type Language } from '@fairlead/rules';
import type { Transaction } from '../../db/scope.ts';
import type { MailContent } from '../../mail/layout.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { agencyName, languageOfContact } from '../../mail/readers.ts';
import { type MessageKey, translate, wordIn } from '../../messages/index.ts';
import { type QuoteRow, quoteSerial } from '../../records/quotes.ts';

/** Mails the contact that a quote is ready, in the language of their account. */
export async function writeReadyMail(tx: Transaction, mailer: Mailer, row: QuoteRow): Promise<void> {
  const { agencyId } = row.quote;
  const language = await languageOfContact(tx, row.contact);
  const agency = await agencyName(tx, agencyId);
  const content = readyMail(row, agency, language, mailer.linkTo(`/quotes/${row.quote.id}`));
  await mailer.write(tx, { kind: 'quoteReady', to: row.contact.email, language, agencyId, content });
}

/** Formats amounts as everywhere in the product: `$1,234.50`. */
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

function readyMail(row: QuoteRow, agency: string, language: Language, url: string): MailContent {
  const { quote, contact, carrier, insuranceName, agent } = row;
  const params = { insurance: insuranceName, agency, agent: agent.name };
  const subject = translate(language, { code: 'mail.quoteReady.subject', params });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const facts: [MessageKey, string][] = [
    ['label.serial', quoteSerial(quote.serial)],
    ['label.insuranceTypeId', insuranceName],
    ['label.carrierId', carrier.name],
    ['label.premiumAmount', dollars.format(fromCents(quote.premiumCents))],
    ['label.effectiveDate', day.format(new Date(quote.effectiveOn))],
  ];
  return {
    subject,
    heading: subject,
    paragraphs: [
      translate(language, { code: 'mail.hello', params: { name: `${contact.firstName} ${contact.lastName}`.trim() } }),
      translate(language, { code: 'mail.quoteReady.text', params }),
    ],
    facts: facts.map(([label, value]) => ({ label: wordIn(language, label), value })),
    action: { label: wordIn(language, 'mail.quoteReady.action'), url },
  };
}
