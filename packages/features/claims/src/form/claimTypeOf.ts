import type { ClaimType } from '@fairlead/rules';

/** Words in names of insurance types. The first match counts. */
const words: readonly [RegExp, ClaimType][] = [
  [/commercial auto|truck|fleet/i, 'COMMERCIAL_AUTO'],
  [/\b(auto|cars?\b|motor|vehicle)/i, 'AUTOMOBILE'],
  [/workers|employer/i, 'WORKERS_COMPENSATION'],
  [/liability/i, 'GENERAL_LIABILITY'],
  [/home|property|flood|renter|condo|dwelling/i, 'PROPERTY'],
  [/health|medical/i, 'MEDICAL'],
];

/** Most likely type of a claim on a policy of this insurance type; undefined when the name does not tell. */
export const claimTypeOf = (insuranceName: string): ClaimType | undefined =>
  words.find(([pattern]) => pattern.test(insuranceName))?.[1];
