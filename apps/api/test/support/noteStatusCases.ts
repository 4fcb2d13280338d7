import type { Harness } from './harness.ts';
import { noteCalls } from './notes.ts';
import { agent, customer } from './quotes.ts';
import { requests, tooLargeJson, unknownId } from './requests.ts';

const nothing = { id: unknownId, version: 1 };
const unknown = { recordType: 'CONTACT', recordId: unknownId };
const url = '/api/activity/note';

export function noteStatusCases(server: () => Harness) {
  const calls = noteCalls(server);
  const { raw } = requests(server);
  const large = (method: 'POST' | 'PUT', path: string) => ({
    413: () => raw(agent, method, `${url}${path}`, 'application/json', tooLargeJson),
    415: () => raw(agent, method, `${url}${path}`, 'text/plain', 'x'),
  });
  const note = async () => calls.note(await calls.contact());
  const deleted = async (): Promise<string> => {
    const { id } = await note();
    await calls.remove(id);
    return id;
  };
  return {
    getTimeline: {
      200: async () => calls.getTimeline(await calls.contact()),
      400: async () => calls.getTimeline(await calls.contact(), '&before=x'),
      401: () => calls.getTimeline(unknown, '', null),
      403: () => calls.getTimeline(unknown, '', customer),
      404: () => calls.getTimeline(unknown),
    },
    getRecentActivity: {
      200: () => calls.recent(),
      400: () => calls.recent(agent, '?unknown=1'),
      401: () => calls.recent(null),
      403: () => calls.recent(customer),
    },
    createNote: {
      201: async () => calls.create(await calls.contact()),
      400: async () => calls.create({ ...(await calls.contact()), text: '<p></p>' }),
      401: () => calls.create(unknown, null),
      403: () => calls.create(unknown, customer),
      404: () => calls.create(unknown),
      409: async () => {
        const headers = { 'idempotency-key': 'one-key-for-two-different-notes' };
        const contact = await calls.contact();
        await calls.create(contact, agent, headers);
        return calls.create({ ...contact, text: '<p>Another</p>' }, agent, headers);
      },
      ...large('POST', '/create'),
    },
    updateNote: {
      200: async () => calls.update(await note()),
      400: async () => calls.update(await note(), { text: '' }),
      401: () => calls.update(nothing, {}, null),
      403: () => calls.update(nothing, {}, customer),
      404: () => calls.update(nothing),
      409: async () => calls.update({ ...(await note()), version: 7 }),
      ...large('PUT', '/update'),
    },
    pinNote: {
      200: async () => calls.pin((await note()).id),
      400: () => calls.pin('x'),
      401: () => calls.pin(unknownId, true, null),
      403: () => calls.pin(unknownId, true, customer),
      404: () => calls.pin(unknownId),
      ...large('POST', `/id/${unknownId}/pin`),
    },
    restoreNote: {
      200: async () => calls.restore(await deleted()),
      400: () => calls.restore('x'),
      401: () => calls.restore(unknownId, null),
      403: () => calls.restore(unknownId, customer),
      404: () => calls.restore(unknownId),
    },
    deleteNote: {
      200: async () => calls.remove((await note()).id),
      400: () => calls.remove('x'),
      401: () => calls.remove(unknownId, null),
      403: () => calls.remove(unknownId, customer),
      404: () => calls.remove(unknownId),
    },
  };
}
