import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from '../../../tools/lib/root.ts';
import { serverArguments } from '../../../tools/lib/server.ts';

const run = promisify(execFile);
const secret = 's'.repeat(48);

test('an assembled folder serves the portal and the API without the repository', { timeout: 240_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-assembled-'));
  const [product, data] = [join(folder, 'product'), join(folder, 'data')];
  await run(process.execPath, ['tools/assemble.ts', product], { cwd: root });
  const server = spawn(process.execPath, [...serverArguments, '--port=0', `--data=${data}`], {
    cwd: product,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      FAIRLEAD_JWT_SECRET: secret,
      FAIRLEAD_FILE_SECRET: secret,
      FAIRLEAD_ADMIN_EMAIL: 'admin@people.test',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let [address, link] = ['', ''];
    for await (const line of createInterface({ input: server.stdout })) {
      address = / is ready at (\S+)$/.exec(line)?.[1] ?? address;
      link = /^\s+(http\S+)$/.exec(line)?.[1] ?? link;
      if (link) break;
    }
    const ready = await fetch(`${address}/readyz`);
    expect([ready.status, await ready.json()]).toMatchObject([200, { ok: true }]);
    const page = await fetch(link);
    const script = /src="(\/assets\/portal-[^"]+\.js)"/.exec(await page.text())?.[1];
    expect((await fetch(address + script)).headers.get('content-type')).toContain('javascript');
    expect((await fetch(`${address}/api/auth/me`)).status).toBe(401);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
});
