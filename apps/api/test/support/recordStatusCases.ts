import type { LightMyRequestResponse } from 'fastify';
import type { Harness } from './harness.ts';

type RequestSender = () => Promise<LightMyRequestResponse>;

interface RecordKind {
  /** Path prefix of the operations. */
  at: string;
  /** Name of the id field in an update. */
  idName: string;
  /** Returns a valid body of a new record. */
  sample: () => object | Promise<object>;
  /** Values that make the body invalid. */
  wrong: object;
  /** Fields that an update does not accept. */
  fixed?: readonly string[];
  /** Sends a create request that answers 409. */
  conflict: RequestSender;
  updatePath?: string;
}

const unknownId = '01940000-0000-7000-8000-000000000000';
const admin = 'admin@demo.test';
const outsider = 'agent@demo.test';
const tooLargeJson = JSON.stringify({ x: 'x'.repeat(1024 * 1024) });

/** Status cases of list, get, create, update and delete of a platform record. */
export function recordStatusCases(server: () => Harness, kind: RecordKind) {
  const { at, idName, sample, wrong, fixed = [], conflict, updatePath = '/update' } = kind;
  const get = (as: string | null, path: string) => server().call(as, { url: at + path });
  const send = (as: string | null, method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    server().call(as, { method, url: at + path, ...(payload && { payload }) });
  const raw = (method: 'POST' | 'PUT', path: string, type: string, payload: string) =>
    server().call(admin, { method, url: at + path, headers: { 'content-type': type }, payload });
  const createRecord = async () => (await send(admin, 'POST', '/create', await sample())).json().payload;
  const change = async (values: object = {}) => {
    const { id, version } = await createRecord();
    const body: Record<string, unknown> = { ...(await sample()), [idName]: id, version, ...values };
    for (const name of fixed) delete body[name];
    return send(admin, 'PUT', updatePath, body);
  };

  return {
    list: {
      200: () => get(admin, '/all'),
      400: () => get(admin, '/all?pageNo=-1'),
      401: () => get(null, '/all'),
      403: () => get(outsider, '/all'),
    },
    export: {
      200: () => get(admin, '/all/export'),
      400: () => get(admin, '/all/export?columns=secret'),
      401: () => get(null, '/all/export'),
      403: () => get(outsider, '/all/export'),
    },
    get: {
      200: async () => get(admin, `/id/${(await createRecord()).id}`),
      400: () => get(admin, '/id/x'),
      401: () => get(null, `/id/${unknownId}`),
      403: () => get(outsider, `/id/${unknownId}`),
      404: () => get(admin, `/id/${unknownId}`),
    },
    create: {
      201: async () => send(admin, 'POST', '/create', await sample()),
      400: async () => send(admin, 'POST', '/create', { ...(await sample()), ...wrong }),
      401: async () => send(null, 'POST', '/create', {}),
      403: async () => send(outsider, 'POST', '/create', {}),
      409: conflict,
      413: () => raw('POST', '/create', 'application/json', tooLargeJson),
      415: () => raw('POST', '/create', 'text/plain', 'x'),
    },
    update: {
      200: () => change(),
      400: () => change(wrong),
      401: () => send(null, 'PUT', updatePath, {}),
      403: () => send(outsider, 'PUT', updatePath, {}),
      404: () => change({ [idName]: unknownId }),
      409: () => change({ version: 7 }),
      413: () => raw('PUT', updatePath, 'application/json', tooLargeJson),
      415: () => raw('PUT', updatePath, 'application/xml', '<x/>'),
    },
    delete: {
      200: async () => send(admin, 'DELETE', `/delete/id/${(await createRecord()).id}`),
      400: () => send(admin, 'DELETE', '/delete/id/x'),
      401: () => send(null, 'DELETE', `/delete/id/${unknownId}`),
      403: () => send('limited-admin@demo.test', 'DELETE', `/delete/id/${unknownId}`),
      404: () => send(admin, 'DELETE', `/delete/id/${unknownId}`),
    },
  };
}
