/** Kinds of insurance that are told apart to the eye. */
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

/** What their names and tags have in them; the first that is found counts, so that a general word comes last. */
const words: readonly (readonly [InsuranceKind, RegExp])[] = [
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

/** What an insurance type is about, as its name, or its tag, tells. */
export function insuranceKind(nameOrTag: string): InsuranceKind {
  const text = nameOrTag.toLowerCase().replaceAll(/[_-]+/g, ' ');
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
}
