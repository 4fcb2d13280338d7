import { enumLabels, freePremium, type Language } from '@fairlead/rules';
import type { Transaction } from '../../db/scope.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { agencyName, languageOfContact } from '../../mail/readers.ts';
import { type MessageKey, translate, wordIn } from '../../messages/index.ts';
import type { PolicyRow } from './policies.ts';
import type { TransactionRow } from './transactions.ts';

/** Message keys of each mail. */
const sentences = {
  certificateSent: { subject: 'mail.certificateSent.subject', text: 'mail.certificateSent.text' },
  policyTransaction: { subject: 'mail.policyTransaction.subject', text: 'mail.policyTransaction.text' },
} as const;

const dayIn = (language: Language, date: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** Mails the contact about their policy, in the language of their account. */
async function writeMail(
  tx: Transaction,
  mailer: Mailer,
  kind: keyof typeof sentences,
  row: PolicyRow,
  factsIn: (language: Language) => readonly (readonly [MessageKey, string])[],
): Promise<void> {
  const { policy, contact, insuranceName, agent } = row;
  const language = await languageOfContact(tx, contact);
  const agency = await agencyName(tx, policy.agencyId);
  const params = { insurance: insuranceName, number: policy.policyNumber, agency, agent: agent.name };
  const subject = translate(language, { code: sentences[kind].subject, params });
  const name = `${contact.firstName} ${contact.lastName}`.trim();
  const content = {
    subject,
    heading: subject,
    paragraphs: [
      translate(language, { code: 'mail.hello', params: { name } }),
      translate(language, { code: sentences[kind].text, params }),
    ],
    facts: factsIn(language).flatMap(([label, value]) =>
      value === '' ? [] : [{ label: wordIn(language, label), value }],
    ),
    action: { label: wordIn(language, 'mail.policy.action'), url: mailer.linkTo(`/policies/${policy.id}`) },
  };
  await mailer.write(tx, { kind, to: contact.email, language, agencyId: policy.agencyId, content });
}

const policyFacts = ({ policy, insuranceName, carrier }: PolicyRow): [MessageKey, string][] => [
  ['label.policyNumber', policy.policyNumber],
  ['label.insuranceTypeId', insuranceName],
  ['label.carrierId', carrier?.name ?? ''],
];

/** Mails a customer about a transaction of their policy. */
export const writeTransactionMail = (tx: Transaction, mailer: Mailer, policy: PolicyRow, row: TransactionRow) =>
  writeMail(tx, mailer, 'policyTransaction', policy, (language) => [
    ...policyFacts(policy),
    ['label.transactionType', enumLabels[language][`policyTransactionType.${row.transactionType}`]],
    ['label.transactionDate', dayIn(language, row.transactionOn)],
    ['label.transactionPremium', freePremium(row.premium)],
    ['label.paymentStatus', enumLabels[language][`policyPaymentStatus.${row.paymentStatus}`]],
    ['label.dueDate', row.dueOn === null ? '' : dayIn(language, row.dueOn)],
    ['label.invoiceNumber', row.invoiceNumber],
    ['label.reference', row.reference],
  ]);

/** Mails a customer that the certificate they requested is ready. */
export const writeCertificateMail = (
  tx: Transaction,
  mailer: Mailer,
  policy: PolicyRow,
  { holderName, holderAddress }: { holderName: string; holderAddress: string },
) =>
  writeMail(tx, mailer, 'certificateSent', policy, () => [
    ...policyFacts(policy),
    ['label.holderName', holderName],
    ['label.holderAddress', holderAddress],
  ]);
