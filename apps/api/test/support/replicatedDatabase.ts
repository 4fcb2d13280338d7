import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Algorithm, hash } from '@node-rs/argon2';
import { inject, vi } from 'vitest';
import type { Replica } from '../../src/db/database.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { credentials } from '../../src/db/schema/index.ts';
import { defaultSettings } from '../../src/db/settings.ts';
import { demoPassword } from '../../src/demo/accounts.ts';
import { makeDemo } from '../../src/demo/demo.ts';
import { diskStorage } from '../../src/ports/diskStorage.ts';
import type { Storage } from '../../src/ports/storage.ts';
import type { TestDatabase } from './database.ts';
import { type StreamingReplica, startStreamingReplica } from './streamingReplica.ts';

export const replicatedName = 'fairlead';
export const replicatedSecrets = ['r'.repeat(32)] as const;

export interface ReplicatedDatabase {
  servers: StreamingReplica;
  storage: Storage;
  /** Opens the database as another process does, and waits for its replica. */
  open(maxLag?: number): Promise<TestDatabase & { replica: Replica }>;
  /** Number of transactions on the replica during the work. */
  readsDuring(work: () => Promise<unknown>): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a server with the demo data and a streaming replica of it. */
export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const servers = await startStreamingReplica();
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-replicated-'));
  const storage = diskStorage(folder);
  await servers.primary.query(`create database ${replicatedName}`);
  const url = servers.primary.urlOf(replicatedName);
  const { owner, runtime } = await openPostgres({ url, secrets: replicatedSecrets });
  await makeDemo(owner.db, inject('demo').now, storage);
  const cheap = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 64, timeCost: 1, parallelism: 1 };
  await owner.db.update(credentials).set({ passwordHash: await hash(demoPassword, cheap) });
  await runtime.close();
  await owner.close();
  const count = async () => (await servers.replica.log()).split('begin read only').length;
  return {
    servers,
    storage,
    async open(replicaMaxLag = defaultSettings.replicaMaxLag) {
      const opened = await openPostgres({
        url,
        replicaUrl: servers.replica.urlOf(replicatedName),
        secrets: replicatedSecrets,
        settings: { ...defaultSettings, replicaMaxLag },
      });
      const { replica } = opened.runtime;
      if (!replica) throw new Error('no replica');
      await untilUsed(replica);
      const close = async () => {
        await opened.runtime.close();
        await opened.owner.close();
      };
      return { db: opened.owner.db, runtime: opened.runtime, replica, close };
    },
    async readsDuring(work) {
      const before = await count();
      await work();
      return (await count()) - before;
    },
    async stop() {
      await servers.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Waits until reads can use the replica. */
export const untilUsed = (replica: Replica): Promise<void> => vi.waitFor(() => replica.check(), { timeout: 20_000 });
