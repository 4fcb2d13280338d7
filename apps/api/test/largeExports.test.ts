import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Harness, startHarness } from './support/harness.ts';
import { makeManyContacts } from './support/manyContacts.ts';
import { agent } from './support/quotes.ts';

const ROWS = 20_000;
/** Rows that the server reads at once. */
const PAGE = 500;
/** Rows that the buffers of a response can hold. A page takes more bytes than a buffer. */
const MOST_HELD = 4 * PAGE;
const PARTS_PER_MEASUREMENT = 5;
const path = '/api/contact/all/export?name=Many';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
  await makeManyContacts(server.db, agent, ROWS);
}, 120_000);
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const open = async (query = '') => server.call(agent, { url: path + query, payloadAsStream: true });

/** Counts the transactions from now on. An export reads each page in one. */
function countTransactions(): () => number {
  const transactions = vi.spyOn(server.runtime, 'transaction');
  return () => transactions.mock.calls.length;
}

const linesOf = (part: unknown): number => String(part).split('\r\n').length - 1;

describe(`an export of ${ROWS} rows`, () => {
  it('reads rows only when the client takes them', async () => {
    const response = await open();
    expect(response.headers['export-rows']).toBe(String(ROWS));
    const pages = countTransactions();
    await setTimeout(300);
    expect(pages() * PAGE).toBeLessThanOrEqual(MOST_HELD);
    let parts = 0;
    let rows = -1;
    for await (const part of response.stream()) {
      parts++;
      rows += linesOf(part);
      expect(pages() * PAGE - rows).toBeLessThanOrEqual(MOST_HELD);
    }
    expect(rows).toBe(ROWS);
    expect(parts).toBeGreaterThan(10);
  });

  it.each(['csv', 'xlsx'])('does not fill the memory: %s', async (format) => {
    setFlagsFromString('--expose-gc');
    const collectGarbage: () => void = runInNewContext('gc');
    const used = () => {
      collectGarbage();
      return process.memoryUsage().heapUsed;
    };
    const response = await open(`&format=${format}`);
    const heap: number[] = [];
    let parts = 0;
    for await (const _part of response.stream()) {
      // collecting takes long, because all test files of a worker share the heap
      if (parts++ % PARTS_PER_MEASUREMENT === 0) heap.push(used());
    }
    expect(heap.length).toBeGreaterThan(4);
    // The rows as objects take more than 20 MB.
    expect(Math.max(...heap) - (heap[0] ?? 0)).toBeLessThan(4_000_000);
  });

  it('stops when the client goes away', async () => {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { authorization: `Bearer ${await server.tokenOf(agent)}` };
    const download = new AbortController();
    const pages = countTransactions();
    const response = await fetch(address + path, { headers, signal: download.signal });
    const reader = response.body?.getReader();
    await reader?.read();
    download.abort();
    await expect(reader?.read()).rejects.toThrow();
    // the page that is just being read may still end
    let read: number;
    do {
      read = pages();
      await setTimeout(500);
    } while (pages() > read);
    expect(read * PAGE).toBeLessThan(ROWS / 2);
  });
});
