import { COVERAGE_DESCRIPTION_MAX_LENGTH } from '@fairlead/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { notFound } from '../../contract/answers.ts';
import type { FieldMessage, Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { uuidv7 } from '../../db/ids.ts';
import { only } from '../../db/rows.ts';
import { coverages, discounts } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Clock } from '../../ports/clock.ts';
import { lockPolicy } from '../policies/policies.ts';
import {
  type CoverageRow,
  coveragesOf,
  type DiscountRow,
  findCoverage,
  policyCoveragesOf,
  toCoverage,
  toDiscount,
} from './coverages.ts';
import { allFailed, saveEach, summaryOf, textError } from './entries.ts';
import { lockQuote } from './quotes.ts';

type CoverageHandlers = Pick<Handlers, 'saveCoverages' | 'deleteCoverage' | 'saveDiscounts' | 'deleteDiscount'>;

const stale = { field: 'version', code: 'entries.stale' } as const;

/** Handlers for coverages and discounts of quotes. */
export function coverageHandlers(clock: Clock): CoverageHandlers {
  return {
    async saveCoverages({ body, session, operationId, language, run }) {
      return run(async (tx) => {
        const entries = body.createUpdateCoverages;
        const saved = await saveEach(tx, entries, async (entry, { quote }): Promise<CoverageRow | FieldMessage> => {
          const { name, value, description = '', coverageId } = entry;
          const wrong =
            textError('name', name, { label: 'label.name', language, required: true }) ??
            textError('value', value, { label: 'entries.value', language, required: true }) ??
            textError('description', description, {
              label: 'label.description',
              language,
              max: COVERAGE_DESCRIPTION_MAX_LENGTH,
            });
          if (wrong) return wrong;
          const values = { name: name.trim(), value: value.trim(), description: description.trim() };
          if (coverageId === undefined) {
            const { id: quoteId, agencyId } = quote;
            const after = only(
              await tx
                .insert(coverages)
                .values({ id: uuidv7(), agencyId, quoteId, ...values })
                .returning(),
            );
            await audit(tx, session, operationId, { type: 'coverage', id: after.id, after });
            return after;
          }
          const before = await findCoverage(tx, coverageId);
          if (before?.quoteId !== quote.id) return { field: 'coverageId', code: 'coverage.notFound' };
          if (entry.version !== undefined && entry.version !== before.version) return stale;
          const after = only(
            await tx
              .update(coverages)
              .set({ ...values, version: before.version + 1 })
              .where(eq(coverages.id, coverageId))
              .returning(),
          );
          await audit(tx, session, operationId, { type: 'coverage', id: coverageId, before, after });
          return after;
        });
        if (!saved) return notFound('quote.notFound');
        if (saved.rows.length === 0) return allFailed('createUpdateCoverages', saved.failures, language);
        const payload = { ...summaryOf(saved, language), coverageList: saved.rows.map(toCoverage) };
        const params = { count: payload.submitted, total: payload.total };
        return { status: 200, code: 'entries.submitted', params, payload };
      });
    },

    async deleteCoverage({ path, session, operationId, run }) {
      return run(async (tx) => {
        const found = await findCoverage(tx, path.id);
        const all = found ? await lockSiblings(tx, found) : [];
        // read again under the lock
        const before = all.find(({ id }) => id === path.id);
        if (!before) return notFound('coverage.notFound');
        if (all.length === 1) return { status: 409, code: 'coverage.last' };
        await tx
          .update(coverages)
          .set({ deletedAt: new Date(clock.now() * 1000), version: before.version + 1 })
          .where(eq(coverages.id, before.id));
        await audit(tx, session, operationId, { type: 'coverage', id: before.id, before });
        return { status: 200, code: 'coverage.deleted' };
      });
    },

    async saveDiscounts({ body, session, operationId, language, run }) {
      return run(async (tx) => {
        const saved = await saveEach(
          tx,
          body.createUpdateDiscounts,
          async (entry, { quote }): Promise<DiscountRow | FieldMessage> => {
            const { discountId } = entry;
            const wrong = textError('name', entry.name, { label: 'label.name', language, required: true });
            if (wrong) return wrong;
            const name = entry.name.trim();
            if (discountId === undefined) {
              const { id: quoteId, agencyId } = quote;
              const after = only(
                await tx.insert(discounts).values({ id: uuidv7(), agencyId, quoteId, name }).returning(),
              );
              await audit(tx, session, operationId, { type: 'discount', id: after.id, after });
              return after;
            }
            const before = await findDiscount(tx, discountId);
            if (before?.quoteId !== quote.id) return { field: 'discountId', code: 'discount.notFound' };
            if (entry.version !== undefined && entry.version !== before.version) return stale;
            const after = only(
              await tx
                .update(discounts)
                .set({ name, version: before.version + 1 })
                .where(eq(discounts.id, discountId))
                .returning(),
            );
            await audit(tx, session, operationId, { type: 'discount', id: discountId, before, after });
            return after;
          },
        );
        if (!saved) return notFound('quote.notFound');
        if (saved.rows.length === 0) return allFailed('createUpdateDiscounts', saved.failures, language);
        const payload = { ...summaryOf(saved, language), discountList: saved.rows.map(toDiscount) };
        const params = { count: payload.submitted, total: payload.total };
        return { status: 200, code: 'entries.submitted', params, payload };
      });
    },

    async deleteDiscount({ path, session, operationId, run }) {
      return run(async (tx) => {
        const found = await findDiscount(tx, path.id);
        const quote = found && (await lockQuote(tx, found.quoteId));
        const before = quote && (await findDiscount(tx, path.id));
        if (!before) return notFound('discount.notFound');
        await tx
          .update(discounts)
          .set({ deletedAt: new Date(clock.now() * 1000), version: before.version + 1 })
          .where(eq(discounts.id, before.id));
        await audit(tx, session, operationId, { type: 'discount', id: before.id, before });
        return { status: 200, code: 'discount.deleted' };
      });
    },
  };
}

/** Locks the quote or policy of a coverage, and returns all its coverages. */
async function lockSiblings(tx: Transaction, { quoteId, policyId }: CoverageRow): Promise<CoverageRow[]> {
  if (quoteId !== null) return (await lockQuote(tx, quoteId)) ? coveragesOf(tx, quoteId) : [];
  return policyId !== null && (await lockPolicy(tx, policyId)) ? policyCoveragesOf(tx, policyId) : [];
}

async function findDiscount(tx: Transaction, id: string) {
  const [row] = await tx
    .select()
    .from(discounts)
    .where(and(eq(discounts.id, id), isNull(discounts.deletedAt)));
  return row;
}
