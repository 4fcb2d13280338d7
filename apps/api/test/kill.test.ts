import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY, dayOf } from '@fairlead/rules';
import { expect, it } from 'vitest';
import { demoPassword } from '../src/demo/accounts.ts';
import { copyDemo } from './support/demoFolder.ts';
import { freePort, startServerProcess } from './support/process.ts';

/** The nightly run kills a hundred times. */
const KILLS = Number(process.env.FAIRLEAD_TEST_KILLS ?? 3);
const WRITERS = 4;

// PGlite runs inside the server process, so killing the server also kills the database.
it(
  `keeps all acknowledged writes when killed ${KILLS} times during writes`,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fairlead-kill-'));
    await copyDemo(folder);
    const port = String(await freePort());
    const start = () => startServerProcess(['--port', port, '--data', folder]);
    const acknowledged = new Set<string>();
    let token: string | undefined;

    for (let round = 0; round <= KILLS; round++) {
      const server = start();
      const address = await server.ready();
      token ??= await signIn(address);
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const present = await codes(address, headers);
      for (const code of acknowledged) expect(present.has(code), `${code} after ${round} kills`).toBe(true);
      if (round === KILLS) {
        server.child.kill('SIGTERM');
        expect((await server.ended()).status).toBe(0);
        break;
      }
      let killed = false;
      const writers = Array.from({ length: WRITERS }, async (_, writer) => {
        for (let n = 0; !killed; n++) {
          const couponCode = `K${round}-${writer}-${n}`;
          const response = await fetch(`${address}/api/coupons/create`, {
            method: 'POST',
            headers,
            body: JSON.stringify({
              couponCode,
              discountType: 'FIXED',
              discountAmount: 1,
              maxTimesCanBeUsed: 1,
              expirationDate: dayOf(Date.now() / 1000) + 9 * DAY,
            }),
          }).catch(() => undefined);
          if (response?.status === 201) acknowledged.add(couponCode);
        }
      });
      const before = acknowledged.size;
      while (acknowledged.size < before + 10) await new Promise((resolve) => setTimeout(resolve, 10));
      server.child.kill('SIGKILL');
      await server.ended();
      killed = true;
      await Promise.all(writers);
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS * 10);
    await rm(folder, { recursive: true });
  },
  120_000 + KILLS * 30_000,
);

async function signIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', domain: 'localhost' },
    body: JSON.stringify({ email: 'admin@demo.test', password: demoPassword }),
  });
  return JSON.parse(await response.text()).payload.accessToken;
}

/** Codes of all coupons that the test created. */
async function codes(address: string, headers: Record<string, string>): Promise<Set<string>> {
  const found = new Set<string>();
  for (let pageNo = 0, pages = 1; pageNo < pages; pageNo++) {
    const url = `${address}/api/coupons/all?couponCode=K&pageSize=100&pageNo=${pageNo}&sortBy=couponCode`;
    const { payload } = JSON.parse(await (await fetch(url, { headers })).text());
    pages = payload.totalPages;
    for (const { couponCode } of payload.content) found.add(couponCode);
  }
  return found;
}
