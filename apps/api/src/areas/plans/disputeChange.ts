import type { disputes } from '../../db/schema/index.ts';

export type DisputeRow = typeof disputes.$inferSelect;

/** A dispute before and after a report of the provider was recorded. */
export interface DisputeChange {
  before: DisputeRow | undefined;
  after: DisputeRow;
}
