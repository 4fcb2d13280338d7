import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { uuidv7 } from '../src/db/ids.ts';
import { makeClient, type S3Settings } from '../src/ports/s3/client.ts';
import { openS3Storage } from '../src/ports/s3Storage.ts';
import type { Storage } from '../src/ports/storage.ts';
import { freePort } from './support/process.ts';
import { type S3Server, startS3Server, type Watched } from './support/s3Server.ts';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server(inject('s3'));
});
afterAll(() => server.close());

/** OpenStack Swift has none. */
const hasConditionalWrites = inject('s3')?.conditionalWrites ?? true;
const isExternal = Boolean(process.env.TEST_S3_URL);
const bytes = (content: string) => Readable.from([Buffer.from(content)]);

/** Runs work on a storage with settings of its own. */
async function withStorage<T>(
  work: (opened: { storage: Storage; settings: S3Settings }) => Promise<T>,
  changed: Partial<S3Settings> = {},
): Promise<T> {
  const settings = { ...server.settings(), ...changed };
  const { storage, close } = await openS3Storage(settings);
  try {
    return await work({ storage, settings });
  } finally {
    close();
  }
}

function withWatchedStorage(work: (storage: Storage, watched: Watched) => Promise<void>): Promise<void> {
  const { watched } = server;
  if (!watched) throw new Error('an external server cannot be watched');
  return withStorage(({ storage }) => work(storage, watched), { endpoint: watched.endpoint });
}

