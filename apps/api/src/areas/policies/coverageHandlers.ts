import { notFound } from '../../contract/answers.ts';
import { changeRecord, recordKind } from '../../contract/changeRecord.ts';
import { insertRecord } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { coverages } from '../../db/schema/index.ts';
import { type CoverageRow, findCoverage, toPolicyCoverage } from '../../records/coverages.ts';
import { addsText, refusalOfErased } from '../../records/erasedContacts.ts';
import { countPartChange, lockPolicy } from '../../records/policies.ts';

const trimmed = ({ name, value, description = '' }: { name: string; value: string; description?: string }) => ({
  name: name.trim(),
  value: value.trim(),
  description: description.trim(),
});

const coverage = recordKind({
  table: coverages,
  type: 'coverage',
  notFound: 'coverage.notFound',
  find: findCoverage,
  rowOf: (row) => row,
  toPayload: toPolicyCoverage,
});

/** Handlers for single coverages of a policy. */
export const policyCoverageHandlers = defineHandlers({
  async createPolicyCoverage({ body, header, session, operationId, run }) {
    return run(async (tx) => {
      const found = await lockPolicy(tx, body.policyId);
      if (!found) return notFound('policy.notFound');
      const { id: policyId, agencyId, contactId } = found.policy;
      const refused = addsText(body.description, '') ? await refusalOfErased(tx, contactId) : undefined;
      if (refused) return refused;
      const values = async () => {
        await countPartChange(tx, policyId);
        return { agencyId, policyId, ...trimmed(body) };
      };
      const created = { values, code: 'coverage.created' } as const;
      return insertRecord(coverage, { tx, session, operationId, header, body }, created);
    });
  },

  async updatePolicyCoverage({ body, session, operationId, run }) {
    const { coverageId: id, version } = body;
    return run(async (tx) => {
      // the lock on the policy also protects its coverages
      const found = await lockPolicy(tx, body.policyId);
      if (!found) return notFound('policy.notFound');
      const check = async ({ policyId, description }: CoverageRow) => {
        if (policyId !== body.policyId) return notFound('coverage.notFound');
        return addsText(body.description, description) ? refusalOfErased(tx, found.policy.contactId) : undefined;
      };
      return changeRecord(coverage, { tx, session, operationId, id, version, check }, async (_, save) => {
        const payload = toPolicyCoverage(await save(trimmed(body)));
        await countPartChange(tx, body.policyId);
        return { status: 200, code: 'coverage.updated', payload };
      });
    });
  },
});
