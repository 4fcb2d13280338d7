import {
  carriers,
  endpoint,
  fieldError,
  mock,
  pageOf,
  policies,
  policyDetail,
  policyTransaction,
  stale,
  unavailable,
} from '@fairlead/api-client/mocks';
import { DAY, localDay, nextTermOf } from '@fairlead/rules';

const today = localDay(new Date());
/** Policy that expires in 21 days, after a term of one year. */
const days = { effectiveDate: today - 344 * DAY, expiredDate: today + 21 * DAY };
export const expiring = {
  ...policyDetail,
  ...days,
  transactions: policyDetail.transactions.filter(({ paymentStatus }) => paymentStatus !== 'PAST_DUE'),
};
export const pastDue = {
  ...expiring,
  transactions: [policyTransaction('ENDORSEMENT', 37, '1240.00', { paymentStatus: 'PAST_DUE' })],
};

const termOf = ({ id, policyNumber, effectiveDate, expiredDate, premium }: typeof policyDetail) => ({
  id,
  policyNumber,
  effectiveDate,
  expiredDate,
  premium,
});
/** The policy of the next term. */
export const renewed = {
  ...expiring,
  ...nextTermOf(days),
  id: policies[1]?.id ?? '',
  policyStatus: 'PENDING' as const,
  premium: 33_080.1,
  previousPolicyId: expiring.id,
  previousTerm: termOf(expiring),
  transactions: [],
};
/** The renewed policy, with its previous and next term. */
export const between = {
  ...expiring,
  nextPolicyId: renewed.id,
  nextTerm: termOf(renewed),
  previousPolicyId: policies[2]?.id ?? '',
  previousTerm: {
    ...termOf(expiring),
    id: policies[2]?.id ?? '',
    effectiveDate: days.effectiveDate - 365 * DAY,
    expiredDate: days.effectiveDate,
    premium: 29_870,
  },
};
/** Policy that expired 20 days ago. */
export const expired = { ...expiring, effectiveDate: today - 385 * DAY, expiredDate: today - 20 * DAY };
/** Policy with a quote for its next term that the customer has to answer. */
const offered = { ...expiring, renewalQuote: { id: expiring.id, serial: 'Q-311', premium: 33_080.1 } };
const marked = {
  ...expiring,
  nonRenewal: { reason: 'PRICE' as const, note: 'Another agency offered $29,400 with a higher deductible.' },
};

const one = endpoint('get', '/api/policy/id/{id}', expiring);
const renew = endpoint('post', '/api/policy/id/{id}/renew', renewed, 'Policy renewed');
const requote = endpoint(
  'post',
  '/api/policy/id/{id}/requote',
  { opportunityId: expiring.contactId, quoteIds: [expiring.insuranceTypeId] },
  'Quotes created for the next term',
);
const mark = endpoint('put', '/api/policy/id/{id}/non-renewal', marked, 'Policy marked as not renewing');
const choices = [
  mock('get', '/api/certificates/all', pageOf([])),
  mock('get', '/api/carrier/all/dropdown', () => carriers.filter(({ active }) => active)),
];
const usual = [one.answers(({ path }) => (path.id === renewed.id ? renewed : expiring)), requote.usual, ...choices];

let body: unknown;
/** Body of the last request. */
export const sentBody = () => body;
const recording = renew.answers(async (request) => {
  body = await request.body();
  return renewed;
}, 'Policy renewed');
const recordingMark = mark.answers(async (request) => {
  body = await request.body();
  return marked;
}, 'Policy marked as not renewing');

/** Network states of the renewal stories. */
export const network = {
  usual: [recording, recordingMark, ...usual],
  saving: [renew.pending, ...usual],
  failing: [renew.answers(unavailable), ...usual],
  refused: [
    renew.answers(fieldError(400, 'expiredDate', 'policy.expiryNotAfter', 'Please select date after effective date')),
    ...usual,
  ],
  changedMeanwhile: [renew.answers(stale({ ...expiring, policyNumber: 'CA-90-551287-B', version: 7 })), ...usual],
  of: (policy: typeof expiring) => [one.answers(policy), ...choices],
  expired: [one.answers(expired), ...choices],
  offered: [one.answers(offered), ...choices],
  between: [one.answers(between), ...choices],
  marked: [one.answers(marked), mark.answers(expiring, 'The policy is no longer marked as not renewing'), ...choices],
};
