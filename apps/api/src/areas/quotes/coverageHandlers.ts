import { COVERAGE_DESCRIPTION_MAX_LENGTH, visible } from '@fairlead/rules';
import { deleteRecord, recordKind } from '../../contract/changeRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { coverages, discounts } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import {
  type CoverageRow,
  coveragesOf,
  type DiscountRow,
  findCoverage,
  findDiscount,
  policyCoveragesOf,
  toCoverage,
  toDiscount,
} from '../../records/coverages.ts';
import { refusalOfErased } from '../../records/erasedContacts.ts';
import { countPartChange, lockPolicy } from '../../records/policies.ts';
import { findQuote, lockQuote } from '../../records/quotes.ts';
import { answerOf, countChange, saveEach, saveEntry, textError } from './entries.ts';
import { lockOf } from './quoteKind.ts';

/** A deleted coverage does not exist. The lock on its quote or policy also protects its other coverages. */
async function lockCoverage(tx: Transaction, id: string): Promise<CoverageRow | undefined> {
  const found = await findCoverage(tx, id);
  const parent = found && (await lockParent(tx, found));
  return parent ? findCoverage(tx, id) : undefined;
}

async function lockDiscount(tx: Transaction, id: string): Promise<DiscountRow | undefined> {
  const found = await findDiscount(tx, id);
  const quote = found && (await lockQuote(tx, found.quoteId));
  return quote && findDiscount(tx, id);
}

const coverage = recordKind({
  table: coverages,
  type: 'coverage',
  notFound: 'coverage.notFound',
  find: findCoverage,
  lock: lockCoverage,
  rowOf: (row) => row,
  toPayload: toCoverage,
});
const discount = recordKind({
  table: discounts,
  type: 'discount',
  notFound: 'discount.notFound',
  find: findDiscount,
  lock: lockDiscount,
  rowOf: (row) => row,
  toPayload: toDiscount,
});

/** Handlers for coverages and discounts of quotes. */
export function coverageHandlers({ clock }: Services) {
  return defineHandlers({
    async saveCoverages({ body, session, operationId, language, run }) {
      return run(async (tx) => {
        const entries = body.createUpdateCoverages;
        const saved = await saveEach(
          tx,
          entries,
          async ({ name, value, description = '', ...entry }, { quote, contact }) => {
            const refused = visible.test(description) ? await refusalOfErased(tx, contact.id) : undefined;
            if (refused) return { field: 'description', code: refused.code };
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
            const request = { tx, session, operationId, version: entry.version };
            return saveEntry(coverage, request, quote, { field: 'coverageId', id: entry.coverageId, values });
          },
        );
        return answerOf(saved, {
          list: 'createUpdateCoverages',
          language,
          toPayload: (rows) => ({ coverageList: rows.map(toCoverage) }),
        });
      });
    },

    async deleteCoverage({ path, session, operationId, run }) {
      return run((tx) => {
        const check = async (before: CoverageRow) => {
          const refused = await refusalOfLocked(tx, before);
          if (refused) return refused;
          return (await siblingsOf(tx, before)).length === 1
            ? ({ status: 409, code: 'coverage.last' } as const)
            : undefined;
        };
        const cascade = ({ quoteId, policyId }: CoverageRow) =>
          quoteId === null ? countPartChange(tx, policyId) : countChange(tx, [quoteId]);
        const deletion = { deletedAt: new Date(clock.now() * 1000), done: 'coverage.deleted', check, cascade } as const;
        return deleteRecord(coverage, { tx, session, operationId, id: path.id, ...deletion });
      });
    },

    async saveDiscounts({ body, session, operationId, language, run }) {
      return run(async (tx) => {
        const entries = body.createUpdateDiscounts;
        const saved = await saveEach(tx, entries, async ({ name, ...entry }, { quote }) => {
          const wrong = textError('name', name, { label: 'label.name', language, required: true });
          if (wrong) return wrong;
          const values = { name: name.trim() };
          const request = { tx, session, operationId, version: entry.version };
          return saveEntry(discount, request, quote, { field: 'discountId', id: entry.discountId, values });
        });
        return answerOf(saved, {
          list: 'createUpdateDiscounts',
          language,
          toPayload: (rows) => ({ discountList: rows.map(toDiscount) }),
        });
      });
    },

    async deleteDiscount({ path, session, operationId, run }) {
      return run((tx) => {
        const check = (before: DiscountRow) => refusalOfLocked(tx, before);
        const cascade = ({ quoteId }: DiscountRow) => countChange(tx, [quoteId]);
        const deletion = { deletedAt: new Date(clock.now() * 1000), done: 'discount.deleted', check, cascade } as const;
        return deleteRecord(discount, { tx, session, operationId, id: path.id, ...deletion });
      });
    },
  });
}

/** Refuses changes of parts of a quote with final terms. The quote is locked already. */
async function refusalOfLocked(tx: Transaction, { quoteId }: { quoteId: string | null }) {
  const quote = quoteId === null ? undefined : await findQuote(tx, quoteId);
  const code = quote && lockOf(quote);
  return code && ({ status: 409, code } as const);
}

/** Locks the quote or policy of a coverage. */
const lockParent = async (tx: Transaction, { quoteId, policyId }: CoverageRow) =>
  quoteId === null ? policyId !== null && lockPolicy(tx, policyId) : lockQuote(tx, quoteId);

/** All coverages of the quote or policy of a coverage. */
const siblingsOf = async (tx: Transaction, { quoteId, policyId }: CoverageRow): Promise<CoverageRow[]> =>
  quoteId === null ? policyCoveragesOf(tx, policyId ?? '') : coveragesOf(tx, quoteId);
