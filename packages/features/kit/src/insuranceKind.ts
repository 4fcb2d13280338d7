/** Kinds of insurance with an icon of their own. */
export type InsuranceKind =
  | 'workers'
  | 'umbrella'
  | 'flood'
  | 'cyber'
  | 'liability'
  | 'commercialAuto'
  | 'motorcycle'
  | 'auto'
  | 'boat'
  | 'renters'
  | 'commercialProperty'
  | 'home'
  | 'travel'
  | 'life'
  | 'health'
  | 'pet'
  | 'other';

/** Patterns for names and tags. The first match wins, so general words come last. */
const patterns: readonly (readonly [InsuranceKind, RegExp])[] = [
  ['workers', /\bworker/],
  ['umbrella', /\bumbrella/],
  ['flood', /\bflood/],
  ['cyber', /\bcyber/],
  ['liability', /\bliabilit/],
  ['commercialAuto', /\b(commercial (auto|vehicle)|truck|fleet)/],
  ['motorcycle', /\b(motorcycle|motorbike)/],
  ['auto', /\b(auto|car|vehicle)/],
  ['boat', /\b(boat|marine|yacht|watercraft)/],
  ['renters', /\b(renter|tenant)/],
  ['commercialProperty', /\b(commercial|business)/],
  ['home', /\b(home|house|condo|dwelling|propert)/],
  ['travel', /\btravel/],
  ['life', /\blife/],
  ['health', /\b(health|medic|dental|vision)/],
  ['pet', /\bpet/],
];

/** Kind of an insurance type, derived from its name or tag. */
export function insuranceKind(nameOrTag: string): InsuranceKind {
  const text = nameOrTag.toLowerCase().replaceAll(/[_-]+/g, ' ');
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
}
