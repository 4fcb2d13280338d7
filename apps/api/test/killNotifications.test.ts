import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { demoPassword } from '../src/demo/accounts.ts';
import { copyDemo } from './support/demoFolder.ts';
import { freePort, startServerProcess } from './support/process.ts';

/** The nightly run kills more often, but not so often that the mailbox and the list no longer show all that was written. */
const KILLS = Math.min(25, Number(process.env.FAIRLEAD_TEST_KILLS ?? 3));
const WRITERS = 2;
/** Notes per round. The mailbox shows the last 200 mails, the list 100 notifications. */
const NOTES = Math.min(5, Math.floor(60 / KILLS));

interface Caller {
  address: string;
  headers: Record<string, string>;
}

// PGlite runs inside the server process, so killing the server also kills the database.
it(`mails every mention of an acknowledged note once when killed ${KILLS} times`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-kill-'));
  await copyDemo(folder);
  const port = String(await freePort());
  const acknowledged = new Set<string>();
  for (let round = 0; round < KILLS; round++) {
    const server = startServerProcess(['--port', port, '--data', folder]);
    const caller = await signIn(await server.ready(), 'agent@demo.test');
    const target = await findTarget(caller);
    let killed = false;
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let n = 0; !killed; n++) {
        const text = `Kill ${round}-${writer}-${n}.`;
        if (await writeNote(caller, target, text)) acknowledged.add(text);
      }
    });
    const before = acknowledged.size;
    while (acknowledged.size < before + NOTES) await pause(10);
    server.child.kill('SIGKILL');
    await server.ended();
    killed = true;
    await Promise.all(writers);
  }

  const server = startServerProcess(['--port', port, '--data', folder]);
  const address = await server.ready();
  const subjects = async () => await (await fetch(`${address}/dev/mailbox`)).text();
  const timesMailed = (page: string) => [...acknowledged].map((text) => page.split(text).length - 1);
  await expect
    .poll(async () => Math.min(...timesMailed(await subjects())), { timeout: 200_000, interval: 500 })
    .toBe(1);
  // a second mail would follow within a retry
  await pause(2000);
  expect(Math.max(...timesMailed(await subjects()))).toBe(1);
  const { headers } = await signIn(address, 'assistant@demo.test');
  const { payload } = await json(await fetch(`${address}/api/notification/all?pageSize=100`, { headers }));
  const titles = (payload.notifications as { title: string }[]).map(({ title }) => title).join('\n');
  for (const text of acknowledged) expect(titles.split(text).length - 1, text).toBe(1);
  server.child.kill('SIGTERM');
  expect((await server.ended()).status).toBe(0);
  await rm(folder, { recursive: true });
}, 600_000);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const json = async (response: Response) => JSON.parse(await response.text());

async function signIn(address: string, email: string): Promise<Caller> {
  const response = await fetch(`${address}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', domain: 'localhost' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const { accessToken } = (await json(response)).payload;
  return { address, headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' } };
}

/** A contact, and the colleague whom the notes mention. */
async function findTarget({ address, headers }: Caller) {
  const contacts = await json(await fetch(`${address}/api/contact/all?pageSize=1`, { headers }));
  const agents = await json(await fetch(`${address}/api/agency/agents/dropdown`, { headers }));
  const colleague = agents.payload.find(({ email }: { email: string }) => email === 'assistant@demo.test');
  return { recordId: contacts.payload.content[0].id as string, mentionIds: [colleague.id as string] };
}

/** Whether the server acknowledged the note. */
async function writeNote({ address, headers }: Caller, target: object, text: string): Promise<boolean> {
  const body = { noteKind: 'NOTE', recordType: 'CONTACT', text: `<p>${text}</p>`, ...target };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(`${address}/api/activity/note/create`, request).catch(() => undefined);
  return response?.status === 201;
}
