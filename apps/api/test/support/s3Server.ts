import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '../../src/ports/s3/client.ts';
import { type S3Backend, startS3rver } from './s3rver.ts';

export const BUCKET = 'fairlead';

export interface S3Server {
  /** Settings of the same bucket with a new prefix, so that tests do not share files. */
  settings(): S3Settings;
  /** Undefined for an external server. */
  watched: Watched | undefined;
  close(): Promise<void>;
}

export type RunningS3 = Omit<S3Backend, 'stop'>;

/** Another address of the same server, which observes requests. */
export interface Watched {
  endpoint: string;
  /** Requests so far, as `GET /fairlead/…`. */
  requests: string[];
  /** Next answers to writes that are lost after the server has stored the object. */
  loseAnswers(count: number): void;
  close(): Promise<void>;
}

/**
 * Starts s3rver, which checks signatures. `TEST_S3_URL` uses another server instead, such as
 * `http://key:secret@127.0.0.1:9000/bucket`.
 *
 * @param running Server that runs already, and stays running.
 */
export async function startS3Server(running?: RunningS3): Promise<S3Server> {
  const external = process.env.TEST_S3_URL;
  if (external) {
    const { origin, username, password, pathname } = new URL(external);
    const credentials = {
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    };
    const settings = () => settingsOf(origin, pathname.slice(1), credentials, true);
    return { settings, watched: undefined, close: () => Promise.resolve() };
  }
  const { endpoint, credentials, conditionalWrites, stop }: S3Backend = running
    ? { ...running, stop: () => Promise.resolve() }
    : await startS3rver(BUCKET);
  const watched = await watch(endpoint);
  return {
    settings: () => settingsOf(endpoint, BUCKET, credentials, conditionalWrites),
    watched,
    async close() {
      await watched.close();
      await stop();
    },
  };
}

/** Passes requests on to a server. Keeps the header `Host`, which is part of signatures. */
async function watch(target: string): Promise<Watched> {
  const requests: string[] = [];
  let lost = 0;
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    requests.push(`${method} ${url.replace(/\?.*/, '')}`);
    if (method === 'PUT' && lost > 0) {
      lost -= 1;
      response.end = () => response.destroy();
    }
    const forwarded = httpRequest(target, { method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    // Swift sends a body after the answer to HEAD, which is an error here.
    forwarded.on('error', () => response.headersSent || response.destroy());
    request.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    requests,
    loseAnswers: (count) => {
      lost = count;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const settingsOf = (
  endpoint: string,
  bucket: string,
  credentials: S3Settings['credentials'],
  conditionalWrites: boolean,
): S3Settings => ({
  bucket,
  endpoint,
  region: 'us-east-1',
  credentials,
  pathStyle: true,
  prefix: `${randomUUID()}/`,
  redirects: false,
  conditionalWrites,
});
