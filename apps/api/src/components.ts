import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { migrationConfig, type OpenDatabase } from './db/database.ts';
import { uuidv7 } from './db/ids.ts';
import type { MailPort } from './ports/mail.ts';
import type { Storage } from './ports/storage.ts';
import type { Component } from './readiness.ts';

export const databaseComponent = (database: Pick<OpenDatabase, 'ping'>): Component => ({
  name: 'database',
  required: true,
  interval: 1,
  check: () => database.ping(),
});

/** @param check Fails when the replica is unreachable or too far behind. */
export const replicaComponent = (check: () => Promise<unknown>): Component => ({
  name: 'replica',
  required: false,
  interval: 1,
  check,
});

const journal = z.object({ entries: z.array(z.object({ when: z.number() })).nonempty() });

/** Fails after a backup of an older version was restored under a running process. */
export const migrationsComponent = ({ lastMigration }: Pick<OpenDatabase, 'lastMigration'>): Component => ({
  name: 'migrations',
  required: true,
  interval: 15,
  async check() {
    const text = await readFile(join(migrationConfig.migrationsFolder, 'meta/_journal.json'), 'utf8');
    const newest = Math.max(...journal.parse(JSON.parse(text)).entries.map(({ when }) => when));
    if ((await lastMigration()) < newest) throw new Error('the database is older than this version');
  },
});

/** Writes, reads and deletes a small file: a full disk, a missing mount and lost rights all show. */
export const storageComponent = (storage: Storage): Component => ({
  name: 'storage',
  required: true,
  interval: 30,
  async check() {
    const key = uuidv7();
    try {
      await storage.write(key, Readable.from([Buffer.from('readiness')]));
      const stored = await storage.read(key);
      if (!stored) throw new Error('a written file is missing');
      stored.destroy();
    } finally {
      await storage.remove(key);
    }
  },
});

/** @param check Fails when the worker has lost the queue. */
export const queueComponent = (check: () => Promise<unknown>): Component => ({
  name: 'queue',
  required: false,
  interval: 5,
  check,
});

export const mailComponent = (check: NonNullable<MailPort['check']>): Component => ({
  name: 'mail',
  required: false,
  interval: 60,
  check,
});
