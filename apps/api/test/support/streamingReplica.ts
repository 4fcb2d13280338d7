import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from './process.ts';

const OWNER = 'fairlead';

/** Folder of PostgreSQL's programs. Debian keeps them off the PATH. Undefined when the server is not installed. */
export function findPostgres(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(':').filter((folder) => existsSync(join(folder, 'initdb')));
  const ofDebian = globSync('/usr/lib/postgresql/*/bin/initdb').map(dirname).sort().reverse();
  return [...ofDebian, ...onPath].find((folder) => existsSync(join(folder, 'pg_basebackup')));
}

interface Node {
  port: number;
  /** Address of a database with the login of the owner. */
  urlOf(database: string): string;
  query<Row extends pg.QueryResultRow>(text: string, database?: string): Promise<Row[]>;
  start(): void;
  /** `immediate` is a crash. Does nothing when the server is stopped. */
  stop(mode: 'fast' | 'immediate'): void;
  promote(): void;
  /** Freezes all processes, so that connections stay open without answers. */
  freeze(): Promise<void>;
  thaw(): void;
  log(): Promise<string>;
}

export interface StreamingReplica {
  primary: Node;
  replica: Node;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server and a streaming replica of it. The replica logs all statements. */
export async function startStreamingReplica(): Promise<StreamingReplica> {
  const programs = findPostgres() ?? '';
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-replica-'));
  const identity = identityOf(folder);
  const run = (program: string, args: string[]) =>
    execFileSync(join(programs, program), args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...identity });
  const node = async (name: string, settings: string[]): Promise<Node> => {
    const [data, log, port] = [join(folder, name), join(folder, `${name}.log`), await freePort()];
    const urlOf = (database: string) => `postgresql://${OWNER}@127.0.0.1:${port}/${database}`;
    const options = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'fsync=off',
      'max_connections=60',
      'wal_receiver_status_interval=1s',
      'wal_retrieve_retry_interval=200ms',
      ...settings,
    ];
    const flags = options.map((option) => `-c ${option}`).join(' ');
    const frozen: number[] = [];
    const query: Node['query'] = async (text, database = 'postgres') => {
      const client = new pg.Client({ connectionString: urlOf(database) });
      await client.connect();
      try {
        return (await client.query(text)).rows;
      } finally {
        await client.end();
      }
    };
    return {
      port,
      urlOf,
      query,
      start: () => void run('pg_ctl', ['-D', data, '-l', log, '-w', '-s', 'start', '-o', flags]),
      stop(mode) {
        if (existsSync(join(data, 'postmaster.pid'))) run('pg_ctl', ['-D', data, '-m', mode, '-w', '-s', 'stop']);
      },
      promote: () => void run('pg_ctl', ['-D', data, '-w', '-s', 'promote']),
      async freeze() {
        const found = await query<{ pid: number }>('select pid from pg_stat_activity where pid <> pg_backend_pid()');
        const [server] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
        frozen.push(Number(server), ...found.map(({ pid }) => pid));
        for (const pid of frozen) process.kill(pid, 'SIGSTOP');
      },
      thaw() {
        for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
      },
      log: () => readFile(log, 'utf8'),
    };
  };

  const primary = await node('primary', ['synchronous_commit=on']);
  run('initdb', ['-D', join(folder, 'primary'), '-U', OWNER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N']);
  primary.start();
  const source = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', OWNER];
  run('pg_basebackup', ['-D', join(folder, 'replica'), '-R', '-c', 'fast', '-X', 'stream', '--no-sync', ...source]);
  const replica = await node('replica', ['log_statement=all', 'max_standby_streaming_delay=200ms']);
  replica.start();
  return {
    primary,
    replica,
    async stop() {
      for (const each of [replica, primary]) {
        each.thaw();
        each.stop('immediate');
      }
      await rm(folder, { recursive: true });
    },
  };
}

/** PostgreSQL does not run as root. */
function identityOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres']).toString());
  const [uid, gid] = [id('-u'), id('-g')];
  chownSync(folder, uid, gid);
  return { uid, gid };
}
