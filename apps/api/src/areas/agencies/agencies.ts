import type { components } from '@fairlead/openapi';
import { type AgencyVerification, agencyVerification, fromCents } from '@fairlead/rules';
import type { agencySubscriptions } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { toSeconds } from '../../db/time.ts';
import type { LinkTo } from '../../ports/fileLinks.ts';
import { toAddress } from '../../records/addresses.ts';
import { type Details, detailsOf } from '../../records/agencyDetails.ts';
import { toDeletion } from './deletion/deletion.ts';
import type { AgencyRow } from './list.ts';

type Agency = components['schemas']['Agency'];

/** `now` in Unix seconds. */
export function toAgency(
  { agency, photo, address, requester }: AgencyRow,
  details: Details,
  now: number,
  linkTo: LinkTo,
): Agency {
  const { id } = agency;
  const plan = details.plans.get(id);
  return {
    id,
    agencyName: agency.name,
    email: agency.email,
    phoneNumber: agency.phone,
    website: agency.website,
    facebookUrl: agency.facebookUrl,
    linkedInUrl: agency.linkedInUrl,
    googleReviewUrl: agency.googleReviewUrl,
    address: address && toAddress(address),
    insuranceTypes: details.insuranceTypes.get(id) ?? [],
    // territories have no name in the states table, so their code is shown
    states: agency.states.map((code) => ({ name: details.stateNames.get(code) ?? code, state_code: code })),
    photo: linkTo(photo),
    admin: details.admins.get(id) ?? null,
    agents: details.agents.get(id) ?? { licensed: 0, total: 0 },
    plan: plan ? toPlan(plan, now) : null,
    verification: verificationOf(id, details),
    access: agency.disabledAt ? 'DISABLED' : 'ENABLED',
    deletion: toDeletion(agency, requester),
    creationDateTimeStamp: toSeconds(agency.createdAt),
    version: agency.version,
  };
}

/** One agency with the data of other tables that its page shows. `now` in Unix seconds. */
export const readAgency = async (tx: Transaction, row: AgencyRow, now: number, linkTo: LinkTo): Promise<Agency> =>
  toAgency(row, await detailsOf(tx, [row.agency.id], now), now, linkTo);

/** State of the required documents of an agency. */
export function verificationOf(id: string, { documents: { required, of } }: Details): AgencyVerification {
  return agencyVerification({ required, ...(of.get(id) ?? { approved: 0, pending: 0 }) });
}

function toPlan(plan: typeof agencySubscriptions.$inferSelect, now: number): NonNullable<Agency['plan']> {
  const expirationDateTime = toSeconds(plan.expiresAt);
  return {
    agencySubscriptionId: plan.id,
    packageName: plan.packageName,
    price: fromCents(plan.priceCents),
    status: expirationDateTime > now ? 'ACTIVE' : 'EXPIRED',
    subscribedAt: toSeconds(plan.subscribedAt),
    expirationDateTime,
  };
}
