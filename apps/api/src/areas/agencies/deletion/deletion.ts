import type { components } from '@fairlead/openapi';
import { agencyDeletableAt } from '@fairlead/rules';
import type { agencies } from '../../../db/schema/index.ts';
import { toSeconds } from '../../../db/time.ts';

/** Request of an agency to be deleted, with the name of the agency admin who made it. Null without a request. */
export function toDeletion(
  {
    deletionRequestedAt,
    deletionStartedAt,
  }: Pick<typeof agencies.$inferSelect, 'deletionRequestedAt' | 'deletionStartedAt'>,
  requester: string | null,
): components['schemas']['AgencyDeletion'] | null {
  if (deletionRequestedAt === null) return null;
  const requestedAt = toSeconds(deletionRequestedAt);
  return {
    requestedAt,
    requestedBy: requester ?? '',
    deletableAt: agencyDeletableAt(requestedAt),
    startedAt: deletionStartedAt && toSeconds(deletionStartedAt),
  };
}
