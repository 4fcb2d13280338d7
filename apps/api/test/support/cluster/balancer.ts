import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../process.ts';

interface Balancer {
  origin: string;
  /** Resolves when a server receives requests. Counts them from then on. */
  ready(): Promise<void>;
  /** Requests that a server refused or broke off, or that it answered with 500 or more. */
  failures: string[];
  /** Number of requests so far. */
  requests(): number;
  stop(): Promise<void>;
}

/** The answer of a server without a service for automated quotes. If HAProxy itself answers with 503, the state is not `--`. */
const unavailableQuote = '503 -- POST /api/opportunity/automated-quote';

/** Starts HAProxy before web processes. As in production, it asks `/readyz` and repeats a request only if no server accepted it. */
export async function startBalancer(ports: readonly number[], folder: string): Promise<Balancer> {
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  // The log has the state of the session at its end: its first letter tells who broke it off.
  const settings = `
global
  log stdout format raw local0
defaults
  mode http
  log global
  log-format "%ST %ts %HM %HU"
  timeout connect 5s
  timeout check 5s
  timeout client 1h
  timeout server 1h
  option redispatch
  retries 10
  retry-on conn-failure
frontend portal
  bind 127.0.0.1:${port}
  default_backend web
backend web
  balance roundrobin
  option httpchk GET /readyz
  default-server check inter 300ms fall 1 rise 1
${ports.map((each) => `  server web${each} 127.0.0.1:${each}`).join('\n')}
`;
  await writeFile(file, settings);
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'ignore'] });
  const origin = `http://127.0.0.1:${port}`;
  const failures: string[] = [];
  let requests = 0;
  let isReady = false;
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, status, state = ''] = /^(\d{3}) (\S+) /.exec(line) ?? [];
    // Other lines are about the servers. Requests before the start has finished do not count.
    if (!status || !isReady) return;
    requests += 1;
    if (line === unavailableQuote) return;
    // "C" is the browser, which leaves pages while they load. 503 answers of `/readyz` are not for browsers.
    if (Number(status) >= 500 || !/^[-C]/.test(state)) failures.push(line);
  });
  return {
    origin,
    async ready() {
      await waitUntilReady(origin);
      isReady = true;
    },
    failures,
    requests: () => requests,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
}

async function waitUntilReady(origin: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
}
