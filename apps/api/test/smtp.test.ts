import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { MailRefused, type OutgoingMail } from '../src/ports/mail.ts';
import { smtpMail } from '../src/ports/smtp.ts';
import { parseSmtpUrl } from '../src/ports/smtpUrl.ts';
import { testCertificate } from './support/testCertificate.ts';

interface Received {
  secure: boolean;
  data: string;
}
let received: Received[] = [];
const servers: SMTPServer[] = [];
afterEach(async () => {
  received = [];
  for (const server of servers.splice(0)) await new Promise<void>((resolve) => server.close(resolve));
});

/** Starts a mail server on this machine. @returns Its port. */
async function listen(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({
    authOptional: true,
    onData(stream, session, done) {
      void text(stream).then((data) => {
        received.push({ secure: session.secure, data });
        done();
      });
    },
    ...options,
  });
  servers.push(server);
  server.on('error', () => undefined);
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const mail: OutgoingMail = {
  id: '01940000-0000-7000-8000-000000000001',
  to: 'reader@mail.test',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  fromName: null,
  replyTo: null,
};
const from = 'Fairlead <hello@portal.test>';
const send = (url: string, ca?: string, values: Partial<OutgoingMail> = {}) => {
  const port = smtpMail({ url, from, ...(ca !== undefined && { ca }) });
  return port.send({ ...mail, ...values }, () => Promise.resolve([])).finally(() => port.close());
};
const failure = (sending: Promise<unknown>): Promise<unknown> =>
  sending.then(
    () => 'sent',
    (error: unknown) => error,
  );
/** Address of this machine that the server treats as another machine. */
const remote = (port: number) => `smtp://0.0.0.0:${port}`;
const withoutTls = { disabledCommands: ['STARTTLS'] };

describe('smtp:// to another machine', () => {
  it('sends nothing to a server without STARTTLS', async () => {
    await expect(send(remote(await listen(withoutTls)))).rejects.toThrow(/STARTTLS/);
    expect(received).toEqual([]);
  });

  it('sends encrypted to a server with STARTTLS', async () => {
    await send(remote(await listen(testCertificate)), testCertificate.cert);
    expect(received).toMatchObject([{ secure: true }]);
  });

  it('sends nothing to a server whose certificate is not trusted', async () => {
    await expect(send(remote(await listen(testCertificate)))).rejects.toThrow(/self[- ]signed certificate/);
    expect(received).toEqual([]);
  });

  it('sends unencrypted only with ?tls=off', async () => {
    await send(`${remote(await listen(withoutTls))}?tls=off`);
    expect(received).toMatchObject([{ secure: false }]);
  });
});

it('smtp:// to this machine sends without TLS too', async () => {
  await send(`smtp://127.0.0.1:${await listen(withoutTls)}`);
  expect(received).toHaveLength(1);
});

it.each([
  ['smtp://mail.test', { host: 'mail.test', port: 587, auth: undefined, tls: 'required' }],
  ['smtp://mail.test:25/', { host: 'mail.test', port: 25, auth: undefined, tls: 'required' }],
  [
    'smtp://a%40b:p%2Fw@mail.test',
    { host: 'mail.test', port: 587, auth: { user: 'a@b', pass: 'p/w' }, tls: 'required' },
  ],
  ['smtps://mail.test', { host: 'mail.test', port: 465, auth: undefined, tls: 'implicit' }],
  ['smtp://localhost:1025', { host: 'localhost', port: 1025, auth: undefined, tls: 'offered' }],
  ['smtp://[::1]:1025', { host: '::1', port: 1025, auth: undefined, tls: 'offered' }],
  ['smtp://mail.test?tls=off', { host: 'mail.test', port: 587, auth: undefined, tls: 'off' }],
  ['smtp://mail.test?tls=maybe', undefined],
  ['smtp://mail.test?ignoreTLS=true', undefined],
  ['smtps://mail.test?tls=off', undefined],
  ['smtp://mail.test/inbox', undefined],
  ['http://mail.test', undefined],
])('%s means %o', (url, server) => {
  expect(parseSmtpUrl(url)).toEqual(server);
});

describe('a header', () => {
  it('never contains a line break of a subject or a name', async () => {
    const port = await listen(withoutTls);
    const bcc = '\r\nBcc: other@mail.test';
    await send(`smtp://127.0.0.1:${port}`, undefined, {
      subject: `Hello${bcc}`,
      fromName: `Jo${bcc}`,
      replyTo: 'jo@agency.test',
    });
    const [{ data } = { data: '' }] = received;
    expect(data).toContain('Subject: Hello Bcc: other@mail.test');
    expect(data).not.toMatch(/^Bcc:/im);
  });
});

describe('a response of the mail server', () => {
  const answering = (code: number) => {
    const error = Object.assign(new Error('no'), { responseCode: code });
    return {
      ...withoutTls,
      onRcptTo: (_address: unknown, _session: unknown, done: (error: Error) => void) => done(error),
    };
  };

  it.each([550, 552])('%i for the recipient fails permanently', async (code) => {
    const sending = send(`smtp://127.0.0.1:${await listen(answering(code))}`);
    expect(await failure(sending)).toBeInstanceOf(MailRefused);
  });

  it.each([421, 450])('%i for the recipient is retried', async (code) => {
    const error = await failure(send(`smtp://127.0.0.1:${await listen(answering(code))}`));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefused);
  });

  it.each([550, 553])('%i for the sender is retried', async (code) => {
    const port = await listen({
      ...withoutTls,
      onMailFrom: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode: code })),
    });
    const error = await failure(send(`smtp://127.0.0.1:${port}`));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefused);
  });

  it("535 for the sender's password is retried", async () => {
    const port = await listen({
      disabledCommands: ['STARTTLS'],
      authOptional: false,
      onAuth: (_auth, _session, done) => done(Object.assign(new Error('wrong password'), { responseCode: 535 })),
    });
    const error = await failure(send(`smtp://user:wrong@127.0.0.1:${port}`));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefused);
  });
});
