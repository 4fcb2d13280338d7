import { enumLabels, freePremium } from '@fairlead/rules';
import type { Transaction } from '../../db/scope.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { longDate } from '../../messages/formats.ts';
import type { PolicyRow } from '../../records/policies.ts';
import { policyFacts, writePolicyMail } from '../../records/policyMails.ts';
import type { TransactionRow } from './transactions.ts';

/** Mails a customer about a transaction of their policy. */
export const writeTransactionMail = (tx: Transaction, mailer: Mailer, policy: PolicyRow, row: TransactionRow) =>
  writePolicyMail(tx, mailer, 'policyTransaction', policy, (language) => [
    ...policyFacts(policy),
    ['label.transactionType', enumLabels[language][`policyTransactionType.${row.transactionType}`]],
    ['label.transactionDate', longDate(language, row.transactionOn)],
    ['label.transactionPremium', freePremium(row.premium)],
    ['label.paymentStatus', enumLabels[language][`policyPaymentStatus.${row.paymentStatus}`]],
    ['label.dueDate', row.dueOn === null ? '' : longDate(language, row.dueOn)],
    ['label.invoiceNumber', row.invoiceNumber],
    ['label.reference', row.reference],
  ]);
