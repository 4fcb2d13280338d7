import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState';
import { BrokenArt, LockArt, MapArt } from '../illustrations/illustrations';

export const errorStatuses = [403, 404, 500] as const;

const arts = { 403: LockArt, 404: MapArt, 500: BrokenArt };

export interface ErrorPageProps extends Omit<EmptyStateProps, 'illustration' | 'level'> {
  /** Not open to this reader; no such page; broken. It chooses the drawing. */
  status: (typeof errorStatuses)[number];
}

/**
 * In place of a whole page: its title is the page's, and its action leads on. What fails within a page is an `ErrorState`,
 * and the rest of the page stays.
 */
export function ErrorPage({ status, ...rest }: ErrorPageProps) {
  const Art = arts[status];
  return <EmptyState data-status={status} {...rest} illustration={<Art />} level={1} />;
}
