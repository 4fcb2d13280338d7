import { endpoint, mock, quoteDetail, Refusal, unavailable } from '@fairlead/api-client/mocks';
import { DAY, dayOf } from '@fairlead/rules';
import type { CustomerFigures } from '../dashboard.api';

const today = dayOf(Date.now() / 1000);
const id = (n: number) => `01935b1c-0000-7000-8000-0000000c${String(n).padStart(4, '0')}`;

const nextPayment: NonNullable<CustomerFigures['nextPayment']> = {
  id: id(72),
  policyId: id(51),
  policyNumber: 'KFI-AUTO-81190',
  policyStatus: 'ACTIVE',
  insuranceName: 'Auto',
  paymentUrl: 'https://pay.example/policy',
  transactionPremium: '86.03',
  dueDate: today + 8 * DAY,
};

const customer: CustomerFigures = {
  policies: {
    total: 4,
    content: (
      [
        ['Flood', 'Palmetto Flood', 'PFM-2207741', 'EXPIRING', 22, 1_184],
        ['Auto', 'Keystone Fidelity', 'KFI-AUTO-81190', 'ACTIVE', 179, 1_032.4],
        ['Homeowners', 'Harborline Mutual', 'HLM-4410127', 'ACTIVE', 222, 2_318.5],
      ] as const
    ).map(([insuranceName, carrierName, policyNumber, policyStatus, days, premium], index) => ({
      id: id(50 + index),
      insuranceName,
      carrierName,
      policyNumber,
      policyStatus,
      pastDue: insuranceName === 'Homeowners',
      nextPayment: insuranceName === 'Auto' ? { transactionPremium: '86.03', dueDate: today + 8 * DAY } : null,
      paymentUrl: 'https://pay.example/policy',
      effectiveDate: today - 100 * DAY,
      expiredDate: today + days * DAY,
      premium,
    })),
  },
  pastDue: [
    {
      id: id(70),
      policyId: id(52),
      policyNumber: 'HLM-4410127',
      policyStatus: 'ACTIVE',
      insuranceName: 'Homeowners',
      paymentUrl: 'https://pay.example/policy',
      transactionPremium: '31.20',
      dueDate: today - 7 * DAY,
    },
  ],
  nextPayment,
  receivedDocuments: (
    [
      ['Auto declarations 2026.pdf', 'application/pdf', 188_416, 'KFI-AUTO-81190', 'Auto', 5],
      ['Adjuster estimate.pdf', 'application/pdf', 524_288, 'CLM-327', 'Auto', 12],
      ['Elevation certificate.jpg', 'image/jpeg', 98_304, 'PFM-2207741', 'Flood', 40],
    ] as const
  ).map(([name, contentType, size, number, insuranceName, days], index) => ({
    id: id(73 + index),
    file: { id: id(80 + index), fileUrl: `/files/${index}`, name, size, contentType },
    number,
    insuranceName,
    createdAt: today - days * DAY,
    isNew: index === 0,
  })),
  receivedDocumentCount: { totalElements: 14, totalIsCapped: false },
  documents: [
    {
      id: id(71),
      requestedType: 'PRIOR_INSURANCE',
      documentName: '',
      neededBy: today + 8 * DAY,
      number: 'KFI-AUTO-81190',
      insuranceName: 'Auto',
      agentName: 'Marcus Oyelaran',
    },
  ],
  quotes: [
    {
      id: id(60),
      serial: 'Q-10911',
      version: 2,
      insuranceName: 'Flood',
      carrierName: 'Palmetto Flood Mutual',
      agentName: 'Marcus Oyelaran',
      premiumAmount: 1_184,
      effectiveDate: today + 22 * DAY,
    },
  ],
  claims: [
    {
      id: id(62),
      serial: 'CLM-327',
      insuranceName: 'Auto',
      claimStatus: 'FILED_WITH_CARRIER',
      history: [
        { claimStatus: 'FILED_WITH_CARRIER', note: 'The carrier sends an adjuster.', changedAt: today - DAY },
        { claimStatus: 'IN_REVIEW', note: '', changedAt: today - 3 * DAY },
        { claimStatus: 'SUBMITTED', note: '', changedAt: today - 4 * DAY },
      ],
    },
  ],
  inProgress: [
    {
      kind: 'CERTIFICATE',
      id: id(61),
      policyId: id(52),
      serial: null,
      insuranceName: 'Homeowners',
      since: today - 2 * DAY,
    },
    {
      kind: 'CLAIM',
      id: id(62),
      policyId: id(51),
      serial: 'CLM-327',
      insuranceName: 'Auto',
      since: today - 4 * DAY,
      claimStatus: 'FILED_WITH_CARRIER',
    },
    {
      kind: 'SERVICE',
      id: id(63),
      policyId: id(51),
      serial: null,
      insuranceName: 'Auto',
      since: today - 5 * DAY,
      serviceType: 'REQUEST_FOR_ID',
      serviceStatus: 'OPEN',
    },
    {
      kind: 'REQUEST',
      id: id(64),
      policyId: null,
      serial: 'OPP-351',
      insuranceName: 'Umbrella',
      since: today - 6 * DAY,
      opportunityStatus: 'NEW',
    },
    {
      kind: 'QUOTE',
      id: id(65),
      policyId: null,
      serial: 'Q-10877',
      insuranceName: 'Boat',
      since: today - 7 * DAY,
    },
  ],
  agent: { name: 'Marcus Oyelaran', email: 'marcus@brightwater.example', phone: '+19415550144', photo: null },
  agencyName: 'Brightwater',
  coverages: { total: 12, names: ['Boat', 'Renters', 'Umbrella'] },
};

