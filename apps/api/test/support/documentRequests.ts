import { DAY } from '@fairlead/rules';
import { expect } from 'vitest';
import type { Harness } from './harness.ts';
import { multipart, samples } from './multipart.ts';
import { policyCalls } from './policies.ts';
import { agent, customer } from './quotes.ts';

/** Requests of the operations for requested documents. The policies belong to the demo's customer. */
export function documentRequestCalls(server: () => Harness) {
  const policies = policyCalls(server);
  const { get, send, today } = policies;
  /** Valid body of a request for a policy, overridden by `values`. */
  const input = async (values: object = {}) => ({
    recordType: 'POLICY',
    recordId: (await policies.policy()).id,
    ...content(values),
  });
  const content = (values: object = {}) => ({
    requestedType: 'DRIVERS_LICENSE',
    neededBy: today() + 8 * DAY,
    requestMessage: 'Both sides, please.',
    ...values,
  });
  const create = (body: object, as: string | null = agent, headers: Record<string, string> = {}) =>
    send(as, 'POST', '/api/document-request/create', body, headers);
  const request = async (values: object = {}, as = agent) => {
    const response = await create(await input(values), as);
    expect(response.statusCode, response.body).toBe(201);
    return response.json().payload;
  };
  const update = ({ id, version }: { id: string; version: number }, values: object = {}, as: string | null = agent) =>
    send(as, 'PUT', '/api/document-request/update', { documentRequestId: id, version, ...content(values) });
  const act = (id: string, action: 'remind' | 'withdraw', as: string | null = agent) =>
    send(as, 'POST', `/api/document-request/id/${id}/${action}`);
  const upload = (id: string, body: object, as: string | null = customer) =>
    send(as, 'POST', `/api/document-request/id/${id}/upload`, body);
  const decline = (id: string, body: object = {}, as: string | null = customer) =>
    send(as, 'POST', `/api/document-request/id/${id}/cannot-provide`, body);
  const file = async (as = customer): Promise<string> => {
    const url = '/api/file/upload?fileType=DOCUMENT&fileUploadType=ATTACHMENT';
    const part = multipart({ content: samples.pdf, filename: 'License.pdf' });
    return (await server().call(as, { method: 'POST', url, ...part })).json().payload.id;
  };
  const read = async (id: string, as: string = agent) =>
    (await get(as, `/api/document-request/id/${id}`)).json().payload;
  return { policies, get, input, content, create, request, update, act, upload, decline, file, read, today };
}
