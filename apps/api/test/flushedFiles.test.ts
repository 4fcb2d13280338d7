import { fsyncSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FlushedFiles } from '../src/db/flushedFiles.ts';
import { createPglite } from '../src/db/pglite.ts';

it('each commit in flushed files of PGlite reaches the disk before it is acknowledged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-flushed-'));
  let flushes = 0;
  const files = new FlushedFiles(join(folder, 'pg'), (file) => {
    flushes += 1;
    fsyncSync(file);
  });
  const client = await createPglite(undefined, { files });
  await client.query('create table entries (id int)');
  for (let id = 0; id < 5; id++) {
    const before = flushes;
    await client.query('insert into entries values ($1)', [id]);
    expect(flushes).toBe(before + 1);
  }
  const before = flushes;
  await client.query('select from entries');
  expect(flushes, 'reads do not flush').toBe(before);
  await client.query('checkpoint');
  expect(flushes, 'the tables').toBeGreaterThan(before + 5);
  await client.close();
  await rm(folder, { recursive: true });
}, 60_000);
