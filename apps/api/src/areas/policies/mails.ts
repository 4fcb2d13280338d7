import { enumLabels, freePremium, type Language } from '@fairlead/rules';
import type { Transaction } from '../../db/scope.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { PolicyRow } from '../../records/policies.ts';
import { policyFacts, writePolicyMail } from '../../records/policyMails.ts';
import type { TransactionRow } from './transactions.ts';

const dayIn = (language: Language, date: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** Mails a customer about a transaction of their policy. */
export const writeTransactionMail = (tx: Transaction, mailer: Mailer, policy: PolicyRow, row: TransactionRow) =>
  writePolicyMail(tx, mailer, 'policyTransaction', policy, (language) => [
    ...policyFacts(policy),
    ['label.transactionType', enumLabels[language][`policyTransactionType.${row.transactionType}`]],
    ['label.transactionDate', dayIn(language, row.transactionOn)],
    ['label.transactionPremium', freePremium(row.premium)],
    ['label.paymentStatus', enumLabels[language][`policyPaymentStatus.${row.paymentStatus}`]],
    ['label.dueDate', row.dueOn === null ? '' : dayIn(language, row.dueOn)],
    ['label.invoiceNumber', row.invoiceNumber],
    ['label.reference', row.reference],
  ]);
