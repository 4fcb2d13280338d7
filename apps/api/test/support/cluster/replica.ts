import { setTimeout as wait } from 'node:timers/promises';
import { startPgBouncer } from '../pgbouncer.ts';
import { startStreamingReplica } from '../streamingReplica.ts';

/** Milliseconds between two crashes of the replica, and until its next start. */
const CRASHES = { pause: 20_000, length: 5_000 };

interface ReplicatedServer {
  /** Address of the primary with the login of its owner. */
  server: string;
  /** Address of PgBouncer before the replica, without a database. */
  replica: string;
  /** Stops both. Returns the problems that were found. */
  stop(): Promise<string[]>;
}

/** Starts PostgreSQL with a streaming replica behind PgBouncer. The replica crashes now and then. */
export async function startReplicatedServer(): Promise<ReplicatedServer> {
  const { primary, replica, stop } = await startStreamingReplica();
  const pooler = await startPgBouncer(replica.urlOf('postgres'));
  const stopping = new AbortController();
  const pause = (time: number) => wait(time, undefined, { signal: stopping.signal }).catch(() => undefined);
  let crashes = 0;
  const crashForever = async () => {
    for (;;) {
      await pause(CRASHES.pause);
      if (stopping.signal.aborted) return;
      replica.stop('immediate');
      crashes += 1;
      await pause(CRASHES.length);
      replica.start();
    }
  };
  const crashing = crashForever().then(
    () => [],
    (error: unknown) => [`the replica did not start: ${String(error)}`],
  );
  return {
    server: primary.urlOf('postgres'),
    replica: pooler.url,
    async stop() {
      stopping.abort();
      const problems: string[] = await crashing;
      const reads = (await replica.log()).split('begin read only').length - 1;
      process.stdout.write(`replica: ${reads} reads, ${crashes} crashes\n`);
      if (reads === 0) problems.push('no read used the replica');
      await pooler.stop();
      await stop();
      return problems;
    },
  };
}
