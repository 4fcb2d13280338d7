import { DAY, dayOf } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { policies } from '../../src/db/schema/index.ts';
import type { Harness } from './harness.ts';
import { multipart, samples } from './multipart.ts';
import { agent, customer, quoteCalls } from './quotes.ts';

/** Part of a policy in a response. */
export interface PolicyResponse {
  id: string;
  serial: string;
  version: number;
  policyNumber: string;
  policyStatus: string;
  contactId: string;
  assignedAgentId: string;
}

/** Requests of the policy operations. The contact is the demo's customer; `agent` is the owner agent. */
export function policyCalls(server: () => Harness) {
  const quotes = quoteCalls(server);
  const { get, send } = quotes;
  const today = () => dayOf(server().clock.now());

  /** Valid body of a new policy, overridden by `values`. */
  const input = async (values: object = {}) => {
    const { contactId, carrierId, insuranceTypeId } = await quotes.input();
    return {
      policyNumber: 'HO3-448-2201',
      policyStatus: 'ACTIVE',
      contactId,
      insuranceTypeId,
      carrierId,
      effectiveDate: today() - 30 * DAY,
      expiredDate: today() + 335 * DAY,
      premium: 1184.5,
      ...values,
    };
  };
  const create = (body: object, as: string | null = agent, headers: Record<string, string> = {}) =>
    send(as, 'POST', '/api/policy/create', body, headers);
  const policy = async (values: object = {}): Promise<PolicyResponse> => {
    const response = await create(await input(values));
    expect(response.statusCode, response.body).toBe(201);
    return response.json().payload;
  };
  const update = ({ id, version }: PolicyResponse, values: object = {}, as: string | null = agent) =>
    send(as, 'PUT', '/api/policy/update', { policyId: id, version, ...values });
  const assign = ({ id }: PolicyResponse, values: object = {}, as: string | null = agent) =>
    send(as, 'POST', '/api/policy/assign-policy-to-agent', { policyId: id, ...values });

  /** Policy that can be renewed: it expires in 21 days. */
  const expiring = (values: object = {}) =>
    policy({ effectiveDate: today() - 344 * DAY, expiredDate: today() + 21 * DAY, ...values });
  /** Valid body of a renewal, overridden by `values`. */
  const renewal = ({ version, policyNumber }: PolicyResponse, values: object = {}) => ({
    version,
    policyNumber,
    effectiveDate: today() + 21 * DAY,
    expiredDate: today() + 386 * DAY,
    premium: 1250.75,
    ...values,
  });
  const renew = (
    of: PolicyResponse,
    values: object = {},
    as: string | null = agent,
    headers: Record<string, string> = {},
  ) => send(as, 'POST', `/api/policy/id/${of.id}/renew`, renewal(of, values), headers);
  const requote = (id: string, body: object, as: string | null = agent, headers: Record<string, string> = {}) =>
    send(as, 'POST', `/api/policy/id/${id}/requote`, body, headers);
  const markNotRenewing = ({ id, version }: PolicyResponse, values: object = {}, as: string | null = agent) =>
    send(as, 'PUT', `/api/policy/id/${id}/non-renewal`, { version, reason: 'PRICE', ...values });

  /** Valid body of a new coverage, overridden by `values`. */
  const coverage = (policyId: string, values: object = {}) => ({ policyId, name: 'Dwelling', value: '$1', ...values });
  const addCoverage = (body: object, as: string | null = agent, headers: Record<string, string> = {}) =>
    send(as, 'POST', '/api/coverages/policy/create-coverage', body, headers);
  const changeCoverage = (body: object, as: string | null = agent) =>
    send(as, 'PUT', '/api/coverages/policy/update-coverage', body);

  const transaction = (policyId: string, values: object = {}) => ({
    policyId,
    transactionType: 'ENDORSEMENT',
    paymentStatus: 'PENDING',
    transactionDate: today(),
    ...values,
  });
  const bill = (body: object, as: string | null = agent, headers: Record<string, string> = {}) =>
    send(as, 'POST', '/api/policy/transaction/create', body, headers);
  const billed = async (values: object = {}) => {
    const response = await bill(transaction((await policy()).id, values));
    expect(response.statusCode, response.body).toBe(201);
    return response.json().payload;
  };
  const rebill = (body: object, as: string | null = agent) => send(as, 'PUT', '/api/policy/transaction/update', body);
  const unbill = (id: string, as: string | null = agent) => send(as, 'DELETE', `/api/policy/transaction/delete/${id}`);
  const notify = (id: string, as: string | null = agent) => get(as, `/api/policy/transaction/${id}/notify`);

  const ask = (body: object, as: string | null = customer, headers: Record<string, string> = {}) =>
    send(as, 'POST', '/api/certificates/create-certificate', body, headers);
  const certificate = async () =>
    (await ask({ policyId: (await policy()).id, holderName: 'City of Portland' })).json().payload;
  const answer = (body: object, as: string | null = agent) =>
    send(as, 'POST', '/api/certificates/create-certificate-doc', body);
  const file = async (type: 'CERTIFICATE' | 'POLICY', as = agent): Promise<string> => {
    const url = `/api/file/upload?fileType=DOCUMENT&fileUploadType=${type}`;
    const part = multipart({ content: samples.pdf, filename: 'Certificate of insurance.pdf' });
    return (await server().call(as, { method: 'POST', url, ...part })).json().payload.id;
  };

  return {
    get,
    send,
    today,
    quotes,
    input,
    create,
    policy,
    update,
    expiring,
    renew,
    requote,
    markNotRenewing,
    assign,
    coverage,
    addCoverage,
    changeCoverage,
    transaction,
    bill,
    billed,
    rebill,
    unbill,
    notify,
    ask,
    certificate,
    answer,
    file,
    detail: async (id: string, as: string = agent) => (await get(as, `/api/policy/id/${id}`)).json().payload,
    /** Assigns a policy to another agent directly in the database. */
    moveTo: (id: string, contactId: string) =>
      server().db.update(policies).set({ contactId }).where(eq(policies.id, id)),
  };
}
