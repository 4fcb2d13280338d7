import { DAY } from '@fairlead/rules';
import { INVITATION_LIFE } from '../areas/auth/invitations.ts';
import { uuidv7 } from '../db/ids.ts';
import type { agencyInsuranceTypes, invitations } from '../db/schema/index.ts';
import { hashToken, randomToken } from '../randomTokens.ts';
import type { AgencySeed } from './agencies.ts';
import type { PersonSeed } from './people.ts';
import { seededRandom } from './random.ts';

/** Insurance types of each agency. The first agency sells all active ones. */
export function demoLines(
  agencies: readonly AgencySeed[],
  types: readonly { id: string; active: boolean }[],
): (typeof agencyInsuranceTypes.$inferInsert)[] {
  const random = seededRandom(1877);
  const offered = types.filter(({ active }) => active);
  return agencies.flatMap(({ id: agencyId, createdAt }, index) =>
    offered
      .filter((_, place) => index === 0 || place < 2 || random.chance(45))
      .map(({ id: insuranceTypeId }) => ({ id: uuidv7(createdAt.getTime()), agencyId, insuranceTypeId, createdAt })),
  );
}

/** Open invitations of the first agency: a recent one and an expired one. */
export function demoInvitations(
  [agency]: readonly AgencySeed[],
  people: readonly PersonSeed[],
  roleId: string,
  now: number,
): (typeof invitations.$inferInsert)[] {
  const inviter = people.find(({ agencyId, agencyAdmin }) => agencyId === agency?.id && agencyAdmin);
  if (!agency || !inviter) return [];
  return (
    [
      ['tessa.lindqvist', 2],
      ['jonah.abernathy', 19],
    ] as const
  ).map(([name, daysAgo]) => {
    const sentAt = new Date((now - daysAgo * DAY) * 1000);
    return {
      id: uuidv7(sentAt.getTime()),
      agencyId: agency.id,
      roleId,
      email: `${name}@${agency.domain}`,
      invitedBy: inviter.id,
      tokenHash: hashToken(randomToken()),
      createdAt: sentAt,
      sentAt,
      expiresAt: new Date(sentAt.getTime() + INVITATION_LIFE * 1000),
    };
  });
}
