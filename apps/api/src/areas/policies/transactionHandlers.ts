import { eq } from 'drizzle-orm';
import { invalidRequest, notFound } from '../../contract/answers.ts';
import { changeRecord, recordKind } from '../../contract/changeRecord.ts';
import { insertRecord } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { deleteHandler } from '../../contract/recordHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { audit } from '../../db/audit.ts';
import { uuidv7 } from '../../db/ids.ts';
import { newReference } from '../../db/references.ts';
import { lockAndFind } from '../../db/rows.ts';
import { policyTransactions } from '../../db/schema/index.ts';
import { wasJustSent } from '../../mail/repeats.ts';
import { findPolicy } from '../../records/policies.ts';
import { writeTransactionMail } from './mails.ts';
import { findTransaction, toTransaction, transactionColumns, transactionErrors } from './transactions.ts';

const policyTransaction = recordKind({
  table: policyTransactions,
  type: 'policyTransaction',
  notFound: 'policyTransaction.notFound',
  find: findTransaction,
  rowOf: (row) => row,
  toPayload: toTransaction,
});

/** Handlers for transactions of policies, which bill changes. */
export function policyTransactionHandlers({ clock, mailer }: Services) {
  return defineHandlers({
    async createPolicyTransaction({ body, header, session, operationId, run }) {
      const errors = transactionErrors(body);
      if (errors.length > 0) return invalidRequest(errors);
      const { userId } = session;
      return run(async (tx) => {
        const found = await findPolicy(tx, body.policyId);
        if (!found) return notFound('policy.notFound');
        const { id: policyId, agencyId } = found.policy;
        const at = clock.now() * 1000;
        const values = () => ({
          ...transactionColumns(body),
          id: uuidv7(at),
          agencyId,
          policyId,
          reference: newReference('TX'),
          createdBy: userId,
          createdAt: new Date(at),
        });
        const created = { values, code: 'policyTransaction.created' } as const;
        return insertRecord(policyTransaction, { tx, session, operationId, header, body }, created);
      });
    },

    async updatePolicyTransaction({ body, session, operationId, run }) {
      const { id, version, ...input } = body;
      return run((tx) =>
        changeRecord(policyTransaction, { tx, session, operationId, id, version }, async (before, save) => {
          const errors = transactionErrors(input);
          for (const field of ['policyId', 'transactionType'] as const)
            if (body[field] !== before[field]) errors.push({ field, code: 'policy.locked' });
          if (errors.length > 0) return invalidRequest(errors);
          const payload = toTransaction(await save(transactionColumns(input)));
          return { status: 200, code: 'policyTransaction.updated', payload };
        }),
      );
    },

    deletePolicyTransaction: deleteHandler(policyTransaction, clock, 'policyTransaction.deleted'),

    async notifyPolicyTransaction({ path, session, operationId, run }) {
      return run(async (tx) => {
        const row = await lockAndFind(tx, policyTransactions, path.id, findTransaction);
        const policy = row && (await findPolicy(tx, row.policyId));
        if (!policy) return notFound('policyTransaction.notFound');
        if (wasJustSent(row.notifiedAt, clock.now()))
          return { status: 409, code: 'email.sentJustNow', payload: toTransaction(row) } as const;
        await writeTransactionMail(tx, mailer, policy, row);
        // The version stays, because no editable field has changed.
        await tx
          .update(policyTransactions)
          .set({ notifiedAt: new Date(clock.now() * 1000) })
          .where(eq(policyTransactions.id, row.id));
        const after = { mailedTo: policy.contact.email };
        await audit(tx, session, operationId, { type: 'policyTransaction', id: row.id, after });
        return { status: 200, code: 'policyTransaction.notified' };
      });
    },
  });
}
