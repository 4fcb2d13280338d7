import { TEXT_MAX_LENGTH } from './limits.ts';
import { ownsContact } from './opportunities.ts';

/** Contact types: a person, or the representative of a company. */
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

/** Fields that only a commercial contact has. */
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

/** Phone number: digits with an optional leading +. Can be empty. */
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
 * Whether a user may assign a contact to another agent. The assigned agent may, and agency admins, who reassign the
 * contacts of agents who leave.
 */
export const mayGiveContact = (
  viewer: { role: string; agencyAdmin: boolean },
  userId: string,
  contact: { agent: { id: string } },
): boolean => viewer.role === 'AGENT' && (viewer.agencyAdmin || ownsContact(userId, contact));

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
