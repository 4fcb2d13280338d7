import { expect } from 'vitest';
import type { Harness } from './harness.ts';
import { policyCalls } from './policies.ts';
import { agent, customer } from './quotes.ts';

/** Requests of the service request operations. The policies belong to the demo's customer. */
export function serviceCalls(server: () => Harness) {
  const policies = policyCalls(server);
  const address = { street: '12 Elm Street', city: 'Albany', state: 'New York', zipCode: '12207' };
  /** Valid body of a service request, overridden by `values`. */
  const input = async (values: object = {}) => ({
    policyId: (await policies.policy()).id,
    policyServiceType: 'REQUEST_FOR_ID',
    title: 'Request for ID',
    ...values,
  });
  const create = (body: object, as: string | null = customer, headers: Record<string, string> = {}) =>
    policies.send(as, 'POST', '/api/service-request/create', body, headers);
  const request = async (values: object = {}, as = customer) => {
    const response = await create(await input(values), as);
    expect(response.statusCode, response.body).toBe(201);
    return response.json().payload;
  };
  const update = (request: { id: string; version: number }, values: object = {}, as: string | null = agent) =>
    policies.send(as, 'PUT', '/api/service-request/update', {
      serviceRequestId: request.id,
      version: request.version,
      serviceRequestStatus: 'IN_PROGRESS',
      ...values,
    });
  return { policies, address, input, create, request, update };
}
