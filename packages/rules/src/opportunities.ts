/** Opportunity statuses. */
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

/** Statuses with a list filter. */
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

/** Statuses that a user may set, independent of the current one. The system sets the others. */
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

const onLicensedBoard = [
  'NEW',
  'CONTACTED',
  'QUOTED',
  'QUOTE_REVIEW',
  'WON',
  'LOST',
] as const satisfies readonly OpportunityStatus[];
const onUnlicensedBoard = [
  'NEW',
  'IN_PROCESS',
  'PROCESSED',
  'CONTACTED',
  'QUOTED',
  'QUOTE_REVIEW',
] as const satisfies readonly OpportunityStatus[];

/** Statuses that the board of an agent shows at first: the usual way of an opportunity, with all that the agent may set. */
export const boardStatuses = ({ licensed }: { licensed: boolean }): readonly OpportunityStatus[] =>
  licensed ? onLicensedBoard : onUnlicensedBoard;

/** Creators of an opportunity. */
export const opportunityCreators = ['AGENT', 'CUSTOMER'] as const;
export type OpportunityCreator = (typeof opportunityCreators)[number];

/** Types of a document that a customer uploads for review. */
export const customerDocTypes = ['POLICY_REVIEW', 'QUOTE_REVIEW', 'CLAIM', 'BILL', 'OTHER'] as const;
export type CustomerDocType = (typeof customerDocTypes)[number];

/** Document types for an existing policy. They create an opportunity with the status policy review. */
export const policyUploadTypes = customerDocTypes.filter((type) => type !== 'QUOTE_REVIEW');

/** Whether an upload of this type can name a policy. */
export const takesPolicy = (type: CustomerDocType): boolean => reviewStatus(type) === 'POLICY_REVIEW';

/** Kind of review: a quote of another carrier, or a policy. Bills and claims belong to a policy. */
export const reviewStatus = (type: CustomerDocType): OpportunityStatus =>
  type === 'QUOTE_REVIEW' ? 'QUOTE_REVIEW' : 'POLICY_REVIEW';

/** Tag of the insurance type with automated quotes from a carrier's service. */
export const AUTOMATED_QUOTE_TAG = 'neptune_flood';

/** Whether a licensed agent can request an automated quote for the opportunity. */
export const canQuoteAutomatically = ({ status, tag }: { status: OpportunityStatus; tag: string | null }): boolean =>
  status === 'NEW' && tag === AUTOMATED_QUOTE_TAG;

/** Maximum premium in USD. */
export const MAX_PREMIUM = 99_999_999.99;

/** Whether the user is the agent of the contact. Only this agent assigns and deletes the contact's opportunities. */
export const ownsContact = (userId: string, contact: { agent: { id: string } }): boolean => contact.agent.id === userId;
