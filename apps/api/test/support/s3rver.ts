import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '../../src/ports/s3/client.ts';

/** An S3 server with a bucket. */
export interface S3Backend {
  endpoint: string;
  credentials: NonNullable<S3Settings['credentials']>;
  /** Whether it refuses to overwrite keys on request. */
  conditionalWrites: boolean;
  stop(): Promise<void>;
}

/** Starts s3rver with a bucket in a temporary folder. */
export async function startS3rver(bucket: string): Promise<S3Backend> {
  const directory = await mkdtemp(join(tmpdir(), 'fairlead-s3-'));
  const options = { directory, silent: true, vhostBuckets: false, configureBuckets: [{ name: bucket }] };
  const s3 = new S3rver(options);
  // s3rver cannot check two kinds of signatures: it leaves out the slash of `/bucket/`, and does not escape ' and * in queries.
  const unchecked = new S3rver({ ...options, allowMismatchedSignatures: true });
  await s3.configureBuckets();
  const answer = refuseOverwrites(s3);
  const answerUnchecked = unchecked.callback();
  const server = createServer((request, response) => {
    const canCheck = splitPath(request)[1] !== '' && !/%27|%2A/i.test(request.url ?? '');
    (canCheck ? answer : answerUnchecked)(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    conditionalWrites: true,
    async stop() {
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