/** Runs work with the address of a server that answers all requests in the same way. */
async function withServer(answer: RequestListener, work: (endpoint: string) => Promise<void>): Promise<void> {
  const other = createServer((request, response) => {
    request.resume();
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  try {
    await work(`http://127.0.0.1:${port}`);
  } finally {
    other.closeAllConnections();
    other.close();
  }
}

describe('a file in a bucket', () => {
  it('is not returned completely when its bytes have changed', () =>
    withStorage(async ({ storage, settings }) => {
      const key = uuidv7();
      await storage.write(key, bytes('original'));
      const client = makeClient(settings);
      const place = { Bucket: settings.bucket, Key: `${settings.prefix}files/${key}` };
      const sha256 = 'vqSjA1gVuGHmzdNvFzJyL6y0mhDwWQTqFLjBjyQgO8w=';
      await client.send(new PutObjectCommand({ ...place, Body: 'changed!', Metadata: { sha256 } }));
      client.destroy();
      const content = await storage.read(key);
      let received = '';
      const reading = async () => {
        for await (const chunk of content ?? []) received += String(chunk);
      };
      await expect(reading()).rejects.toThrow(`the stored file ${key} is damaged`);
      expect(received).not.toBe('changed!');
    }));

  it.skipIf(isExternal)('is stored when the answer of its write is lost', () =>
    withWatchedStorage(async (storage, { loseAnswers }) => {
      const key = uuidv7();
      loseAnswers(1);
      await storage.write(key, bytes('kept'));
      const content = await storage.read(key);
      expect(content && (await text(content))).toBe('kept');
      await expect(storage.write(key, bytes('other'))).rejects.toThrow('exists already');
    }),
  );

  it.skipIf(isExternal)('is written with one request, so that nothing unfinished can remain', () =>
    withWatchedStorage(async (storage, { requests }) => {
      const key = uuidv7();
      const before = requests.length;
      await storage.write(key, Readable.from([Buffer.alloc(12_000_000), Buffer.alloc(9_000_000)]));
      const sent = requests.slice(before).map((request) => request.replace(/\S+files/, 'files'));
      expect(sent).toEqual([...(hasConditionalWrites ? [] : [`HEAD files/${key}`]), `PUT files/${key}`]);
    }),
  );
});

describe('the address of a file in a bucket', () => {
  const headers = {
    contentType: 'application/pdf',
    disposition: "attachment; filename*=UTF-8''Gr%C3%BC%C3%9Fe.pdf",
    cacheControl: 'private, max-age=900, immutable',
  };

  it('opens the file with the given headers, for 5 minutes', () =>
    withStorage(
      async ({ storage }) => {
        const key = uuidv7();
        await storage.write(key, bytes('content'));
        const address = new URL((await storage.links?.to(key, headers)) ?? '');
        expect(address.origin).toBe(storage.links?.origin);
        expect(address.searchParams.get('X-Amz-Expires')).toBe('300');
        const response = await fetch(address);
        expect([response.status, await response.text()]).toEqual([200, 'content']);
        expect(Object.fromEntries(response.headers)).toMatchObject({
          'content-type': 'application/pdf',
          'content-disposition': headers.disposition,
          'cache-control': headers.cacheControl,
        });
      },
      { redirects: true },
    ));

  it('is signed with its headers', () =>
    withStorage(
      async ({ storage }) => {
        const key = uuidv7();
        await storage.write(key, bytes('content'));
        const address = (await storage.links?.to(key, { ...headers, disposition: 'attachment' })) ?? '';
        expect((await fetch(address)).status).toBe(200);
        expect((await fetch(address.replace('application%2Fpdf', 'text%2Fhtml'))).status).toBe(403);
        expect((await fetch(address.replace(key, uuidv7()))).status).toBe(403);
        expect((await fetch(address.replace('Expires=300', 'Expires=900'))).status).toBe(403);
      },
      { redirects: true },
    ));

  it('does not exist for a missing file, and not without redirects', async () => {
    await withStorage(async ({ storage }) => expect(await storage.links?.to(uuidv7(), headers)).toBeUndefined(), {
      redirects: true,
    });
    await withStorage(async ({ storage }) => expect(storage.links).toBeUndefined());
  });
});

describe('a bucket', () => {
  const opening = (changed: Partial<S3Settings>) => openS3Storage({ ...server.settings(), ...changed });

  it('must exist', async () => {
    const error = 'the bucket missing-bucket cannot be used: it does not exist';
    await expect(opening({ bucket: 'missing-bucket' })).rejects.toThrow(error);
  });

  it('must accept the key', async () => {
    const { credentials } = server.settings();
    const wrong = { accessKeyId: credentials?.accessKeyId ?? '', secretAccessKey: 'wrong' };
    await expect(opening({ credentials: wrong })).rejects.toThrow(
      `the bucket ${server.settings().bucket} cannot be used: SignatureDoesNotMatch`,
    );
  });

  it.each([
    ['<Error><Code>SignatureDoesNotMatch</Code></Error>', 'cannot be used: SignatureDoesNotMatch'],
    ['', 'cannot be used: the server answered 403'],
  ])('is refused with the reason of the server, if it sends one: %s', async (body, error) => {
    const answer: RequestListener = (_request, response) => {
      response.writeHead(403, { 'content-type': 'application/xml' }).end(body);
    };
    await withServer(answer, (endpoint) => expect(opening({ endpoint })).rejects.toThrow(new RegExp(`${error}$`)));
  });

  it('must be on a server that can be reached', async () => {
    const endpoint = `http://127.0.0.1:${await freePort()}`;
    await expect(opening({ endpoint })).rejects.toThrow(`${endpoint} cannot be reached`);
  });

  it.each([
    [200, 'ignores If-None-Match, so files could be overwritten'],
    [501, 'refuses If-None-Match'],
  ])('must be on a server that refuses to overwrite, unless conditional writes are off: %i', async (status, error) => {
    const answer: RequestListener = ({ headers }, response) => {
      response.writeHead('if-none-match' in headers ? status : 200).end();
    };
    await withServer(answer, async (endpoint) => {
      await expect(opening({ endpoint, conditionalWrites: true })).rejects.toThrow(
        `${error}. S3_CONDITIONAL_WRITES=0 uses it with less protection`,
      );
      (await opening({ endpoint, conditionalWrites: false })).close();
    });
  });

  it.skipIf(hasConditionalWrites)('is refused on OpenStack Swift, unless conditional writes are off', async () => {
    await expect(opening({ conditionalWrites: true })).rejects.toThrow('its server refuses If-None-Match');
  });
});
