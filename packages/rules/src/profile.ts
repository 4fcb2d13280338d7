/** A phone number of a profile: an optional plus, then digits with an optional decimal part; or nothing. RESOLUTIONS, G-102. */
export const profilePhonePattern = /^(?:\+?\d+(?:\.\d+)?)?$/;

/** Characters. */
export const profileLimits = {
  phone: 32,
  bio: 2_000,
  availabilityTime: 255,
  /** Of text, as somebody writes it. */
  signatureText: 10_000,
  /** Of the HTML around it. */
  signatureHtml: 100_000,
} as const;

/** What only agents tell of themselves. Specification, document 2, section 6. */
export const agentProfileFields = [
  'statesId',
  'insuranceTypeId',
  'linkedInUrl',
  'facebookUrl',
  'bio',
  'signature',
  'availabilityTime',
] as const;

/** What the agents of an agency choose from: what the agency sells, or everything as long as it has not said. */
export const offeredBy = <T>(agencys: readonly T[], all: readonly T[]): readonly T[] =>
  agencys.length > 0 ? agencys : all;
