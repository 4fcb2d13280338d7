import { DAY, dayOf } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { claims } from '../../src/db/schema/index.ts';
import type { Harness } from './harness.ts';
import { multipart, samples } from './multipart.ts';
import { policyCalls } from './policies.ts';
import { agent, customer } from './quotes.ts';

/** A claim as the answers show it, as far as the tests read it. */
export interface ShownClaim {
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

/** The calls about claims; the customer is the demo's own, whom `agent` looks after. */
export function claimCalls(server: () => Harness) {
  const policies = policyCalls(server);
  const { get, send } = policies;
  const today = () => dayOf(server().clock.now());

  /** The body of a new claim that would be accepted, but for `values`. */
  const input = async (values: object = {}) => ({
    policyId: (await policies.policy()).id,
    claimType: 'AUTOMOBILE',
    lossDate: today() - DAY,
    description: 'Hit from behind at the light.',
    ...values,
  });
  const create = (body: object, as: string | null = customer, headers: Record<string, string> = {}) =>
    send(as, 'POST', '/api/claim/create', body, headers);
  const claim = async (values: object = {}): Promise<ShownClaim> => {
    const response = await create(await input(values));
    expect(response.statusCode, response.body).toBe(201);
    return response.json().payload;
  };
  const update = ({ id, version }: ShownClaim, values: object = {}, as: string | null = agent) =>
    send(as, 'PUT', '/api/claim/update', { claimId: id, version, ...values });
  const move = ({ id, version }: ShownClaim, claimStatus: string, values: object = {}, as: string | null = agent) =>
    send(as, 'PUT', '/api/claim/status', { claimId: id, version, claimStatus, ...values });
  const withdraw = ({ id, version }: ShownClaim, values: object = {}, as: string | null = customer) =>
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
    /** A claim that went through these statuses. */
    moved: async (...statuses: string[]): Promise<ShownClaim> => {
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
    detail: async (id: string, as: string = agent): Promise<ShownClaim> =>
      (await get(as, `/api/claim/id/${id}`)).json().payload,
    /** Gives a claim to somebody else of the agency, past the rules. */
    moveTo: (id: string, contactId: string) => server().db.update(claims).set({ contactId }).where(eq(claims.id, id)),
  };
}
