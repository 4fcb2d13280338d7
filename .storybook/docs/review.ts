import recorded from '../review.json';

/** `draft` is the state of every story without an entry. */
export type ReviewStatus = 'draft' | 'ready' | 'approved';

export interface Review {
  status: Exclude<ReviewStatus, 'draft'>;
  /** Person who decided. */
  by: string;
  /** Day of the decision, `YYYY-MM-DD`. */
  on: string;
}

// TypeScript infers the type of the file from its present entries.
const entries: unknown = recorded;
/** Decisions by story id. Reviewers edit the file in a pull request. */
export const reviews = entries as Readonly<Record<string, Review>>;

export const statusOf = (storyId: string): ReviewStatus => reviews[storyId]?.status ?? 'draft';

/** Lines for the review file that approve stories today. */
export function approvalEntry(storyIds: readonly string[], by: string): string {
  const on = new Date().toISOString().slice(0, 10);
  const entries = storyIds.map((id) => [id, { status: 'approved', by, on }]);
  return JSON.stringify(Object.fromEntries(entries), null, 2).slice(2, -2);
}

export type StatusCounts = Record<ReviewStatus, number>;

export const countStatuses = (storyIds: readonly string[]): StatusCounts => {
  const counts = { draft: 0, ready: 0, approved: 0 };
  for (const id of storyIds) counts[statusOf(id)] += 1;
  return counts;
};
