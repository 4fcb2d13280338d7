import { documentRequestCalls } from './documentRequests.ts';
import type { Harness } from './harness.ts';
import { agent, customer } from './quotes.ts';
import { requests, tooLargeJson, unknownId } from './requests.ts';

const admin = 'admin@demo.test';
const all = '/api/document-request/all';
const one = '/api/document-request/id';

export function documentRequestStatusCases(server: () => Harness) {
  const calls = documentRequestCalls(server);
  const { get, raw } = requests(server);
  const large = (as: string, method: 'POST' | 'PUT', url: string) => ({
    413: () => raw(as, method, url, 'application/json', tooLargeJson),
    415: () => raw(as, method, url, 'text/plain', 'x'),
  });
  const id = async () => (await calls.request()).id;
  const withdrawn = async () => {
    const requestId = await id();
    await calls.act(requestId, 'withdraw');
    return requestId;
  };
  const nothing = { id: unknownId, version: 1 };
  const files = { fileIds: [unknownId] };
  return {
    listDocumentRequests: {
      200: () => get(customer, all),
      400: () => get(agent, `${all}?documentRequestStatus=CLOSED`),
      401: () => get(null, all),
      403: () => get(admin, all),
    },
    getDocumentRequest: {
      200: async () => get(customer, `${one}/${await id()}`),
      400: () => get(agent, `${one}/x`),
      401: () => get(null, `${one}/${unknownId}`),
      403: () => get(admin, `${one}/${unknownId}`),
      404: () => get(agent, `${one}/${unknownId}`),
    },
    createDocumentRequest: {
      201: async () => calls.create(await calls.input()),
      400: async () => calls.create(await calls.input({ requestedType: 'OTHER' })),
      401: () => calls.create({}, null),
      403: () => calls.create({}, customer),
      404: async () => calls.create({ ...calls.content(), recordType: 'POLICY', recordId: unknownId }),
      409: async () => {
        const headers = { 'idempotency-key': 'one-key-for-two-document-requests' };
        await calls.create(await calls.input(), agent, headers);
        return calls.create(await calls.input(), agent, headers);
      },
      ...large(agent, 'POST', '/api/document-request/create'),
    },
    updateDocumentRequest: {
      200: async () => calls.update(await calls.request()),
      400: async () => calls.update(await calls.request(), { neededBy: 1 }),
      401: () => calls.update(nothing, {}, null),
      403: () => calls.update(nothing, {}, customer),
      404: () => calls.update(nothing),
      409: async () => calls.update({ ...(await calls.request()), version: 7 }),
      ...large(agent, 'PUT', '/api/document-request/update'),
    },
    remindDocumentRequest: {
      200: async () => calls.act(await id(), 'remind'),
      400: () => calls.act('x', 'remind'),
      401: () => calls.act(unknownId, 'remind', null),
      403: () => calls.act(unknownId, 'remind', customer),
      404: () => calls.act(unknownId, 'remind'),
      409: async () => calls.act(await withdrawn(), 'remind'),
      ...large(agent, 'POST', `${one}/${unknownId}/remind`),
    },
    withdrawDocumentRequest: {
      200: async () => calls.act(await id(), 'withdraw'),
      400: () => calls.act('x', 'withdraw'),
      401: () => calls.act(unknownId, 'withdraw', null),
      403: () => calls.act(unknownId, 'withdraw', customer),
      404: () => calls.act(unknownId, 'withdraw'),
      409: async () => calls.act(await withdrawn(), 'withdraw'),
      ...large(agent, 'POST', `${one}/${unknownId}/withdraw`),
    },
    uploadRequestedDocument: {
      200: async () => calls.upload(await id(), { fileIds: [await calls.file()] }),
      400: async () => calls.upload(await id(), files),
      401: () => calls.upload(unknownId, files, null),
      403: () => calls.upload(unknownId, files, agent),
      404: () => calls.upload(unknownId, files),
      409: async () => calls.upload(await withdrawn(), files),
      ...large(customer, 'POST', `${one}/${unknownId}/upload`),
    },
    declineDocumentRequest: {
      200: async () => calls.decline(await id()),
      400: async () => calls.decline(await id(), { answer: 'x' }),
      401: () => calls.decline(unknownId, {}, null),
      403: () => calls.decline(unknownId, {}, agent),
      404: () => calls.decline(unknownId),
      409: async () => calls.decline(await withdrawn()),
      ...large(customer, 'POST', `${one}/${unknownId}/cannot-provide`),
    },
  };
}
