/** Where a request for insurance stands. Specification, document 2, section 4. */
export const opportunityStatuses = [
  'NEW',
  'CONTACTED',
  'QUOTED',
  'QUOTE_REVIEW',
  'POLICIED',
  'POLICY_REVIEW',
  'WON',
  'LOST',
  'IN_PROCESS',
  'PROCESSED',
] as const;
export type OpportunityStatus = (typeof opportunityStatuses)[number];

/** Those by which the list is filtered. RESOLUTIONS G-75. */
export const opportunityFilters = [
  'NEW',
  'CONTACTED',
  'QUOTED',
  'QUOTE_REVIEW',
  'POLICIED',
  'POLICY_REVIEW',
  'WON',
  'LOST',
] as const satisfies readonly OpportunityStatus[];

const byLicensed = ['NEW', 'CONTACTED', 'QUOTED', 'WON', 'LOST'] as const satisfies readonly OpportunityStatus[];
const byUnlicensed = ['IN_PROCESS', 'PROCESSED'] as const satisfies readonly OpportunityStatus[];

/** To what somebody may set the status, from whatever it is: the rest is set by the product. RESOLUTIONS G-74. */
export function settableStatuses({
  role,
  licensed,
}: {
  role: string;
  licensed: boolean;
}): readonly OpportunityStatus[] {
  if (role !== 'AGENT') return [];
  return licensed ? byLicensed : byUnlicensed;
}

/** Who asked for it. RESOLUTIONS G-78. */
export const opportunityCreators = ['AGENT', 'CUSTOMER'] as const;
export type OpportunityCreator = (typeof opportunityCreators)[number];

/** What customers say that a document is which they hand in. Specification, document 2, section 9. */
export const customerDocTypes = ['POLICY_REVIEW', 'QUOTE_REVIEW', 'CLAIM', 'BILL', 'OTHER'] as const;
export type CustomerDocType = (typeof customerDocTypes)[number];

/** What is to be reviewed: another insurer's quote, or a policy, to which bills and claims belong. RESOLUTIONS G-76, G-115. */
export const reviewStatus = (type: CustomerDocType): OpportunityStatus =>
  type === 'QUOTE_REVIEW' ? 'QUOTE_REVIEW' : 'POLICY_REVIEW';

/** The tag of the insurance type for which quotes can be asked of an insurer's own service. */
export const AUTOMATED_QUOTE_TAG = 'neptune_flood';

/** Whether an automated quote can be asked for it, by a licensed agent. Specification, document 2, section 4. */
export const canQuoteAutomatically = ({ status, tag }: { status: OpportunityStatus; tag: string | null }): boolean =>
  status === 'NEW' && tag === AUTOMATED_QUOTE_TAG;

/** The highest premium, in USD. */
export const MAX_PREMIUM = 99_999_999.99;

/**
 * Whether somebody is the agent who looks after a contact: that one alone says who works on what the contact wants, and
 * deletes it. Specification, document 2, section 6.
 */
export const ownsContact = (userId: string, contact: { agent: { id: string } }): boolean => contact.agent.id === userId;
