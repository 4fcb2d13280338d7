import { DAY, dayOf } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { claims } from '../../src/db/schema/index.ts';
import type { Harness } from './harness.ts';
import { multipart, samples } from './multipart.ts';
import { policyCalls } from './policies.ts';
import { agent, customer } from './quotes.ts';

/** Part of a claim in a response. */
export interface ClaimResponse {
  id: string;
  serial: string;
  version: number;
  claimStatus: string;
  filed: boolean;
  policy: { id: string; policyNumber: string };
  assignedAgent: { id: string; name: string };
  documents: { id: string; dbFile: { fileName: string } }[];
  people: { name: string }[];
  history: { claimStatus: string; note: string; changedBy: { name: string } }[];
}

/** Requests of the claim operations. The demo's customer files claims; `agent` is the owner agent. */
export function claimCalls(server: () => Harness) {
  const policies = policyCalls(server);
  const { get, send } = policies;
  const today = () => dayOf(server().clock.now());

  /** Valid body of a new claim, overridden by `values`. */
  const input = async (values: object = {}) => ({
    policyId: (await policies.policy()).id,
    claimType: 'AUTOMOBILE',
    lossDate: today() - DAY,
    description: 'Hit from behind at the light.',
    ...values,
  });
  const create = (body: object, as: string | null = customer, headers: Record<string, string> = {}) =>
    send(as, 'POST', '/api/claim/create', body, headers);
  const claim = async (values: object = {}): Promise<ClaimResponse> => {
    const response = await create(await input(values));
    expect(response.statusCode, response.body).toBe(201);
    return response.json().payload;
  };
  const update = ({ id, version }: ClaimResponse, values: object = {}, as: string | null = agent) =>
    send(as, 'PUT', '/api/claim/update', { claimId: id, version, ...values });
  const move = ({ id, version }: ClaimResponse, claimStatus: string, values: object = {}, as: string | null = agent) =>
    send(as, 'PUT', '/api/claim/status', { claimId: id, version, claimStatus, ...values });
  const withdraw = ({ id, version }: ClaimResponse, values: object = {}, as: string | null = customer) =>
    send(as, 'PUT', '/api/claim/withdraw', { claimId: id, version, ...values });
  const note = (body: object, as: string | null = agent, headers: Record<string, string> = {}) =>
    send(as, 'POST', '/api/claim/notes/create', body, headers);

  return {
    get,
    send,
    today,
    policies,
    input,
    create,
    claim,
    update,
    move,
    withdraw,
    note,
    /** Creates a claim and moves it through the statuses. */
    moved: async (...statuses: string[]): Promise<ClaimResponse> => {
      let at = await claim();
      for (const status of statuses) {
        const response = await move(at, status, { note: 'Because.' });
        expect(response.statusCode, response.body).toBe(200);
        at = response.json().payload;
      }
      return at;
    },
    file: async (as = customer, filename = 'Rear bumper.jpg'): Promise<string> => {
      const url = '/api/file/upload?fileType=DOCUMENT&fileUploadType=CLAIM';
      const part = multipart({ content: samples.jpeg, filename });
      return (await server().call(as, { method: 'POST', url, ...part })).json().payload.id;
    },
    addDoc: (typeId: string, dbfileId: string, as: string = customer) =>
      send(as, 'POST', '/api/docs/create-doc', {
        dbfileId,
        typeId,
        createdDocType: 'CLAIM',
        createdBy: as === customer ? 'CUSTOMER' : 'AGENT',
      }),
    detail: async (id: string, as: string = agent): Promise<ClaimResponse> =>
      (await get(as, `/api/claim/id/${id}`)).json().payload,
    /** Assigns a claim to another agent directly in the database. */
    moveTo: (id: string, contactId: string) => server().db.update(claims).set({ contactId }).where(eq(claims.id, id)),
  };
}
