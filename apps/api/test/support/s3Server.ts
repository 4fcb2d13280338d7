import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '../../src/ports/s3/client.ts';

const BUCKET = 'fairlead';

export interface S3Server {
  /** Settings of the same bucket with a new prefix, so that tests do not share files. */
  settings(): S3Settings;
  /** Requests so far, as `GET /fairlead/…`. Empty for an external server. */
  requests: string[];
  /** Next answers to writes that are lost after the server has stored the object. */
  loseAnswers(count: number): void;
  close(): Promise<void>;
}

/**
 * Starts s3rver, which checks signatures. `TEST_S3_URL` uses another server instead, such as
 * `http://key:secret@127.0.0.1:9000/bucket`.
 */
export async function startS3Server(): Promise<S3Server> {
  const external = process.env.TEST_S3_URL;
  if (external) {
    const { origin, username, password, pathname } = new URL(external);
    const credentials = {
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    };
    const settings = () => settingsOf(origin, pathname.slice(1), credentials);
    return { settings, requests: [], loseAnswers: () => undefined, close: () => Promise.resolve() };
  }
  const directory = await mkdtemp(join(tmpdir(), 'fairlead-s3-'));
  const options = { directory, silent: true, vhostBuckets: false, configureBuckets: [{ name: BUCKET }] };
  const s3 = new S3rver(options);
  // s3rver cannot check two kinds of signatures: it leaves out the slash of `/bucket/`, and does not escape ' and * in queries.
  const unchecked = new S3rver({ ...options, allowMismatchedSignatures: true });
  await s3.configureBuckets();
  const requests: string[] = [];
  let lost = 0;
  const answer = refuseOverwrites(s3);
  const answerUnchecked = unchecked.callback();
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    requests.push(`${method} ${url.replace(/\?.*/, '')}`);
    if (method === 'PUT' && lost > 0) {
      lost -= 1;
      response.end = () => response.destroy();
    }
    const canCheck = splitPath(request)[1] !== '' && !/%27|%2A/i.test(url);
    (canCheck ? answer : answerUnchecked)(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const key = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  return {
    settings: () => settingsOf(`http://127.0.0.1:${port}`, BUCKET, key),
    requests,
    loseAnswers: (count) => {
      lost = count;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      for (const { logger } of [s3, unchecked]) {
        logger.exceptions.unhandle();
        logger.close();
      }
      await rm(directory, { recursive: true, force: true });
    },
  };
}

const settingsOf = (endpoint: string, bucket: string, credentials: S3Settings['credentials']): S3Settings => ({
  bucket,
  endpoint,
  region: 'us-east-1',
  credentials,
  pathStyle: true,
  prefix: `${randomUUID()}/`,
  redirects: false,
});

const preconditionFailed =
  '<?xml version="1.0"?><Error><Code>PreconditionFailed</Code><Message>The key exists</Message></Error>';

/** Adds `If-None-Match: *` to s3rver, which ignores it on writes. Writes of one key wait for each other, as on S3. */
function refuseOverwrites(s3: S3rver): RequestListener {
  const handle = s3.callback();
  const writes = new Map<string, Promise<unknown>>();
  return (request, response) => {
    if (request.method !== 'PUT' || request.headers['if-none-match'] !== '*') return handle(request, response);
    const [bucket = '', key = ''] = splitPath(request);
    const previous = writes.get(key) ?? Promise.resolve();
    const done = previous.then(async () => {
      if (await s3.store.existsObject(bucket, key)) {
        request.resume();
        response.writeHead(412, { 'content-type': 'application/xml' }).end(preconditionFailed);
        return;
      }
      handle(request, response);
      await once(response, 'close');
    });
    writes.set(key, done);
  };
}

function splitPath({ url = '' }: IncomingMessage): [bucket: string, key: string] {
  const [, bucket = '', ...key] = decodeURIComponent(url.replace(/\?.*/, '')).split('/');
  return [bucket, key.join('/')];
}
