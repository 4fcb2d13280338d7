import {
  endpoint,
  lateTasks,
  mock,
  ownAgency,
  people,
  renewalFigures,
  unavailable,
  workOf,
} from '@fairlead/api-client/mocks';
import { DAY, dayOf } from '@fairlead/rules';
import type { AgencyFigures, PipelineFigures, PlatformFigures } from './dashboard.api';

const today = dayOf(Date.now() / 1000);
const id = (n: number) => `01935b1c-0000-7000-8000-0000000d${String(n).padStart(4, '0')}`;
const amounts = [2_140, 3_380, 2_905, 4_410, 4_020, 5_260, 4_875, 6_130, 5_540, 7_205, 6_480, 3_915.5];

const platform: PlatformFigures = {
  agencies: { total: 41, subscribed: 29, expired: 7, none: 5 },
  expiring: {
    total: 6,
    plans: [
      ['Harbor & Hale Insurance', 'Growth', 3],
      ['Northgate Coverage Partners', 'Starter', 6],
      ['Cedar & Main Agency', 'Starter', 12],
      ['Palmetto Insurance Group', 'Professional', 19],
      ['Keystone Risk Advisors', 'Growth', 27],
    ].map(([agencyName, packageName, days], index) => ({
      agencyId: id(index),
      agencyName: String(agencyName),
      photo: null,
      packageName: String(packageName),
      expirationDateTime: today + (Number(days) + 1) * DAY - 1,
    })),
  },
  revenue: amounts.map((amount, index) => ({ month: Date.UTC(2026, index - 1, 1) / 1000, amount })),
  documentsToReview: 4,
  couponUse: [
    ['WELCOME25', 412, 500],
    ['SPRING-15', 288, 1_000],
    ['RENEW10', 120, 250],
    ['PARTNER-50', 34, 40],
  ].map(([couponCode, usedCount, max], index) => ({
    id: id(20 + index),
    couponCode: String(couponCode),
    usedCount: Number(usedCount),
    maxTimesCanBeUsed: Number(max),
  })),
};

const agency: AgencyFigures = {
  plan: {
    packageName: 'Growth',
    price: 129,
    subscribedAt: today - 70 * DAY,
    expirationDateTime: today + 21 * DAY - 1,
    expired: false,
  },
  agents: { total: 6, licensed: 4 },
  documents: { required: 5, missing: 2 },
  setup: { hasLinesOfBusiness: true, hasInvitedAgents: true, hasContacts: true },
};
const { plan } = agency;

const pipeline: PipelineFigures = {
  opportunities: [
    { status: 'NEW', total: 34, premium: 61_200 },
    { status: 'CONTACTED', total: 52, premium: 118_430 },
    { status: 'QUOTED', total: 41, premium: 96_880 },
    { status: 'QUOTE_REVIEW', total: 12, premium: 22_150 },
    { status: 'POLICIED', total: 23, premium: 68_905 },
    { status: 'POLICY_REVIEW', total: 9, premium: 14_700 },
    { status: 'WON', total: 27, premium: 74_310 },
    { status: 'LOST', total: 18, premium: 31_040 },
  ],
  assigned: [
    { status: 'NEW', total: 4, premium: 9120 },
    { status: 'QUOTED', total: 7, premium: 21480 },
    { status: 'WON', total: 3, premium: 0 },
    { status: 'IN_PROCESS', total: 2, premium: 0 },
  ],
  quotesPendingApproval: 14,
  policiesToWrite: 5,
  policies: {
    expiring: { in30: 11, in60: 26, in90: 41 },
    pastDue: { policies: 3, transactions: 4 },
    certificateRequests: { policies: 4, certificates: 5 },
    openClaims: 7,
    renewals: [
      ['Sofia Marchetti', 'Flood', 'Palmetto Flood Mutual', 13, 1_422],
      ['Alicia Fontaine', 'Flood', 'Palmetto Flood Mutual', 22, 1_184],
      ['Northside Dental', 'Workers Compensation', 'Granite State Mutual', 42, 8_420],
      ['Owen Brandt', 'Auto', null, 50, null],
      ['Cedar & Main Realty', 'Property', 'Redwood Specialty', 69, 5_240],
    ].map(([customerName, insuranceName, carrierName, days, premium], index) => ({
      id: id(40 + index),
      customerName: String(customerName),
      insuranceName: String(insuranceName),
      carrierName: carrierName === null ? null : String(carrierName),
      expiredDate: today + Number(days) * DAY,
      premium: premium === null ? null : Number(premium),
    })),
  },
};
const mine: PipelineFigures = {
  opportunities: [
    { status: 'NEW', total: 3, premium: 2_150.5 },
    { status: 'IN_PROCESS', total: 5, premium: 8_400 },
    { status: 'PROCESSED', total: 2, premium: 0 },
  ],
  assigned: [
    { status: 'NEW', total: 3, premium: 2_150.5 },
    { status: 'IN_PROCESS', total: 5, premium: 8_400 },
    { status: 'PROCESSED', total: 2, premium: 0 },
  ],
  quotesPendingApproval: null,
  policiesToWrite: null,
  policies: null,
};

