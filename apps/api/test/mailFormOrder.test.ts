import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailCalls } from './support/emails.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { samples } from './support/multipart.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const { input } = emailCalls(() => server);
const boundary = '----parts';
const field = (name: string, content: string, type = '') =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n${type && `content-type: ${type}\r\n`}\r\n${content}\r\n`;
const file = (name: string, content: string, type: string, filename = 'blob') =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n${content}\r\n`;
const send = (...parts: string[]) =>
  server.call('agent@demo.test', {
    method: 'POST',
    url: '/api/email/send',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `${parts.join('')}--${boundary}--\r\n`,
  });
const pdf = (name: string) => file('files', samples.pdf.toString(), 'application/pdf', name);
const stored = async () => {
  const entries = await readdir(server.folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
};

describe('the parts of a mail', () => {
  it.each([
    ['a field first', (json: string) => [field('json', json), pdf('a.pdf'), pdf('b.pdf')]],
    ['a field last', (json: string) => [pdf('a.pdf'), pdf('b.pdf'), field('json', json)]],
    ['a field between the files', (json: string) => [pdf('a.pdf'), field('json', json), pdf('b.pdf')]],
    ['a JSON field last', (json: string) => [pdf('a.pdf'), pdf('b.pdf'), field('json', json, 'application/json')]],
    ['a JSON file first', (json: string) => [file('json', json, 'application/json'), pdf('a.pdf'), pdf('b.pdf')]],
    ['a JSON file last', (json: string) => [pdf('a.pdf'), pdf('b.pdf'), file('json', json, 'application/json')]],
  ])('are accepted with %s', async (_, parts) => {
    const answer = await send(...parts(JSON.stringify(await input())));
    expect(answer.statusCode, answer.body).toBe(201);
    const names = answer.json().payload.attachments.map(({ fileName }: { fileName: string }) => fileName);
    expect(names).toEqual(['a.pdf', 'b.pdf']);
  });

  it.each([
    ['no json', () => [pdf('a.pdf')]],
    ['a json file of another type', (json: string) => [file('json', json, 'text/plain')]],
    ['two json parts', (json: string) => [field('json', json), field('json', json)]],
    ['json that is none', () => [pdf('a.pdf'), field('json', '{')]],
    ['a refused mail after a file', () => [pdf('a.pdf'), field('json', '{}')]],
  ])('are rejected with %s, and nothing is stored', async (_, parts) => {
    const before = await stored();
    const answer = await send(...parts(JSON.stringify(await input())));
    expect(answer.statusCode).toBe(400);
    expect(await stored()).toBe(before);
  });

  it('may contain the maximum number of attachments before the JSON part', async () => {
    const json = JSON.stringify(await input());
    const many = Array.from({ length: 21 }, (_, at) => pdf(`${at}.pdf`));
    expect((await send(...many, field('json', json))).json().errors).toMatchObject([{ code: 'email.tooManyFiles' }]);
    const allowed = many.slice(0, 20);
    expect((await send(...allowed, file('json', json, 'application/json'))).statusCode).toBe(201);
  });
});
