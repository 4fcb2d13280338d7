import type { Viewer } from './access.ts';
import { isDay } from './days.ts';

/** Claim types. */
export const claimTypes = [
  'AUTOMOBILE',
  'PROPERTY',
  'GENERAL_LIABILITY',
  'WORKERS_COMPENSATION',
  'COMMERCIAL_AUTO',
  'MEDICAL',
  'OTHER',
] as const;
export type ClaimType = (typeof claimTypes)[number];

/** Claim statuses, in their usual order. */
export const claimStatuses = [
  'SUBMITTED',
  'IN_REVIEW',
  'FILED_WITH_CARRIER',
  'INFO_REQUESTED',
  'SETTLED',
  'DENIED',
  'CLOSED',
  'REOPENED',
  'WITHDRAWN',
] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/** Statuses of a claim that is still being handled. */
export const openClaimStatuses = [
  'SUBMITTED',
  'IN_REVIEW',
  'FILED_WITH_CARRIER',
  'INFO_REQUESTED',
  'REOPENED',
] as const satisfies readonly ClaimStatus[];

/** Roles of other people involved in a loss. */
export const claimPersonRoles = ['CLAIMANT', 'WITNESS', 'INJURED'] as const;
export type ClaimPersonRole = (typeof claimPersonRoles)[number];

/** People who report a loss to the agency. OTHER is someone else, who has a name. */
export const claimReporters = ['CUSTOMER', 'AGENT', 'OTHER'] as const;
export type ClaimReporter = (typeof claimReporters)[number];

/** Whether the claim is about a vehicle, which may still be drivable. */
export const isVehicleClaim = (type: string): boolean => type === 'AUTOMOBILE' || type === 'COMMERCIAL_AUTO';

type Who = Pick<Viewer, 'role' | 'licensed'>;

/** Claim data for the rules. */
interface ClaimState {
  claimStatus: ClaimStatus;
  /** The claim has been filed with the carrier at least once. */
  filed: boolean;
}

const nextStatuses: Readonly<Record<ClaimStatus, readonly ClaimStatus[]>> = {
  SUBMITTED: ['IN_REVIEW'],
  IN_REVIEW: ['FILED_WITH_CARRIER'],
  FILED_WITH_CARRIER: ['INFO_REQUESTED', 'SETTLED', 'DENIED'],
  INFO_REQUESTED: ['FILED_WITH_CARRIER', 'SETTLED', 'DENIED'],
  SETTLED: ['CLOSED'],
  DENIED: ['CLOSED'],
  CLOSED: ['REOPENED'],
  // a reopened claim is reviewed again or goes back to the carrier
  REOPENED: ['IN_REVIEW', 'FILED_WITH_CARRIER'],
  WITHDRAWN: [],
};

/** Only licensed agents handle and change claims. */
export const mayHandleClaims = ({ role, licensed }: Who): boolean => role === 'AGENT' && licensed;

/** Customers see their own claims, licensed agents all claims of the agency. */
export const maySeeClaims = (who: Who): boolean => who.role === 'CUSTOMER' || mayHandleClaims(who);

/** Statuses to which the user may move a claim. Withdrawing has its own rule. */
export const claimMoves = (who: Who, { claimStatus }: Pick<ClaimState, 'claimStatus'>): readonly ClaimStatus[] =>
  mayHandleClaims(who) ? nextStatuses[claimStatus] : [];

/**
 * Statuses to which the user may move all of these claims, in their usual order.
 *
 * @param claims - Undefined if the claims are not known. Then all statuses that a claim can get.
 */
export function commonClaimMoves(
  who: Who,
  claims: readonly Partial<Pick<ClaimState, 'claimStatus'>>[] | undefined,
): readonly ClaimStatus[] {
  const from = claims?.map(({ claimStatus }) => (claimStatus ? claimMoves(who, { claimStatus }) : []));
  const all = claimStatuses.flatMap((claimStatus) => claimMoves(who, { claimStatus }));
  return claimStatuses.filter((status) => (from ?? [all]).every((moves) => moves.includes(status)));
}

/** Customers can withdraw a claim until it is filed with the carrier. */
export const mayWithdrawClaim = ({ role }: Pick<Viewer, 'role'>, { claimStatus, filed }: ClaimState): boolean =>
  role === 'CUSTOMER' && !filed && (claimStatus === 'SUBMITTED' || claimStatus === 'IN_REVIEW');

/** These statuses need a note for the customer. */
export const claimMoveNeedsNote = (to: ClaimStatus): boolean => to === 'INFO_REQUESTED' || to === 'DENIED';

export const isClaimOpen = ({ claimStatus }: Pick<ClaimState, 'claimStatus'>): boolean =>
  openClaimStatuses.some((status) => status === claimStatus);

/** Customers and licensed agents can add documents while a claim is open. */
export const takesClaimDocs = (who: Who, claim: Pick<ClaimState, 'claimStatus'>): boolean =>
  (who.role === 'CUSTOMER' || mayHandleClaims(who)) && isClaimOpen(claim);

/** Whether a day (midnight UTC) can be the date of loss. `today` is the current day of the caller. */
export const isLossDay = (day: number, today: number): boolean => isDay(day) && day >= 0 && day <= today;

/** Whether the loss is outside the policy term. An unknown date does not limit the term. */
export const isOutsideTerm = (
  lossDay: number,
  { effectiveDate, expiredDate }: { effectiveDate: number | null; expiredDate: number | null },
): boolean => (effectiveDate !== null && lossDay < effectiveDate) || (expiredDate !== null && lossDay >= expiredDate);

/** Time from 00:00 to 23:59. */
export const claimTimePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

export const claimLimits = {
  location: 255,
  description: 4000,
  injuries: 2000,
  policeReportNumber: 255,
  carrierClaimNumber: 255,
  adjusterName: 255,
  phone: 32,
  personName: 255,
  reporterName: 255,
  people: 20,
  /** Files of a new claim. */
  files: 30,
  /** Note of a status change. */
  statusNote: 1000,
  note: 4000,
  /** USD. */
  amount: 99_999_999.99,
} as const;
