import { isRenewable, visible } from '@fairlead/rules';
import { notFound, stale } from '../../contract/answers.ts';
import { changeRecord } from '../../contract/changeRecord.ts';
import { createOnce, createRecord } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { Problem } from '../../contract/problem.ts';
import { totalsHandler } from '../../contract/recordHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { toPage } from '../../db/page.ts';
import type { Transaction } from '../../db/scope.ts';
import { dayToSeconds } from '../../db/time.ts';
import { exportHandler } from '../../exports/exportList.ts';
import { todayOf } from '../../records/agencyTime.ts';
import { refusalOfErased } from '../../records/erasedContacts.ts';
import { lockPolicy, type PolicyRow } from '../../records/policies.ts';
import { policyKind } from './kind.ts';
import { renewalExport } from './renewalExport.ts';
import { countExpiring, renewalFigures, renewalsAtRisk } from './renewalFigures.ts';
import { listRenewals, sumRenewals, toRenewal, toRenewalTotal } from './renewalList.ts';
import { insertNextTerm, insertRequote } from './renewals.ts';

/** Handlers for renewals and the next term of a policy. */
export function renewalHandlers({ clock, links }: Services) {
  const policy = policyKind(links);

  /** Refuses policies that cannot be renewed. */
  const refusalOf = async (tx: Transaction, row: PolicyRow) => {
    const { status: policyStatus, expiresOn } = row.policy;
    const nextPolicyId = row.nextTerm?.id ?? null;
    const today = await todayOf(tx, clock.now());
    if (isRenewable({ policyStatus, expiredDate: dayToSeconds(expiresOn), nextPolicyId }, today)) return undefined;
    const code = nextPolicyId === null ? 'policy.notRenewable' : 'policy.renewedAlready';
    return { status: 409, code, payload: await policy.toPayload(row, tx) } as const;
  };

  return defineHandlers({
    async listRenewals({ query, session, run }) {
      const context = { userId: session.userId, now: clock.now() };
      const page = await run((tx) => listRenewals(tx, query, context));
      return { status: 200, code: 'ok', payload: toPage(page, query, (row) => toRenewal(row, links)) };
    },

    exportRenewals: exportHandler(renewalExport, clock),

    sumRenewals: totalsHandler(sumRenewals, clock, toRenewalTotal),

    async countRenewals({ run }) {
      return { status: 200, code: 'ok', payload: { in30: await run((tx) => countExpiring(tx, clock.now())) } };
    },

    async getRenewalFigures({ query, session, run }) {
      const context = { agentId: query.mine ? session.userId : undefined, now: clock.now() };
      return { status: 200, code: 'ok', payload: await run((tx) => renewalFigures(tx, context)) };
    },

    async getRenewalsAtRisk({ run }) {
      return { status: 200, code: 'ok', payload: await run((tx) => renewalsAtRisk(tx, clock.now())) };
    },

    async renewPolicy({ path, body, header, session, operationId, run }) {
      const { userId } = session;
      return run(async (tx) => {
        const before = await lockPolicy(tx, path.id);
        if (!before) return notFound('policy.notFound');
        const refused = await refusalOfErased(tx, before.policy.contactId);
        if (refused) return refused;
        // A repeat of a request comes after the renewal. Its key decides, so it skips the checks.
        const isRepeat = before.nextTerm !== null && header['Idempotency-Key'] !== undefined;
        if (!isRepeat) {
          const refusal = await refusalOf(tx, before);
          if (refusal) return refusal;
          if (body.version !== before.policy.version) return stale(await policy.toPayload(before, tx));
        }
        const create = () => {
          if (isRepeat) throw new Problem(409, { code: 'policy.renewedAlready' });
          const write = { tx, session, operationId };
          return insertNextTerm(policy, before, body, { write, userId, now: clock.now() });
        };
        const created = { create, code: 'policy.renewed', path: '/api/policy/id/' } as const;
        const request = { tx, session, operationId, header, body: { ...body, ...path } };
        return createRecord(policy, request, created);
      });
    },

    async requotePolicy({ path, body, header, session, operationId, run }) {
      const { userId } = session;
      return run(async (tx) => {
        const before = await lockPolicy(tx, path.id);
        if (!before) return notFound('policy.notFound');
        const refusal = (await refusalOfErased(tx, before.policy.contactId)) ?? (await refusalOf(tx, before));
        if (refusal) return refusal;
        const request = { tx, session, operationId, header, body: { ...body, ...path } };
        const create = () =>
          insertRequote(policy, before, body.carrierIds, {
            write: { tx, session, operationId },
            userId,
            now: clock.now(),
          });
        return createOnce(request, create, (payload) => ({ status: 201, code: 'policy.requoted', payload }) as const);
      });
    },

    async updateNonRenewal({ path, body, session, operationId, run }) {
      const { version, reason, note = '' } = body;
      return run((tx) => {
        const check = async (before: PolicyRow) => {
          if (reason === null) return undefined;
          const refused = visible.test(note) ? await refusalOfErased(tx, before.policy.contactId) : undefined;
          return refused ?? refusalOf(tx, before);
        };
        return changeRecord(policy, { tx, session, operationId, id: path.id, version, check }, async (_, save) => {
          const after = await save({
            nonRenewalReason: reason,
            nonRenewalNote: reason === null ? '' : note.trim(),
            updatedAt: new Date(clock.now() * 1000),
          });
          const code = reason === null ? 'policy.nonRenewalRemoved' : 'policy.notRenewing';
          return { status: 200, code, payload: await policy.toPayload(after, tx) } as const;
        });
      });
    },
  });
}
