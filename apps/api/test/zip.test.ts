import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { directoryEnd, type ZipEntry, zipOf } from '../src/files/zip.ts';

async function fileOf(entries: Iterable<ZipEntry>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of zipOf(entries)) parts.push(part);
  return Buffer.concat(parts);
}

describe('a ZIP file', () => {
  it('has the content and the names of its entries', async () => {
    const large = Buffer.alloc(300_000, 'ab');
    const file = await fileOf([
      { path: 'empty.txt', content: [] },
      { path: 'Käufe/größer.bin', content: [large.subarray(0, 7), large.subarray(7)] },
    ]);
    const entries = unzipSync(file);
    expect(Object.keys(entries)).toEqual(['empty.txt', 'Käufe/größer.bin']);
    expect(entries['empty.txt']).toHaveLength(0);
    expect(Buffer.from(entries['Käufe/größer.bin'] ?? []).equals(large)).toBe(true);
    expect(file.length).toBeLessThan(10_000);
  });

  it('counts entries and places beyond the fields of the format in ZIP64 records', () => {
    expect(directoryEnd(3, 200, 1000)).toHaveLength(22);
    const end = directoryEnd(70_000, 9_000_000, 5_000_000_000);
    const places = [24, 32, 40, 48].map((place) => Number(end.readBigUInt64LE(place)));
    expect(places).toEqual([70_000, 70_000, 9_000_000, 5_000_000_000]);
    // place of the ZIP64 record
    expect(Number(end.readBigUInt64LE(56 + 8))).toBe(5_009_000_000);
    expect(end.readUInt16LE(76 + 8)).toBe(0xffff);
    expect(end.readUInt32LE(76 + 16)).toBe(0xffff_ffff);
  });

  it('ends with the error of its content', async () => {
    const failing = (async function* () {
      yield Buffer.from('begun');
      throw new Error('the content is gone');
    })();
    await expect(fileOf([{ path: 'a', content: failing }])).rejects.toThrow('the content is gone');
  });

  it('stops reading when the reader goes away', async () => {
    let ended = false;
    const endless = (async function* () {
      try {
        for (;;) yield Buffer.alloc(100_000, Math.random().toString());
      } finally {
        ended = true;
      }
    })();
    for await (const part of zipOf([{ path: 'a', content: endless }])) if (part.length > 100) break;
    await expect.poll(() => ended).toBe(true);
  });
});
