import type { TestProject } from 'vitest/node';
import { startDemoServer } from '../../../../tools/lib/demoServer.ts';
import { buildPortal } from '../../../../tools/lib/portal.ts';
import { startCluster } from '../../../api/test/support/cluster/cluster.ts';
import { createDatabase } from '../../../api/test/support/createDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origins of the servers, which also serve the production build of the portal: one per worker. */
    origins: readonly string[];
  }
}

/** PostgreSQL server on which `npm run test:cluster` starts several processes instead of one, or `replicated`. */
const clusterServer = process.env.FAIRLEAD_TEST_CLUSTER;
/**
 * PostgreSQL server for the databases of the flows, which costs half the processor time of PGlite. The nightly run has all
 * flows on PGlite.
 */
const postgresServer = process.env.TEST_DATABASE_URL;

/** Starts a server with a new database. */
async function startOnPostgres(server: string) {
  const { url, drop } = await createDatabase(server);
  try {
    const { origin, stop } = await startDemoServer(url);
    return { origin, stop: () => stop().then(drop) };
  } catch (error) {
    await drop();
    throw error;
  }
}

function start() {
  if (clusterServer) return startCluster(clusterServer);
  return postgresServer ? startOnPostgres(postgresServer) : startDemoServer();
}

/** Starts one server for each file that runs at the same time, so that no file meets the records of another. */
export async function setup(project: TestProject) {
  if ((await buildPortal()) !== 0) throw new Error('the portal did not build');
  const starting = Array.from({ length: project.config.maxWorkers }, start);
  const started = await Promise.allSettled(starting);
  const servers = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
  if (servers.length < started.length) await stop();
  await Promise.all(starting);
  project.provide(
    'origins',
    servers.map(({ origin }) => origin),
  );
  return stop;
}
