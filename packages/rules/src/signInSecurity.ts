import type { Viewer } from './access.ts';

/** Groups of users whose agency can require a second factor. */
export const factorGroups = ['AGENCY_ADMIN', 'LICENSED_AGENT', 'UNLICENSED_AGENT', 'CUSTOMER'] as const;
export type FactorGroup = (typeof factorGroups)[number];

/** Group of a user. None for platform admins, who belong to no agency. */
export function factorGroupOf({
  role,
  agencyAdmin,
  licensed,
}: Pick<Viewer, 'role' | 'agencyAdmin' | 'licensed'>): FactorGroup | undefined {
  if (role === 'ADMIN') return undefined;
  if (role === 'CUSTOMER') return 'CUSTOMER';
  if (agencyAdmin) return 'AGENCY_ADMIN';
  return licensed ? 'LICENSED_AGENT' : 'UNLICENSED_AGENT';
}

/** Minutes without activity after which an agency can let sessions end. */
export const idleMinutes = [15, 30, 60, 120, 240, 480, 720, 1440] as const;
export type IdleMinutes = (typeof idleMinutes)[number];

/** Applies to platform admins, and to agencies that have chosen nothing. */
export const defaultIdleMinutes: IdleMinutes = 720;
