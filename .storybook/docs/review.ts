import recorded from '../review.json';

export const reviewStatuses = ['approved', 'ready', 'draft'] as const;

/** `draft` is also the state of every story without a decision. */
export type ReviewStatus = (typeof reviewStatuses)[number];

export const statusLabels: Readonly<Record<ReviewStatus, string>> = {
  approved: 'Approved',
  ready: 'Ready',
  draft: 'Draft',
};

/** One reviewer's decision about stories. `draft` takes an earlier decision back. */
export interface Decision {
  /** Day, `YYYY-MM-DD`. */
  on: string;
  /** Person who decided. */
  by: string;
  status: ReviewStatus;
  /** Ids of the stories. */
  stories: readonly string[];
  /** Reason. */
  note?: string;
}

// TypeScript infers the type of the file from its present entries.
const entries: unknown = recorded;
/** All decisions, oldest first. Reviewers append to the file in a pull request. */
export const decisions = entries as readonly Decision[];

/** Latest decision about a story. */
export const decisionOf = (storyId: string, all = decisions): Decision | undefined =>
  all.findLast(({ stories }) => stories.includes(storyId));

export const statusOf = (storyId: string, all = decisions): ReviewStatus => decisionOf(storyId, all)?.status ?? 'draft';

/** Lowest status of several stories. */
export const statusOfAll = (storyIds: readonly string[], all = decisions): ReviewStatus => {
  const found = new Set(storyIds.map((id) => statusOf(id, all)));
  if (found.has('draft') || found.size === 0) return 'draft';
  return found.has('ready') ? 'ready' : 'approved';
};

/** Decisions about the stories, newest first. Other stories are left out of them. */
export const historyOf = (storyIds: readonly string[], all = decisions): Decision[] =>
  all
    .map((decision) => ({ ...decision, stories: decision.stories.filter((id) => storyIds.includes(id)) }))
    .filter(({ stories }) => stories.length > 0)
    .reverse();

/** Entry for the review file with today's date. */
export function decisionEntry(storyIds: readonly string[], status: ReviewStatus, by: string): string {
  const on = new Date().toISOString().slice(0, 10);
  return JSON.stringify({ on, by, status, stories: storyIds } satisfies Decision, null, 2);
}

export type StatusCounts = Record<ReviewStatus, number>;

export const countStatuses = (storyIds: readonly string[]): StatusCounts => {
  const counts = { draft: 0, ready: 0, approved: 0 };
  for (const id of storyIds) counts[statusOf(id)] += 1;
  return counts;
};
