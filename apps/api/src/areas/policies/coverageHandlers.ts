import { eq } from 'drizzle-orm';
import { keyReused, notFound, stale } from '../../contract/answers.ts';
import type { Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { runOnce } from '../../db/idempotency.ts';
import { uuidv7 } from '../../db/ids.ts';
import { only } from '../../db/rows.ts';
import { coverages } from '../../db/schema/index.ts';
import { findCoverage, toPolicyCoverage } from '../quotes/coverages.ts';
import { lockPolicy } from './policies.ts';

const trimmed = ({ name, value, description = '' }: { name: string; value: string; description?: string }) => ({
  name: name.trim(),
  value: value.trim(),
  description: description.trim(),
});

/** Handlers for single coverages of a policy. */
export const policyCoverageHandlers: Pick<Handlers, 'createPolicyCoverage' | 'updatePolicyCoverage'> = {
  async createPolicyCoverage({ body, header, session, operationId, run }) {
    return run(async (tx) => {
      const found = await lockPolicy(tx, body.policyId);
      if (!found) return notFound('policy.notFound');
      const { id: policyId, agencyId } = found.policy;
      const { userId } = session;
      const key = header['Idempotency-Key'];
      const result = await runOnce(tx, { userId, operationId, key, body }, async () => {
        const values = { id: uuidv7(), agencyId, policyId, ...trimmed(body) };
        const after = only(await tx.insert(coverages).values(values).returning());
        await audit(tx, session, operationId, { type: 'coverage', id: after.id, after });
        return toPolicyCoverage(after);
      });
      if (result === 'reused') return keyReused;
      return { status: 201, code: 'coverage.created', payload: result };
    });
  },

  async updatePolicyCoverage({ body, session, operationId, run }) {
    return run(async (tx) => {
      // the lock on the policy also protects its coverages
      if (!(await lockPolicy(tx, body.policyId))) return notFound('policy.notFound');
      const before = await findCoverage(tx, body.coverageId);
      if (before?.policyId !== body.policyId) return notFound('coverage.notFound');
      if (body.version !== undefined && body.version !== before.version) return stale(toPolicyCoverage(before));
      const after = only(
        await tx
          .update(coverages)
          .set({ ...trimmed(body), version: before.version + 1 })
          .where(eq(coverages.id, before.id))
          .returning(),
      );
      await audit(tx, session, operationId, { type: 'coverage', id: after.id, before, after });
      return { status: 200, code: 'coverage.updated', payload: toPolicyCoverage(after) };
    });
  },
};
