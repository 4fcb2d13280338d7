import type { Transaction } from '../../db/scope.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { PolicyRow } from '../../records/policies.ts';
import { policyFacts, writePolicyMail } from '../../records/policyMails.ts';

/** Mails a customer that the certificate they requested is ready. */
export const writeCertificateMail = (
  tx: Transaction,
  mailer: Mailer,
  policy: PolicyRow,
  { holderName, holderAddress }: { holderName: string; holderAddress: string },
) =>
  writePolicyMail(tx, mailer, 'certificateSent', policy, () => [
    ...policyFacts(policy),
    ['label.holderName', holderName],
    ['label.holderAddress', holderAddress],
  ]);
