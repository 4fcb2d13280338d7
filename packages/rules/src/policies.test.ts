import { expect, it } from 'vitest';
import {
  asksForCertificate,
  endsAfter,
  freePremium,
  mayAnswerCertificate,
  mayCancelPolicy,
  mayChangePolicyDocs,
  mayEditPolicy,
  mayPayPolicy,
  needsInvoiceNumber,
  ownsPolicy,
  policyStatuses,
} from './policies.ts';

const agent = { role: 'AGENT', licensed: true } as const;
const customer = { role: 'CUSTOMER', licensed: false } as const;

it('has eleven statuses, and is cancelled from ten of them', () => {
  expect(policyStatuses).toHaveLength(11);
  expect(policyStatuses.filter((policyStatus) => !mayCancelPolicy({ policyStatus }))).toEqual(['CANCELLED']);
});

it('is paid for by its customer while it is active, where the carrier has a page for it', () => {
  const active = { policyStatus: 'ACTIVE' } as const;
  expect(mayPayPolicy(customer, active, 'https://pay.example')).toBe(true);
  expect(mayPayPolicy(customer, active, null)).toBe(false);
  expect(mayPayPolicy(customer, active, '')).toBe(false);
  expect(mayPayPolicy(agent, active, 'https://pay.example')).toBe(false);
  for (const policyStatus of policyStatuses.filter((status) => status !== 'ACTIVE'))
    expect(mayPayPolicy(customer, { policyStatus }, 'https://pay.example')).toBe(false);
});

it('is edited by agents, whose documents by those with a licence', () => {
  expect([mayEditPolicy(agent), mayEditPolicy(customer)]).toEqual([true, false]);
  expect(mayChangePolicyDocs(agent)).toBe(true);
  expect(mayChangePolicyDocs({ role: 'AGENT', licensed: false })).toBe(false);
  expect(mayChangePolicyDocs({ role: 'CUSTOMER', licensed: true })).toBe(false);
});

it('is given away by the agent who looks after its contact', () => {
  const policy = { contactDetails: { agent: { id: 'a' } } };
  expect(ownsPolicy(agent, 'a', policy)).toBe(true);
  expect(ownsPolicy(agent, 'b', policy)).toBe(false);
  expect(ownsPolicy(customer, 'a', policy)).toBe(false);
});

it('ends after the day on which it begins', () => {
  expect([endsAfter(86_400, 86_400), endsAfter(86_400, 0), endsAfter(86_400, 172_800)]).toEqual([false, false, true]);
});

it('has transactions with a number where they are invoices', () => {
  expect([needsInvoiceNumber('INVOICE'), needsInvoiceNumber(null)]).toEqual([true, false]);
});

it('has certificates that are asked for with something, and answered once, by an agent', () => {
  const nothing = { holderName: ' ', holderAddress: '', description: '\n' };
  expect(asksForCertificate(nothing)).toBe(false);
  for (const name of ['holderName', 'holderAddress', 'description'])
    expect(asksForCertificate({ ...nothing, [name]: 'City of Portland' })).toBe(true);
  expect(mayAnswerCertificate(agent, { certificateStatus: 'REQUESTED' })).toBe(true);
  expect(mayAnswerCertificate(agent, { certificateStatus: 'SENT' })).toBe(false);
  expect(mayAnswerCertificate(customer, { certificateStatus: 'REQUESTED' })).toBe(false);
});

it.each([
  ['412.00', '$412.00'],
  ['31,208.75', '$31,208.75'],
  ['-186.50', '-$186.50'],
  ['$20 a month', '$20 a month'],
  ['as agreed', 'as agreed'],
  ['', ''],
])('shows the premium %o of a transaction as %o', (typed, shown) => {
  expect(freePremium(typed)).toBe(shown);
});
