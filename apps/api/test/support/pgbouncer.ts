import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort, isListening } from './process.ts';

/** Connections to PostgreSQL per database and login: fewer than the server opens to PgBouncer. */
const POOL_SIZE = 3;

const APPLICATION = 'fairlead_pgbouncer';

interface PgBouncer {
  /** Address without a database. */
  url: string;
  /** Closes its connections to PostgreSQL. */
  stopConnections(): Promise<void>;
  stop(): Promise<void>;
}

/** Whether PgBouncer is installed. */
export const hasPgBouncer = (): boolean => {
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Starts PgBouncer in transaction mode before a server. It takes the passwords of all logins from the server. */
export async function startPgBouncer(server: string): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-pgbouncer-'));
  const port = await freePort();
  const { host, port: serverPort, user, password } = new pg.Client({ connectionString: server });
  const login = `"${user}" "${password ?? ''}"\n`;
  await writeFile(join(folder, 'users'), login);
  const settings = [
    '[databases]',
    `* = host=${host} port=${serverPort} connect_query='set application_name = ${APPLICATION}'`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${join(folder, 'users')}`,
    `auth_user = ${user}`,
    `admin_users = ${user}`,
    'pool_mode = transaction',
    // By default, it refuses clients for 15 seconds after a server could not be reached.
    'server_login_retry = 1',
    `default_pool_size = ${POOL_SIZE}`,
    'max_client_conn = 500',
    `logfile = ${join(folder, 'log')}`,
    '',
  ];
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, settings.join('\n'));
  const child = await spawnUnprivileged(folder, ['--quiet', file]);
  await untilListening(port, child);
  return {
    url: `postgres://127.0.0.1:${port}`,
    async stopConnections() {
      const admin = new pg.Client({ connectionString: server });
      await admin.connect();
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and application_name = $1`,
        [APPLICATION],
      );
      await admin.end();
    },
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'close');
      }
      await rm(folder, { recursive: true });
    },
  };
}

/** PgBouncer does not run as root. */
async function spawnUnprivileged(folder: string, args: string[]): Promise<ChildProcess> {
  if (process.getuid?.() !== 0) return spawn('pgbouncer', args, { stdio: 'ignore' });
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres']).toString());
  const [uid, gid] = [id('-u'), id('-g')];
  await chown(folder, uid, gid);
  return spawn('pgbouncer', args, { stdio: 'ignore', uid, gid });
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    if (await isListening(port)) return;
    await wait(50);
  }
  throw new Error('PgBouncer did not start');
}
