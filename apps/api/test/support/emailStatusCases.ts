import { emailCalls } from './emails.ts';
import type { Harness } from './harness.ts';
import { requests, type StatusCases, unknownId } from './requests.ts';

type Operation =
  | 'listEmails'
  | 'getEmail'
  | 'sendEmail'
  | 'retryEmail'
  | 'listUndeliveredMails'
  | 'retryUndeliveredMail'
  | 'getEmailToReply'
  | 'replyEmail';

export function emailStatusCases(server: () => Harness): { [K in Operation]: StatusCases<K> } {
  const calls = emailCalls(server);
  const { send, get } = requests(server);
  const tooBig = [{ filename: 'a.bin', content: Buffer.alloc(23_068_673) }];
  const token = async () => {
    await calls.sent();
    return calls.token();
  };

  return {
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
    },
  };
}
