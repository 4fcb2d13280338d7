import { TEXT_MAX_LENGTH } from './limits.ts';
import { ownsContact } from './opportunities.ts';

/** A person, or somebody who stands for a company. Specification, document 2, section 9. */
export const contactTypes = ['PERSONAL', 'COMMERCIAL'] as const;
export type ContactType = (typeof contactTypes)[number];

export const entityLegalTypes = [
  'TRUST',
  'PARTNERSHIP',
  'SOLE_PROPRIETORSHIP',
  'LIMITED_PARTNERSHIP',
  'LIMITED_LIABILITY_COMPANY',
  'CORPORATION_LIMITED_PARTNERSHIP',
  'OTHER',
] as const;
export type EntityLegalType = (typeof entityLegalTypes)[number];

/** What is kept of the company, and of a commercial contact only. Specification, document 2, section 3. */
export const companyFields = [
  'companyName',
  'website',
  'businessDescription',
  'entityLegalType',
  'fein',
  'nsaicCode',
  'year',
  'noOfEmployees',
  'payroll',
  'revenue',
] as const;

/** A phone number: digits with an optional leading +; or nothing. */
export const contactPhonePattern = /^(?:\+?\d+)?$/;

export const contactLimits = {
  phone: 32,
  businessDescription: TEXT_MAX_LENGTH,
  year: 9_999,
  employees: 10_000_000,
  /** USD. */
  amount: 1_000_000_000,
} as const;

/**
 * Whether somebody may give a contact to another agent: the one who looks after it, and the admins of the agency, who see to
 * it when that one leaves.
 */
export const mayGiveContact = (
  viewer: { role: string; agencyAdmin: boolean },
  userId: string,
  contact: { agent: { id: string } },
): boolean => viewer.role === 'AGENT' && (viewer.agencyAdmin || ownsContact(userId, contact));

/** How somebody is called. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
