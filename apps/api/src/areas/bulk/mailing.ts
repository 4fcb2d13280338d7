import type { Transaction } from '../../db/scope.ts';
import type { BulkChange } from './change.ts';

/** Mail to the customer of each record. */
export function mailing(
  findRecipient: (tx: Transaction, id: string) => Promise<{ contactId: string; policyId: string | null }>,
): BulkChange {
  return {
    operation: 'sendEmail',
    mails: true,
    anyVersion: true,
    refusal: async ({ unreachableReason }, tx, id) => unreachableReason(tx, (await findRecipient(tx, id)).contactId),
    async apply({ mailContact }, { session, run, readRun }, { id, mail }) {
      if (!mail) throw new Error('the action has no mail');
      const recipient = await readRun((tx) => findRecipient(tx, id));
      return mailContact({ session, run }, { ...recipient, ...mail });
    },
  };
}
