import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, files } from '../src/db/schema/index.ts';
import { clamdScan } from '../src/ports/clamd.ts';
import { emailCalls } from './support/emails.ts';
import { EICAR, type FakeClamd, startFakeClamd } from './support/fakeClamd.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { multipart, samples } from './support/multipart.ts';
import { withoutScanner } from './support/withoutScanner.ts';

let server: Harness;
let clamd: FakeClamd;
beforeAll(async () => {
  clamd = await startFakeClamd();
  server = await startHarness();
  server.virusScan.scan = (content) => clamdScan(clamd.address).scan(content);
});
afterEach(() => {
  clamd.scanned.length = 0;
});
afterAll(async () => {
  await server.close();
  await clamd.close();
});

const calls = emailCalls(() => server);
const infected = Buffer.concat([Buffer.from('%PDF-1.4\n'), EICAR]);
const upload = (content: Buffer | string, language?: string) => {
  const { payload, headers } = multipart({ content, filename: 'a.pdf' });
  return server.call('agent@demo.test', {
    method: 'POST',
    url: '/api/file/upload?fileType=DOCUMENT&fileUploadType=OTHER',
    payload,
    headers: { ...headers, ...(language && { 'accept-language': language }) },
  });
};
const stored = async () => {
  const keys: string[] = [];
  for await (const { key } of server.storage.list()) keys.push(key);
  return keys.sort();
};
const refusals = async () => {
  const rows = await server.db.select().from(auditLog).where(eq(auditLog.outcome, 'REFUSED'));
  return rows.filter(({ after }) => JSON.stringify(after).includes('file.infected'));
};

describe('an infected file', () => {
  it.each([
    ['en', 'This file contains a virus. Choose another one'],
    ['de', 'Diese Datei enthält einen Virus. Bitte wählen Sie eine andere'],
    ['fr', 'Ce fichier contient un virus. Veuillez en choisir un autre'],
    ['nl', 'Dit bestand bevat een virus. Kies een ander bestand'],
  ])('is refused at its field, in %s, and not stored', async (language, message) => {
    const before = await stored();
    const response = await upload(infected, language);
    expect([response.statusCode, response.json().errors]).toEqual([
      400,
      [{ field: 'file', code: 'file.infected', message }],
    ]);
    expect(await stored()).toEqual(before);
    expect(clamd.scanned).toHaveLength(1);
    expect(clamd.scanned[0]?.equals(infected)).toBe(true);
  });

  it('is in the audit log, with its virus and the user', async () => {
    await server.db.delete(auditLog);
    await upload(infected);
    const { user } = (await server.call('agent@demo.test', { url: '/api/auth/me' })).json().payload;
    expect(await refusals()).toMatchObject([
      {
        operationId: 'uploadFile',
        userId: user.id,
        outcome: 'REFUSED',
        after: { code: 'file.infected', virus: 'Eicar-Test-Signature' },
      },
    ]);
  });

  it('does not replace another one', async () => {
    const { id, fileUrl } = (await upload('clean')).json().payload;
    const before = await stored();
    const response = await server.call('agent@demo.test', {
      method: 'PUT',
      url: `/api/file/update?file_id=${id}&fileUploadType=OTHER`,
      ...multipart({ content: infected }),
    });
    expect([response.statusCode, response.json().errors[0].code]).toEqual([400, 'file.infected']);
    expect((await server.app.inject({ url: fileUrl })).body).toBe('clean');
    expect(await stored()).toEqual(before);
  });

  it('is not sent in a mail, nor the other files of the mail', async () => {
    const before = await stored();
    const attachments = [
      { filename: 'a.txt', content: 'clean' },
      { filename: 'b.pdf', content: infected },
    ];
    const response = await calls.send(await calls.input(), attachments);
    expect([response.statusCode, response.json().errors]).toMatchObject([
      400,
      [{ field: 'files', code: 'file.infected' }],
    ]);
    expect(await stored()).toEqual(before);
    expect(clamd.scanned).toHaveLength(2);
  });

  it('is not received in a reply, whose link stays valid', async () => {
    await calls.sent();
    const answer = await calls.answer(await calls.token());
    const before = await stored();
    const response = await calls.reply(answer, [{ filename: 'b.pdf', content: infected }]);
    expect([response.statusCode, response.json().errors[0].code]).toEqual([400, 'file.infected']);
    expect(await stored()).toEqual(before);
    const entries = await refusals();
    expect(entries.filter(({ operationId }) => operationId === 'replyEmail')).toMatchObject([
      { actorKind: 'VISITOR', agencyId: expect.any(String) },
    ]);
    expect((await calls.reply(answer, [{ filename: 'a.txt', content: 'clean' }])).statusCode).toBe(200);
  });
});

describe('a clean file', () => {
  it('is scanned before an image is decoded, and then stored', async () => {
    const response = await upload(samples.png);
    expect(response.statusCode).toBe(201);
    expect(clamd.scanned).toHaveLength(1);
    expect(clamd.scanned[0]?.equals(samples.png)).toBe(true);
  });
});

describe('an upload without a working scanner', () => {
  it('is refused and leaves nothing', async () => {
    const [filesBefore, rowsBefore] = [await stored(), await server.db.$count(files)];
    const response = await withoutScanner(server, () => upload('clean'));
    expect([response.statusCode, response.json().code]).toEqual([503, 'file.scanFailed']);
    expect(response.headers['retry-after']).toBe('60');
    expect([await stored(), await server.db.$count(files)]).toEqual([filesBefore, rowsBefore]);
    expect((await upload('clean')).statusCode).toBe(201);
  });
});
