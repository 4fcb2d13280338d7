import { describe, expect, it } from 'vitest';
import {
  answersCertificates,
  asksForCertificate,
  awaitsDocument,
  endsAfter,
  freePremium,
  insuresVehicle,
  isInForce,
  mayAnswerCertificate,
  mayAssignPolicy,
  mayCancelPolicy,
  mayChangePolicyDocs,
  mayEditPolicy,
  mayPayPolicy,
  mayReadCertificates,
  mayRequestCertificate,
  needsInvoiceNumber,
  policyStatuses,
} from './policies.ts';

const agent = { role: 'AGENT', licensed: true, agencyAdmin: false } as const;
const unlicensed = { ...agent, licensed: false } as const;
const admin = { ...agent, agencyAdmin: true } as const;
const customer = { role: 'CUSTOMER', licensed: false, agencyAdmin: false } as const;
/** Policy of a contact of agent `a`, assigned to agent `b`. */
const policyOf = (licensedAgent: boolean) => ({
  contactDetails: { agent: { id: 'a', licensedAgent } },
  assignedAgentId: 'b',
});

it('has eleven statuses and can be cancelled from ten of them', () => {
  expect(policyStatuses).toHaveLength(11);
  expect(policyStatuses.filter((policyStatus) => !mayCancelPolicy({ policyStatus }))).toEqual(['CANCELLED']);
});

it('can be paid by its customer while it is active and the carrier has a payment page', () => {
  const active = { policyStatus: 'ACTIVE' } as const;
  expect(mayPayPolicy(customer, active, 'https://pay.example')).toBe(true);
  expect(mayPayPolicy(customer, active, null)).toBe(false);
  expect(mayPayPolicy(customer, active, '')).toBe(false);
  expect(mayPayPolicy(agent, active, 'https://pay.example')).toBe(false);
  for (const policyStatus of policyStatuses.filter((status) => status !== 'ACTIVE'))
    expect(mayPayPolicy(customer, { policyStatus }, 'https://pay.example')).toBe(false);
});

it('can be edited by agents, and its documents only by licensed agents', () => {
  expect([mayEditPolicy(agent), mayEditPolicy(customer)]).toEqual([true, false]);
  expect(mayChangePolicyDocs(agent)).toBe(true);
  expect(mayChangePolicyDocs({ role: 'AGENT', licensed: false })).toBe(false);
  expect(mayChangePolicyDocs({ role: 'CUSTOMER', licensed: true })).toBe(false);
});

it.each([
  ['the licensed contact agent', agent, 'a', true],
  ['the licensed assigned agent', agent, 'b', true],
  ['another licensed agent', agent, 'c', false],
  ['a licensed agency admin', admin, 'c', true],
  ['the contact agent without a licence', unlicensed, 'a', false],
  ['the assigned agent without a licence', unlicensed, 'b', false],
  ['an agency admin without a licence', { ...admin, licensed: false }, 'c', false],
  ['a customer', customer, 'a', false],
] as const)('%s may change the assigned agent: %#', (_, viewer, userId, allowed) => {
  expect(mayAssignPolicy(viewer, userId, policyOf(viewer.licensed))).toBe(allowed);
});

it.each([
  ['the licensed contact agent', agent, 'a', true, true],
  ['another licensed agent', agent, 'b', false, false],
  ['a licensed agency admin', admin, 'c', true, true],
  ['an agency admin without a licence', { ...admin, licensed: false }, 'c', false, false],
  ['a customer', customer, 'x', true, false],
] as const)('%s and the certificates of a licensed agent’s contact', (_, viewer, userId, reads, answers) => {
  expect(mayReadCertificates(viewer, userId, policyOf(true))).toBe(reads);
  expect(answersCertificates(viewer, userId, policyOf(true))).toBe(answers);
  expect(mayRequestCertificate(viewer, userId, policyOf(true))).toBe(answers || viewer.role === 'CUSTOMER');
});

it.each([
  ['the contact agent without a licence', unlicensed, 'a', true, false],
  ['another licensed agent', agent, 'b', true, true],
  ['another agent without a licence', unlicensed, 'b', false, false],
  ['a licensed agency admin', admin, 'c', true, true],
] as const)('%s and the certificates of an unlicensed agent’s contact', (_, viewer, userId, reads, answers) => {
  expect(mayReadCertificates(viewer, userId, policyOf(false))).toBe(reads);
  expect(answersCertificates(viewer, userId, policyOf(false))).toBe(answers);
});

it('expires after its effective date', () => {
  expect([endsAfter(86_400, 86_400), endsAfter(86_400, 0), endsAfter(86_400, 172_800)]).toEqual([false, false, true]);
});

it('requires an invoice number only for invoices', () => {
  expect([needsInvoiceNumber('INVOICE'), needsInvoiceNumber(null)]).toEqual([true, false]);
});

it('requires content for a certificate, which an agent answers once', () => {
  const nothing = { holderName: ' ', holderAddress: '', description: '\n' };
  expect(asksForCertificate(nothing)).toBe(false);
  for (const name of ['holderName', 'holderAddress', 'description'])
    expect(asksForCertificate({ ...nothing, [name]: 'City of Portland' })).toBe(true);
  expect([awaitsDocument({ certificateStatus: 'REQUESTED' }), awaitsDocument({ certificateStatus: 'SENT' })]).toEqual([
    true,
    false,
  ]);
  expect(mayAnswerCertificate(agent, 'a', policyOf(true), { certificateStatus: 'REQUESTED' })).toBe(true);
  expect(mayAnswerCertificate(agent, 'a', policyOf(true), { certificateStatus: 'SENT' })).toBe(false);
  expect(mayAnswerCertificate(customer, 'a', policyOf(true), { certificateStatus: 'REQUESTED' })).toBe(false);
});

it.each([
  ['412.00', '$412.00'],
  ['31,208.75', '$31,208.75'],
  ['-186.50', '-$186.50'],
  ['$20 a month', '$20 a month'],
  ['as agreed', 'as agreed'],
  ['', ''],
])('formats the premium %o of a transaction as %o', (typed, shown) => {
  expect(freePremium(typed)).toBe(shown);
});

describe('a policy in force', () => {
  const today = 1_795_392_000;
  const policy = { policyStatus: 'ACTIVE', effectiveDate: today, expiredDate: today } as const;
  it('runs from its effective date to its expiration date', () => {
    expect(isInForce(policy, today + 3600)).toBe(true);
    expect(isInForce({ ...policy, effectiveDate: today + 86_400 }, today)).toBe(false);
    expect(isInForce({ ...policy, expiredDate: today - 86_400 }, today)).toBe(false);
    expect(isInForce({ ...policy, effectiveDate: null, expiredDate: null }, today)).toBe(true);
  });
  it('has a status that provides coverage', () => {
    const inForce = policyStatuses.filter((policyStatus) => isInForce({ ...policy, policyStatus }, today));
    expect(inForce).toEqual(['ACTIVE', 'EXPIRING', 'BOUND']);
  });
});

it.each([
  ['Auto', true],
  ['Commercial Auto', true],
  ['Motorcycle', true],
  ['Home', false],
  ['Cargo', false],
])('insurance %s names a vehicle: %s', (name, vehicle) => {
  expect(insuresVehicle(name)).toBe(vehicle);
});
