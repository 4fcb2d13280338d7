import { emailCalls } from './emails.ts';
import type { Harness } from './harness.ts';
import { requests, type StatusCases, tooLargeJson, unknownId } from './requests.ts';
import { withoutScanner } from './withoutScanner.ts';

type Operation =
  | 'listEmails'
  | 'exportEmails'
  | 'getEmail'
  | 'sendEmail'
  | 'retryEmail'
  | 'listUndeliveredMails'
  | 'updateUndeliveredMail'
  | 'retryUndeliveredMail'
  | 'listMailThreads'
  | 'getInboxCounts'
  | 'getMailThread'
  | 'updateMailThread'
  | 'createThreadNote'
  | 'getEmailToReply'
  | 'replyEmail';

export function emailStatusCases(server: () => Harness): { [K in Operation]: StatusCases<K> } {
  const calls = emailCalls(server);
  const { send, get, raw } = requests(server);
  const change = (id: string, body: object, as: string | null = 'agent@demo.test') =>
    send(as, 'PUT', `/api/inbox/id/${id}`, body);
  const notes = '/api/inbox/notes/create';
  const note = (body: object, as: string | null = 'agent@demo.test') => send(as, 'POST', notes, body);
  const oneFile = [{ filename: 'a.txt', content: 'x' }];
  const tooBig = [{ filename: 'a.bin', content: Buffer.alloc(23_068_673) }];
  const token = async () => {
    await calls.sent();
    return calls.token();
  };

  return {
    exportEmails: {
      200: () => get('agent@demo.test', '/api/email/all/export'),
      400: () => get('agent@demo.test', '/api/email/all/export?columns=secret'),
      401: () => get(null, '/api/email/all/export'),
      403: () => get('customer@demo.test', '/api/email/all/export'),
    },
    listEmails: {
      200: () => calls.list(),
      400: () => calls.list('?emailStatus=LOST'),
      401: () => calls.list('', null),
      403: () => calls.list('', 'customer@demo.test'),
    },
    getEmail: {
      200: async () => calls.get((await calls.sent()).id),
      400: () => calls.get('x'),
      401: () => calls.get(unknownId, null),
      403: () => calls.get(unknownId, 'customer@demo.test'),
      404: () => calls.get(unknownId),
    },
    sendEmail: {
      201: async () => calls.send(await calls.input()),
      400: async () => calls.send(await calls.input({ mailSubject: ' ' })),
      401: () => calls.send({}, [], { as: null }),
      403: () => calls.send({}, [], { as: 'customer@demo.test' }),
      404: async () => calls.send(await calls.input({ receiverId: unknownId })),
      409: async () => {
        const key = 'the same key';
        await calls.send(await calls.input(), [], { key });
        return calls.send(await calls.input({ mailSubject: 'Another' }), [], { key });
      },
      413: async () => calls.send(await calls.input(), tooBig),
      415: () => send('agent@demo.test', 'POST', '/api/email/send', {}),
      503: async () => {
        const input = await calls.input();
        return withoutScanner(server(), () => calls.send(input, oneFile));
      },
    },
    retryEmail: {
      200: async () => calls.retry(await calls.failed()),
      400: () => calls.retry('x'),
      401: () => calls.retry(unknownId, null),
      403: async () => calls.retry(await calls.failed(), 'assistant@demo.test'),
      404: () => calls.retry(unknownId),
      409: async () => calls.retry((await calls.sent()).id),
    },
    listUndeliveredMails: {
      200: () => calls.listUndelivered(),
      400: () => get('agent@demo.test', '/api/email/undelivered/all?page=1'),
      401: () => calls.listUndelivered(null),
      403: () => calls.listUndelivered('customer@demo.test'),
    },
    updateUndeliveredMail: {
      200: async () => calls.dismiss(await calls.undelivered()),
      400: () => send('agent@demo.test', 'PUT', `/api/email/undelivered/id/${unknownId}`, {}),
      401: () => calls.dismiss(unknownId, true, null),
      403: async () => calls.dismiss(await calls.undelivered(), true, 'assistant@demo.test'),
      404: () => calls.dismiss(unknownId),
      409: async () => {
        const id = await calls.undelivered();
        await calls.retryUndelivered(id);
        return calls.dismiss(id);
      },
      413: () =>
        raw('agent@demo.test', 'PUT', `/api/email/undelivered/id/${unknownId}`, 'application/json', tooLargeJson),
      415: () => raw('agent@demo.test', 'PUT', `/api/email/undelivered/id/${unknownId}`, 'text/plain', 'x'),
    },
    retryUndeliveredMail: {
      200: async () => calls.retryUndelivered(await calls.undelivered()),
      400: () => calls.retryUndelivered('x'),
      401: () => calls.retryUndelivered(unknownId, null),
      403: async () => calls.retryUndelivered(await calls.undelivered(), 'assistant@demo.test'),
      404: () => calls.retryUndelivered(unknownId),
      409: async () => {
        const id = await calls.undelivered();
        await calls.retryUndelivered(id);
        return calls.retryUndelivered(id);
      },
    },
    listMailThreads: {
      200: () => get('agent@demo.test', '/api/inbox/all'),
      400: () => get('agent@demo.test', '/api/inbox/all?filter=LOST'),
      401: () => get(null, '/api/inbox/all'),
      403: () => get('customer@demo.test', '/api/inbox/all'),
    },
    getInboxCounts: {
      200: () => get('agent@demo.test', '/api/inbox/counts'),
      400: () => get('agent@demo.test', '/api/inbox/counts?page=1'),
      401: () => get(null, '/api/inbox/counts'),
      403: () => get('customer@demo.test', '/api/inbox/counts'),
    },
    getMailThread: {
      // A new thread has the id of its first mail.
      200: async () => get('agent@demo.test', `/api/inbox/id/${(await calls.sent()).id}`),
      400: () => get('agent@demo.test', '/api/inbox/id/x'),
      401: () => get(null, `/api/inbox/id/${unknownId}`),
      403: () => get('customer@demo.test', `/api/inbox/id/${unknownId}`),
      404: () => get('agent@demo.test', `/api/inbox/id/${unknownId}`),
    },
    updateMailThread: {
      200: async () => change((await calls.sent()).id, { isDone: true }),
      400: async () => change((await calls.sent()).id, { assigneeId: unknownId }),
      401: () => change(unknownId, { isDone: true }, null),
      403: () => change(unknownId, { isDone: true }, 'customer@demo.test'),
      404: () => change(unknownId, { isDone: true }),
      413: () => raw('agent@demo.test', 'PUT', `/api/inbox/id/${unknownId}`, 'application/json', tooLargeJson),
      415: () => raw('agent@demo.test', 'PUT', `/api/inbox/id/${unknownId}`, 'text/plain', 'x'),
    },
    createThreadNote: {
      201: async () => note({ threadId: (await calls.sent()).id, text: 'She prefers mornings.' }),
      400: async () => note({ threadId: (await calls.sent()).id, text: ' ' }),
      401: () => note({}, null),
      403: () => note({}, 'customer@demo.test'),
      404: () => note({ threadId: unknownId, text: 'x' }),
      409: async () => {
        const { id: threadId } = await calls.sent();
        const twice = (text: string) =>
          server().call('agent@demo.test', {
            method: 'POST',
            url: notes,
            headers: { 'idempotency-key': 'one-key-for-two-thread-notes' },
            payload: { threadId, text },
          });
        await twice('x');
        return twice('y');
      },
      413: () => raw('agent@demo.test', 'POST', notes, 'application/json', tooLargeJson),
      415: () => raw('agent@demo.test', 'POST', notes, 'text/plain', 'x'),
    },
    getEmailToReply: {
      200: async () => calls.lookUp(await token()),
      400: () => get(null, '/api/email/token'),
      410: () => calls.lookUp('nonsense'),
    },
    replyEmail: {
      200: async () => calls.reply(await calls.answer(await token())),
      400: async () => calls.reply(await calls.answer(await token(), { mailBody: '<p> </p>' })),
      410: async () => {
        const answer = await calls.answer(await token());
        await calls.reply(answer);
        return calls.reply(answer);
      },
      413: async () => calls.reply(await calls.answer(await token()), tooBig),
      415: () => send(null, 'POST', '/api/email/reply', {}),
      503: async () => {
        const answer = await calls.answer(await token());
        return withoutScanner(server(), () => calls.reply(answer, oneFile));
      },
    },
  };
}
