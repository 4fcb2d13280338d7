import type { ClaimLabels } from '../enums.ts';

export const en: ClaimLabels = {
  'claimStatus.SUBMITTED': 'Submitted',
  'claimStatus.IN_REVIEW': 'In Review',
  'claimStatus.FILED_WITH_CARRIER': 'Filed With Carrier',
  'claimStatus.INFO_REQUESTED': 'Info Requested',
  'claimStatus.SETTLED': 'Settled',
  'claimStatus.DENIED': 'Denied',
  'claimStatus.CLOSED': 'Closed',
  'claimStatus.REOPENED': 'Reopened',
  'claimStatus.WITHDRAWN': 'Withdrawn',
  'claimType.AUTOMOBILE': 'Automobile',
  'claimType.PROPERTY': 'Property',
  'claimType.GENERAL_LIABILITY': 'General Liability',
  'claimType.WORKERS_COMPENSATION': "Workers' Compensation",
  'claimType.COMMERCIAL_AUTO': 'Commercial Auto',
  'claimType.MEDICAL': 'Medical',
  'claimType.OTHER': 'Other',
  'claimPersonRole.CLAIMANT': 'Claimant',
  'claimPersonRole.WITNESS': 'Witness',
  'claimPersonRole.INJURED': 'Injured',
};