const platformScreen = endpoint('get', '/api/dashboard/platform', platform);
const agencyCards = endpoint('get', '/api/dashboard/agency', agency);
const pipelineCards = endpoint('get', '/api/dashboard/pipeline', pipeline);
const renewals = endpoint('get', '/api/renewals/at-risk', renewalFigures.atRisk);
const work = endpoint('get', '/api/task/work', workOf(lateTasks));
/** Requests of the other parts of an agent's dashboard. */
const others = [renewals.usual, work.usual];
/** Responses of an agency without records. */
const nothingYet = [
  renewals.usual,
  mock('get', '/api/task/work', { ...workOf(), groups: [] }),
  pipelineCards.answers({
    opportunities: [],
    assigned: [],
    quotesPendingApproval: 0,
    policiesToWrite: 0,
    policies: {
      expiring: { in30: 0, in60: 0, in90: 0 },
      pastDue: { policies: 0, transactions: 0 },
      certificateRequests: { policies: 0, certificates: 0 },
      openClaims: 0,
      renewals: [],
    },
  }),
];

/** Network states for the stories. */
export const network = {
  platform: [platformScreen.usual],
  quiet: [
    platformScreen.answers({
      ...platform,
      agencies: { total: 3, subscribed: 3, expired: 0, none: 0 },
      expiring: { total: 0, plans: [] },
      revenue: (platform.revenue ?? []).map(({ month }) => ({ month, amount: 0 })),
      documentsToReview: 0,
      couponUse: [],
    }),
  ],
  limited: [platformScreen.answers({ ...platform, revenue: null, documentsToReview: null })],
  platformLoading: [platformScreen.pending],
  platformFailing: [platformScreen.answers(unavailable)],
  agency: [agencyCards.usual, pipelineCards.usual, ...others],
  expired: [
    agencyCards.answers({
      ...agency,
      plan: plan && { ...plan, expired: true, expirationDateTime: today - 2 * DAY },
    }),
  ],
  memberWithoutPlan: [mock('get', '/api/agency/id/{id}', { ...ownAgency, admin: people.owner.user })],
  noPlan: [agencyCards.answers({ ...agency, plan: null, agents: { total: 1, licensed: 1 } })],
  newAgency: [
    agencyCards.answers({
      plan: null,
      agents: { total: 1, licensed: 0 },
      documents: { required: 4, missing: 4 },
      setup: { hasLinesOfBusiness: false, hasInvitedAgents: false, hasContacts: false },
    }),
  ],
  newSubscribed: [
    agencyCards.answers({
      ...agency,
      agents: { total: 2, licensed: 1 },
      documents: { required: 4, missing: 3 },
      setup: { hasLinesOfBusiness: false, hasInvitedAgents: true, hasContacts: false },
    }),
    ...nothingYet,
  ],
  agencyLoading: [agencyCards.pending, pipelineCards.pending, renewals.pending, work.pending],
  agencyFailing: [agencyCards.answers(unavailable), pipelineCards.answers(unavailable), ...others],
  riskFailing: [pipelineCards.usual, renewals.answers(unavailable), work.usual],
  agent: [pipelineCards.usual, ...others],
  unlicensedAdmin: [
    agencyCards.usual,
    pipelineCards.answers({ ...pipeline, policies: pipeline.policies && { ...pipeline.policies, openClaims: null } }),
    ...others,
  ],
  assistant: [pipelineCards.answers(mine), ...others],
  nothingYet,
};
