import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import pLimit from 'p-limit';
import { checkBucket } from './s3/checkBucket.ts';
import { isMissing, isTaken, makeClient, type S3Settings } from './s3/client.ts';
import { spool } from './s3/spool.ts';
import { verify } from './s3/verify.ts';
import type { Storage } from './storage.ts';

/** Each holds a whole file in memory. */
const PARALLEL_WRITES = 4;

/** Seconds. Longer than browsers may reuse the redirect (`REDIRECT_MAX_AGE`). */
const LINK_LIFE = 300;

/**
 * Stores files in a bucket: `files/<key>`, `quarantine/<key>/<time>`, `erasures/<id>` and `database.json`.
 *
 * @throws {BucketError} The bucket cannot be used.
 */
export async function openS3Storage(settings: S3Settings): Promise<{ storage: Storage; close(): void }> {
  const { bucket: Bucket, prefix, redirects, conditionalWrites } = settings;
  const client = makeClient(settings);
  const files = `${prefix}files/`;
  const quarantined = `${prefix}quarantine/`;
  const erasures = `${prefix}erasures/`;
  const marker = `${prefix}database.json`;
  const limit = pLimit(PARALLEL_WRITES);

  const get = (Key: string): Promise<GetObjectCommandOutput | undefined> =>
    client.send(new GetObjectCommand({ Bucket, Key })).catch(undefinedIfMissing);
  const head = (Key: string) => client.send(new HeadObjectCommand({ Bucket, Key })).catch(undefinedIfMissing);
  const put = (Key: string, text: string) =>
    client.send(new PutObjectCommand({ Bucket, Key, Body: Buffer.from(text), ContentLength: Buffer.byteLength(text) }));
  const remove = (Key: string) => client.send(new DeleteObjectCommand({ Bucket, Key }));

  async function* objectsUnder(Prefix: string) {
    for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix }))
      for (const { Key = '', LastModified } of page.Contents ?? [])
        yield { name: Key.slice(Prefix.length), writtenAt: (LastModified?.getTime() ?? 0) / 1000 };
  }

  /** Writes an object unless it exists. An attempt whose answer was lost counts as a success if its object is there. */
  async function putOnce(key: string, Body: Buffer, sha256: string): Promise<void> {
    const attempt = randomUUID();
    const Metadata = { sha256, attempt };
    const input = { Bucket, Key: files + key, Body, Metadata, ChecksumSHA256: sha256 };
    const taken = () => new Error(`a file with the key ${key} exists already`);
    if (!conditionalWrites && (await head(files + key))) throw taken();
    try {
      await client.send(new PutObjectCommand({ ...input, ...(conditionalWrites && { IfNoneMatch: '*' }) }));
    } catch (error) {
      const found = await head(files + key).catch(() => undefined);
      if (found?.Metadata?.attempt === attempt) return;
      throw isTaken(error) ? taken() : error;
    }
  }

  try {
    await checkBucket(client, settings);
    const sign = (key: string, headers: Partial<GetObjectCommand['input']> = {}) =>
      getSignedUrl(client, new GetObjectCommand({ Bucket, Key: files + key, ...headers }), { expiresIn: LINK_LIFE });
    const storage: Storage = {
      async write(key, content) {
        const spooled = await spool(content);
        try {
          await limit(async () => putOnce(key, await spooled.read(), spooled.sha256));
        } finally {
          await spooled.close();
        }
      },
      async read(key) {
        const found = await get(files + key);
        if (!found?.Body) return undefined;
        const content = found.Body as Readable;
        const sha256 = found.Metadata?.sha256;
        return sha256 === undefined ? content : verify(content, sha256, key);
      },
      async remove(key) {
        await remove(files + key);
      },
      async *list() {
        for await (const { name: key, writtenAt } of objectsUnder(files)) yield { key, writtenAt };
      },
      async quarantine(key, now) {
        const Key = `${quarantined}${key}/${Math.floor(now)}`;
        const copied = await client
          .send(new CopyObjectCommand({ Bucket, Key, CopySource: `${Bucket}/${files}${key}` }))
          .catch(undefinedIfMissing);
        if (copied) await remove(files + key);
      },
      async *listQuarantine() {
        for await (const { name } of objectsUnder(quarantined)) {
          const [key = '', time] = name.split('/');
          yield { key, quarantinedAt: Number(time) };
        }
      },
      async purgeQuarantine(before) {
        for await (const { name } of objectsUnder(quarantined))
          if (Number(name.split('/')[1]) < before) await remove(quarantined + name);
      },
      async erase(key) {
        await remove(files + key);
        for await (const { name } of objectsUnder(`${quarantined}${key}/`))
          await remove(`${quarantined}${key}/${name}`);
      },
      async addErasure(id) {
        await put(erasures + id, '');
      },
      async listErasures() {
        const ids: string[] = [];
        for await (const { name } of objectsUnder(erasures)) ids.push(name);
        return ids;
      },
      readMarker: async () => (await get(marker))?.Body?.transformToString(),
      async writeMarker(text) {
        await put(marker, text);
      },
      ...(redirects && {
        links: {
          origin: new URL(await sign('origin')).origin,
          async to(key, { contentType, disposition, cacheControl }) {
            if (!(await head(files + key))) return undefined;
            return sign(key, {
              ResponseContentType: contentType,
              ResponseContentDisposition: disposition,
              ResponseCacheControl: cacheControl,
            });
          },
        },
      }),
    };
    return { storage, close: () => client.destroy() };
  } catch (error) {
    client.destroy();
    throw error;
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (isMissing(error)) return undefined;
  throw error;
}
