import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState';
import { BrokenArt, LockArt, MapArt } from '../illustrations/illustrations';

export const errorStatuses = [403, 404, 500] as const;

const arts = { 403: LockArt, 404: MapArt, 500: BrokenArt };

export interface ErrorPageProps extends Omit<EmptyStateProps, 'illustration' | 'level'> {
  /** Forbidden, not found, or server error. Determines the illustration. */
  status: (typeof errorStatuses)[number];
}

/**
 * Full-page error. Its title is the page's `h1`, and its action continues elsewhere. Use `ErrorState` when only a part of the
 * page fails.
 *
 * @example
 * <ErrorPage status={404} title="There is no such page" action={<Button>Dashboard</Button>} />
 */
export function ErrorPage({ status, ...rest }: ErrorPageProps) {
  const Art = arts[status];
  return <EmptyState data-status={status} {...rest} illustration={<Art />} level={1} />;
}