const customerScreen = endpoint('get', '/api/dashboard/customer', customer);
const answer = endpoint('post', '/api/quotes/give-feedback', quoteDetail.quote, 'Quote is accepted successfully');
const answeredAlready = new Refusal(409, {
  code: 'quote.answered',
  message: 'This quote was answered already',
});

/** Ids of the policies whose ID card was requested. Each story starts with none. */
export const cards: string[] = [];
const idCard = mock('get', '/api/policy/id/{id}/id-card', ({ path }) => {
  cards.push(String(path.id));
  return new Refusal(404, { code: 'policy.notInForce', message: 'This policy is not in force, so it has no ID card' });
});

/** Network states for the stories. */
export const network = {
  usual: [customerScreen.usual, answer.usual, idCard],
  loading: [customerScreen.pending],
  failing: [customerScreen.answers(unavailable)],
  empty: [
    customerScreen.answers({
      ...customer,
      policies: { total: 0, content: [] },
      pastDue: [],
      nextPayment: null,
      receivedDocuments: [],
      receivedDocumentCount: { totalElements: 0, totalIsCapped: false },
      documents: [],
      quotes: [],
      claims: [],
      inProgress: [],
      agent: { ...customer.agent, phone: '' },
    }),
  ],
  overdue: [
    customerScreen.answers({
      ...customer,
      pastDue: customer.pastDue.map((payment) => ({ ...payment, paymentUrl: null, transactionPremium: '' })),
      nextPayment: { ...nextPayment, paymentUrl: null, transactionPremium: '' },
      documents: customer.documents.map((document) => ({ ...document, neededBy: today - DAY })),
      policies: { total: 1, content: customer.policies.content.slice(1, 2) },
    }),
    idCard,
  ],
  /** The carrier needs information, and nothing else waits for the customer or is in progress. */
  asked: [
    customerScreen.answers({
      ...customer,
      pastDue: [],
      documents: [],
      quotes: [],
      claims: customer.claims.map((claim) => ({
        ...claim,
        claimStatus: 'INFO_REQUESTED',
        history: [
          {
            claimStatus: 'INFO_REQUESTED',
            note: 'The carrier needs two photos of the damaged door, from the front and from the side, and the invoice of the tow truck.',
            changedAt: today,
          },
          ...claim.history,
        ],
      })),
      inProgress: customer.inProgress.filter(({ kind }) => kind === 'CLAIM'),
    }),
  ],
  answerRefused: [customerScreen.usual, answer.answers(answeredAlready)],
};
