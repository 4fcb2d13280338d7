import {
  carriers,
  endpoint,
  listNetwork,
  listOf,
  mock,
  pageOf,
  policies,
  policyDetail,
  renewalFigures,
  unavailable,
} from '@fairlead/api-client/mocks';
import {
  DAY,
  localDay,
  type NonRenewalReason,
  type QuoteFeedback,
  type QuoteStatus,
  renewalStages,
} from '@fairlead/rules';
import type { Renewal, RenewalFigures } from './renewals.api';

const today = localDay(new Date());
const idOf = (at: number) => `01940000-0000-7000-8000-0000000e${String(at).padStart(4, '0')}`;

interface Sample {
  stage: Renewal['renewalStage'];
  /** Days until the policy expires. */
  days: number;
  premium?: number;
  quote?: [status: QuoteStatus, feedback: QuoteFeedback | null];
  reason?: NonRenewalReason;
  isRenewed?: boolean;
  isRequoted?: boolean;
}

const samples: Sample[] = [
  { stage: 'NOT_STARTED', days: -3 },
  { stage: 'NOT_STARTED', days: 2 },
  { stage: 'QUOTING', days: 5, premium: 2512.6, quote: ['PENDING', null] },
  { stage: 'OFFERED', days: 7, premium: 963.5, quote: ['PENDING_APPROVAL', null] },
  { stage: 'ACCEPTED', days: 12, premium: 598, quote: ['PENDING_APPROVAL', 'ACCEPTED'] },
  { stage: 'ACCEPTED', days: 27, premium: 8420, isRenewed: true },
  { stage: 'LOST', days: 28, reason: 'PRICE' },
  { stage: 'QUOTING', days: 45, premium: 2400, quote: ['PENDING_APPROVAL', 'REJECTED'] },
  { stage: 'QUOTING', days: 52, isRequoted: true },
  { stage: 'QUOTING', days: 88, premium: 2244.5, quote: ['CLOSED', null] },
];

/** Renewals in every stage, with each next step. The first is overdue. */
export const renewals: Renewal[] = samples.flatMap((sample, at) => {
  const policy = policies[at];
  if (!policy) return [];
  const { stage, days, premium = null, quote, reason = null, isRenewed = false, isRequoted = false } = sample;
  const [quoteStatus, customerFeedback] = quote ?? ['PENDING', null];
  return [
    {
      ...policy,
      policyStatus: days < 0 ? ('EXPIRED' as const) : ('ACTIVE' as const),
      effectiveDate: today + (days - 365) * DAY,
      expiredDate: today + days * DAY,
      nextPolicyId: isRenewed ? idOf(90) : null,
      renewalStage: stage,
      renewalPremium: premium,
      nonRenewalReason: reason,
      opportunityId: quote || isRequoted ? idOf(at) : null,
      renewalQuote: quote
        ? { id: idOf(20 + at), serial: `Q-11${at}`, quoteStatus, customerFeedback, policyId: null }
        : null,
    },
  ];
});

const nothing: RenewalFigures = {
  ...renewalFigures,
  overdue: 0,
  in30: 0,
  in60: 0,
  in90: 0,
  premium: 0,
  customers: 0,
  stages: renewalStages.map((renewalStage) => ({ renewalStage, count: 0 })),
  atRisk: renewalFigures.atRisk.map((period) => ({ ...period, policies: 0, notStarted: 0, premium: 0 })),
  retention: { quarter: null, previousQuarter: null },
};

/** Queries of the list, in order. */
export const queries: URLSearchParams[] = [];
/** Clears the recorded queries. */
export const resetQueries = () => {
  queries.length = 0;
};

const list = endpoint('get', '/api/renewals/all', ({ query }) => {
  queries.push(query);
  return listOf(renewals, query, {
    search: {
      customerName: ({ contactDetails }) => `${contactDetails.firstName} ${contactDetails.lastName}`,
      policyNumber: ({ policyNumber }) => policyNumber,
    },
    filter: { stage: ({ renewalStage }) => renewalStage },
    sort: { expiredDate: ({ expiredDate }) => expiredDate ?? 0 },
  });
});
const figuresRead = endpoint('get', '/api/renewals/figures', renewalFigures);
const policy = endpoint('get', '/api/policy/id/{id}', ({ path }) => {
  const found = renewals.find(({ id }) => id === path.id);
  return { ...policyDetail, ...found, renewalQuote: null, transactions: [] };
});
const options = mock('get', '/api/carrier/all/dropdown', carriers);

/** Network states of the renewal centre. */
export const network = {
  ...listNetwork(list, [figuresRead.usual, policy.usual, options]),
  empty: [list.answers(pageOf([])), figuresRead.answers(nothing), ...listNetwork(list).usual.slice(1)],
  /** Many pages of renewals. */
  many: [
    list.answers(pageOf(renewals, 512)),
    mock('get', '/api/renewals/all/totals', {
      count: 512,
      isCapped: false,
      total: 1_290_417.5,
      renewalTotal: 804_300,
      premiumChange: 4.2,
    }),
    ...listNetwork(list, [figuresRead.usual, policy.usual, options]).usual.slice(1),
  ],
  withoutFigures: [figuresRead.answers(unavailable), ...listNetwork(list).usual],
  withoutPolicy: [policy.answers(unavailable), ...listNetwork(list, [figuresRead.usual, options]).usual],
};
