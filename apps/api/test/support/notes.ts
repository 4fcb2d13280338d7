import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { contacts, users } from '../../src/db/schema/index.ts';
import type { Harness } from './harness.ts';
import { agent } from './quotes.ts';
import { requests } from './requests.ts';

interface Record {
  recordType: string;
  recordId: string;
}

/** Requests of the operations for notes and timelines. */
export function noteCalls(server: () => Harness) {
  const { get, send } = requests(server);
  const create = (values: object, as: string | null = agent, headers: { [name: string]: string } = {}) =>
    server().call(as, {
      method: 'POST',
      url: '/api/activity/note/create',
      payload: { noteKind: 'NOTE', text: '<p>Wants a lower deductible.</p>', ...values },
      headers,
    });
  const note = async (values: object, as = agent) => {
    const response = await create(values, as);
    expect(response.statusCode, response.body).toBe(201);
    return response.json().payload;
  };
  const update = ({ id, version }: { id: string; version: number }, values: object = {}, as: string | null = agent) =>
    send(as, 'PUT', '/api/activity/note/update', { noteId: id, version, text: '<p>Changed</p>', ...values });
  const pin = (id: string, isPinned = true, as: string | null = agent) =>
    send(as, 'POST', `/api/activity/note/id/${id}/pin`, { isPinned });
  const restore = (id: string, as: string | null = agent) => send(as, 'POST', `/api/activity/note/id/${id}/restore`);
  const remove = (id: string, as: string | null = agent) => send(as, 'DELETE', `/api/activity/note/delete/${id}`);
  const getTimeline = ({ recordType, recordId }: Record, query = '', as: string | null = agent) =>
    get(as, `/api/activity/timeline?recordType=${recordType}&recordId=${recordId}${query}`);
  const recent = (as: string | null = agent, query = '') => get(as, `/api/activity/recent${query}`);
  const timeline = async (record: Record, query = '', as = agent) => {
    const response = await getTimeline(record, query, as);
    expect(response.statusCode, response.body).toBe(200);
    return response.json().payload;
  };
  const idOf = async (email: string): Promise<string> => {
    const [user] = await server().db.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (!user) throw new Error(`no account ${email}`);
    return user.id;
  };
  /** A contact of the agent's agency. */
  const contact = async (): Promise<Record> => {
    const { id } = (await get(agent, '/api/contact/all?pageSize=1')).json().payload.content[0];
    return { recordType: 'CONTACT', recordId: id };
  };
  const rowOf = async (contactId: string) => {
    const [row] = await server().db.select().from(contacts).where(eq(contacts.id, contactId));
    if (!row) throw new Error('no contact');
    return row;
  };
  return { get, send, create, note, update, pin, restore, remove, getTimeline, recent, timeline, idOf, contact, rowOf };
}
