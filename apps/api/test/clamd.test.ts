import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { clamdScan } from '../src/ports/clamd.ts';
import { type ClamdAddress, parseClamdUrl } from '../src/ports/clamdUrl.ts';
import { ScanFailed } from '../src/ports/virusScan.ts';
import { EICAR, type FakeClamd, startFakeClamd } from './support/fakeClamd.ts';
import { freePort } from './support/process.ts';

let clamd: FakeClamd | undefined;
afterEach(async () => {
  await clamd?.close();
  clamd = undefined;
});
const start = async (...options: Parameters<typeof startFakeClamd>): Promise<FakeClamd> => {
  clamd = await startFakeClamd(...options);
  return clamd;
};

const scan = (address: ClamdAddress, ...chunks: Buffer[]) => clamdScan(address).scan(Readable.from(chunks));
const large = Buffer.from(Array.from({ length: 3_000_000 }, (_, i) => i % 253));

describe('a scan', () => {
  it('sends all bytes in chunks and returns that they are clean', async () => {
    const { address, scanned, chunks } = await start();
    expect(await scan(address, Buffer.from('one'), Buffer.alloc(0), large)).toBeUndefined();
    expect(chunks).toEqual([3, large.length]);
    expect(scanned[0]?.equals(Buffer.concat([Buffer.from('one'), large]))).toBe(true);
  });

  it('returns the name of the virus, also between two chunks', async () => {
    const { address } = await start({ onPath: true });
    expect(await scan(address, EICAR)).toBe('Eicar-Test-Signature');
    expect(await scan(address, large, EICAR.subarray(0, 30), EICAR.subarray(30))).toBe('Eicar-Test-Signature');
    expect(await scan(address, EICAR.subarray(0, 30))).toBeUndefined();
  });

  it('of several files at once returns the result of each', async () => {
    const { address } = await start();
    const results = await Promise.all([0, 1, 2, 3, 4, 5].map((i) => scan(address, i % 2 ? EICAR : large)));
    expect(results.map((virus) => virus !== undefined)).toEqual([false, true, false, true, false, true]);
  });

  it('fails above the size limit of clamd', async () => {
    const { address } = await start({ limit: 1000 });
    const failed = scan(address, Buffer.alloc(500), large, EICAR);
    await expect(failed).rejects.toThrow(ScanFailed);
    await expect(scan(address, Buffer.alloc(1001))).rejects.toThrow('INSTREAM size limit exceeded. ERROR');
  });

  it('fails when clamd does not answer in time', async () => {
    const server = await start();
    server.mode = 'silent';
    const failed = clamdScan(server.address, 200).scan(Readable.from([EICAR]));
    await expect(failed).rejects.toThrow('clamd cannot scan: no answer within 200 ms');
  });

  it('fails when clamd closes the connection', async () => {
    const server = await start();
    server.mode = 'closing';
    await expect(scan(server.address, Buffer.from('x'), large, large)).rejects.toThrow(ScanFailed);
  });

  it('fails when clamd does not run', async () => {
    const failed = scan({ host: '127.0.0.1', port: await freePort() }, EICAR);
    await expect(failed).rejects.toThrow(/^clamd cannot scan: connect ECONNREFUSED/);
    await expect(scan({ path: '/nowhere/clamd.sock' }, EICAR)).rejects.toThrow(/ENOENT/);
  });

  it('fails at once when the content cannot be read', async () => {
    const { address, scanned } = await start();
    async function* broken() {
      yield Buffer.from('x');
      await Promise.resolve();
      throw new Error('the disk broke');
    }
    await expect(clamdScan(address, 60_000).scan(broken())).rejects.toThrow('clamd cannot scan: the disk broke');
    expect(scanned).toEqual([]);
  });
});

describe('an address of clamd', () => {
  it.each([
    ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['tcp://[::1]:3310/', { host: '::1', port: 3310 }],
    ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ])('can be %s', (url, address) => expect(parseClamdUrl(url)).toEqual(address));

  it.each(['clamd:3310', 'tcp://clamd', 'tcp://clamd:99999', 'tcp://a:b@clamd:3310', 'unix://run/x', 'http://x:1'])(
    'cannot be %s',
    (url) => expect(parseClamdUrl(url)).toBeUndefined(),
  );
});

/** `TEST_CLAMD_URL` is a real clamd with the EICAR signature. */
const real = process.env.TEST_CLAMD_URL;
describe.skipIf(!real)('a scan by a real clamd', () => {
  const address = parseClamdUrl(real ?? '') ?? { path: '' };
  const scanner = clamdScan(address);

  it('finds the EICAR file, and nothing in other content', async () => {
    expect(await scanner.scan(Readable.from([EICAR]))).toMatch(/eicar/i);
    expect(await scanner.scan(Readable.from([Buffer.alloc(22 * 1024 * 1024, 'x')]))).toBeUndefined();
  });

  it('fails above 100 MB, the default limit of clamd', async () => {
    const content = Readable.from(Array.from({ length: 110 }, () => Buffer.alloc(1024 * 1024)));
    await expect(scanner.scan(content)).rejects.toThrow(ScanFailed);
  });
});
