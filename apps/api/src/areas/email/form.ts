import { emailLimits, MAX_UPLOAD_BYTES, TEXT_MAX_LENGTH } from '@fairlead/rules';
import type { ValidateFunction } from 'ajv';
import type { FastifyRequest } from 'fastify';
import { fieldErrors } from '../../contract/fieldErrors.ts';
import { Problem } from '../../contract/problem.ts';
import { unstorable } from '../../contract/storable.ts';
import { uuidv7 } from '../../db/ids.ts';
import { languageOf } from '../../messages/index.ts';
import type { Storage } from '../../ports/storage.ts';
import { sniffType } from '../files/contentType.ts';
import type { Received } from '../files/receive.ts';
import { begin, measured, readable } from '../files/streams.ts';

/** Characters of the JSON part, with everything that JSON escapes. */
const JSON_LIMIT = emailLimits.body * 6 + 10_000;

export interface MailForm<T> {
  json: T;
  /** Takes the files into the storage, in their order; of what is refused nothing stays there. */
  files(storage: Storage): Promise<Received[]>;
}

/**
 * A multipart body whose first part, `json`, says what is sent, so that nothing is stored for somebody who may not; its other
 * parts are `files`. What is refused is thrown once the rest of the body has been read: a browser that still sends would
 * not see the answer.
 */
export async function withForm<T, Answer>(
  request: FastifyRequest,
  validate: ValidateFunction<T>,
  work: (form: MailForm<T>) => Promise<Answer>,
): Promise<Answer> {
  if (!request.isMultipart()) throw new Problem(415, { code: 'request.contentType' });
  const parts = request.parts({
    // never reached: what is too much is noticed before
    limits: { fileSize: 2 * MAX_UPLOAD_BYTES, files: emailLimits.attachments, fieldSize: JSON_LIMIT },
  });
  try {
    const first = await next(parts);
    if (first?.type === 'file') first.file.resume();
    return await work({ json: read(request, first, validate), files: (storage) => store(parts, storage) });
  } finally {
    await drain(parts);
  }
}

type Parts = ReturnType<FastifyRequest['parts']>;
type Part = Awaited<ReturnType<typeof next>>;

const tooManyFiles = () => {
  const params = { limit: emailLimits.attachments };
  return new Problem(400, { code: 'request.invalid' }, [{ field: 'files', code: 'email.tooManyFiles', params }]);
};

async function next(parts: Parts) {
  const step = await readable(
    parts.next().catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'FST_FILES_LIMIT') return 'tooMany' as const;
      throw error;
    }),
  );
  if (step === 'tooMany') throw tooManyFiles();
  return step.done ? undefined : step.value;
}

function read<T>(request: FastifyRequest, part: Part, validate: ValidateFunction<T>): T {
  if (part?.type !== 'field' || part.fieldname !== 'json' || part.valueTruncated) {
    throw new Problem(400, { code: 'request.malformed' });
  }
  const json = parse(part.value);
  const language = languageOf(request.headers['accept-language']);
  if (!validate(json)) {
    throw new Problem(400, { code: 'request.invalid' }, fieldErrors(language, validate.errors ?? [], 'body'));
  }
  const refused = unstorable(language, { body: json, params: {}, query: {} });
  if (refused) throw refused;
  return json;
}

/** A part that says that it is JSON has been parsed already. */
function parse(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    throw new Problem(400, { code: 'request.malformed' });
  }
}

async function store(parts: Parts, storage: Storage): Promise<Received[]> {
  const received: Received[] = [];
  let left: number = emailLimits.attachmentBytes;
  try {
    for (let part = await next(parts); part; part = await next(parts)) {
      if (part.type !== 'file') continue;
      const file = await storeOne(part, storage, left);
      received.push(file);
      left -= file.size;
      if (left < 0) throw new Problem(413, { code: 'file.tooLarge' });
      if (file.size === 0)
        throw new Problem(400, { code: 'request.invalid' }, [{ field: 'files', code: 'file.empty' }]);
    }
    return received;
  } catch (error) {
    await discard(storage, received);
    throw error;
  }
}

/** Removes what was stored and no row names. */
export const discard = (storage: Storage, files: readonly Received[]): Promise<unknown> =>
  Promise.all(files.map(({ storageKey }) => storage.remove(storageKey)));

async function storeOne(
  { file, filename }: { file: AsyncIterable<Buffer>; filename: string },
  storage: Storage,
  left: number,
): Promise<Received> {
  const { head, rest } = await begin(file);
  const storageKey = uuidv7();
  const meter = measured(upTo(rest, left));
  await storage.write(storageKey, meter.content());
  const name = filename.slice(0, TEXT_MAX_LENGTH).toWellFormed() || 'file';
  return { storageKey, name, contentType: sniffType(head), ...meter.result() };
}

/** No more than one byte too many: that tells enough. */
async function* upTo(source: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let left = bytes + 1;
  for await (const chunk of source) {
    yield chunk.subarray(0, left);
    left -= chunk.length;
    if (left <= 0) return;
  }
}

async function drain(parts: Parts): Promise<void> {
  try {
    for await (const part of parts) if (part.type === 'file') part.file.resume();
  } catch {
    // it broke off, or had too many parts: what was to be said of it has been said
  }
}
