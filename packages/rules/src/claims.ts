import type { Viewer } from './access.ts';
import { isDay } from './days.ts';

/** What a claim is about. PRODUCT, Claims. */
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

/** Where a claim stands, in the order in which it usually goes. */
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

/** Those that somebody has still to work on. */
export const openClaimStatuses = [
  'SUBMITTED',
  'IN_REVIEW',
  'FILED_WITH_CARRIER',
  'INFO_REQUESTED',
  'REOPENED',
] as const satisfies readonly ClaimStatus[];

/** What somebody has to do with a loss who is not the customer, or not only. */
export const claimPersonRoles = ['CLAIMANT', 'WITNESS', 'INJURED'] as const;
export type ClaimPersonRole = (typeof claimPersonRoles)[number];

type Who = Pick<Viewer, 'role' | 'licensed'>;

/** What the rules ask about a claim. */
interface Standing {
  claimStatus: ClaimStatus;
  /** It was with the carrier once, whatever came afterwards. */
  filed: boolean;
}

const moves: Readonly<Record<ClaimStatus, readonly ClaimStatus[]>> = {
  SUBMITTED: ['IN_REVIEW'],
  IN_REVIEW: ['FILED_WITH_CARRIER'],
  FILED_WITH_CARRIER: ['INFO_REQUESTED', 'SETTLED', 'DENIED'],
  INFO_REQUESTED: ['FILED_WITH_CARRIER', 'SETTLED', 'DENIED'],
  SETTLED: ['CLOSED'],
  DENIED: ['CLOSED'],
  CLOSED: ['REOPENED'],
  // what is taken up again is looked at anew, or goes straight back to the carrier
  REOPENED: ['IN_REVIEW', 'FILED_WITH_CARRIER'],
  WITHDRAWN: [],
};

/** Agents with a licence look after claims; nobody else changes what stands in one. */
export const mayHandleClaims = ({ role, licensed }: Who): boolean => role === 'AGENT' && licensed;

/** Customers see their own, agents with a licence those of the agency, with all that is with them. RESOLUTIONS G-05, G-14. */
export const maySeeClaims = (who: Who): boolean => who.role === 'CUSTOMER' || mayHandleClaims(who);

/** To what somebody may move a claim; withdrawing it is the customer's and is no move. */
export const claimMoves = (who: Who, { claimStatus }: Pick<Standing, 'claimStatus'>): readonly ClaimStatus[] =>
  mayHandleClaims(who) ? moves[claimStatus] : [];

/** The customer takes a claim back until the carrier knows of it. */
export const mayWithdrawClaim = ({ role }: Pick<Viewer, 'role'>, { claimStatus, filed }: Standing): boolean =>
  role === 'CUSTOMER' && !filed && (claimStatus === 'SUBMITTED' || claimStatus === 'IN_REVIEW');

/** The customer has to know why: a word is needed, which they read. */
export const claimMoveNeedsNote = (to: ClaimStatus): boolean => to === 'INFO_REQUESTED' || to === 'DENIED';

export const isClaimOpen = ({ claimStatus }: Pick<Standing, 'claimStatus'>): boolean =>
  openClaimStatuses.some((status) => status === claimStatus);

/** Photos and papers are added by both sides for as long as somebody works on it. */
export const takesClaimDocs = (who: Who, claim: Pick<Standing, 'claimStatus'>): boolean =>
  (who.role === 'CUSTOMER' || mayHandleClaims(who)) && isClaimOpen(claim);

/** Whether something can have been lost on this day (midnight UTC); which day it is today, the caller says. */
export const isLossDay = (day: number, today: number): boolean => isDay(day) && day >= 0 && day <= today;

/** Whether a loss lies outside of what a policy was in force; of a policy whose days are not known nobody can say. */
export const isOutsideTerm = (
  lossDay: number,
  { effectiveDate, expiredDate }: { effectiveDate: number | null; expiredDate: number | null },
): boolean => (effectiveDate !== null && lossDay < effectiveDate) || (expiredDate !== null && lossDay >= expiredDate);

/** A time of day, from 00:00 to 23:59. */
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
  people: 20,
  /** Files that come with a new claim. */
  files: 30,
  /** Of a change of status. */
  statusNote: 1000,
  note: 4000,
  /** USD. */
  amount: 99_999_999.99,
} as const;
