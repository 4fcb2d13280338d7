/** Phone number of a profile: an optional plus, then digits with an optional decimal part. Can be empty. */
export const profilePhonePattern = /^(?:\+?\d+(?:\.\d+)?)?$/;

/** Characters. */
export const profileLimits = {
  phone: 32,
  bio: 2_000,
  availabilityTime: 255,
  /** Without HTML tags. */
  signatureText: 10_000,
  /** Including HTML tags. */
  signatureHtml: 100_000,
} as const;

/** Fields that only agents have. */
export const agentProfileFields = [
  'statesId',
  'insuranceTypeId',
  'linkedInUrl',
  'facebookUrl',
  'bio',
  'signature',
  'availabilityTime',
  'licenseNumber',
  'licenseState',
  'licenseExpirationDate',
] as const;

/** Choices for the agents of an agency: the agency's own, or all while the agency has none. */
export const offeredBy = <T>(ownChoices: readonly T[], all: readonly T[]): readonly T[] =>
  ownChoices.length > 0 ? ownChoices : all;
