import { emailLimits, MAX_UPLOAD_BYTES } from '@fairlead/rules';
import type { ValidateFunction } from 'ajv';
import type { FastifyRequest } from 'fastify';
import { fieldErrors } from '../../contract/fieldErrors.ts';
import { InvalidRequest, Problem } from '../../contract/problem.ts';
import { findUnstorable } from '../../contract/storable.ts';
import { uuidv7 } from '../../db/ids.ts';
import { sniffType } from '../../files/contentType.ts';
import { fileNameOf } from '../../files/fileName.ts';
import type { Received } from '../../files/received.ts';
import { asBadRequest, measureStream, readAll, readHead } from '../../files/streams.ts';
import { languageOf } from '../../messages/index.ts';
import type { Storage } from '../../ports/storage.ts';

/** Maximum length of the JSON part, including escapes. */
const JSON_LIMIT = emailLimits.body * 6 + 10_000;

export interface MailForm<T> {
  json: T;
  /** Stores the remaining files and returns all files of the body in their order. */
  files(): Promise<Received[]>;
}

interface FormOptions<T> {
  storage: Storage;
  validate: ValidateFunction<T>;
}

/**
 * Reads a multipart body: the part `json` describes the mail, and every other file part is an attachment. The parts come in
 * any order. Attachments after `json` are stored when `work` asks for them, so a refused mail stores nothing; attachments
 * before `json` are stored first and removed when the mail is refused. An error is thrown after the rest of the body has been
 * read, because a browser that is still sending would not see the answer.
 */
export async function withForm<T, Answer>(
  request: FastifyRequest,
  { storage, validate }: FormOptions<T>,
  work: (form: MailForm<T>) => Promise<Answer>,
): Promise<Answer> {
  if (!request.isMultipart()) throw new Problem(415, { code: 'request.contentType' });
  const parts = request.parts({
    // The attachments have their own, lower limits. The part `json` can be one more file.
    limits: { fileSize: 2 * MAX_UPLOAD_BYTES, files: emailLimits.attachments + 1, fieldSize: JSON_LIMIT },
  });
  const attachments = attachmentsIn(storage);
  let filesTaken = false;
  try {
    const json = read(request, await jsonOf(parts, attachments), validate);
    const files = async () => {
      filesTaken = true;
      for (let part = await next(parts); part; part = await next(parts)) {
        if (part.fieldname === 'json') throw refusePart(part, malformed());
        if (part.type === 'file') await attachments.take(part);
      }
      return attachments.received;
    };
    const answer = await work({ json, files });
    if (!filesTaken) await discard(storage, attachments.received);
    return answer;
  } catch (error) {
    await discard(storage, attachments.received);
    throw error;
  } finally {
    await drain(parts);
  }
}

type Parts = ReturnType<FastifyRequest['parts']>;
type Part = NonNullable<Awaited<ReturnType<typeof next>>>;
type FilePart = Extract<Part, { type: 'file' }>;

const malformed = () => new Problem(400, { code: 'request.malformed' });

const tooManyFiles = () => {
  const params = { limit: emailLimits.attachments };
  return new InvalidRequest([{ field: 'files', code: 'email.tooManyFiles', params }]);
};

async function next(parts: Parts) {
  const step = await asBadRequest(
    parts.next().catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'FST_FILES_LIMIT') return 'tooMany' as const;
      throw error;
    }),
  );
  if (step === 'tooMany') throw tooManyFiles();
  return step.done ? undefined : step.value;
}

/** Parsing continues only after the current file, so its bytes are discarded. */
function refusePart(part: { type: 'file'; file: FilePart['file'] } | { type: 'field' }, problem: Problem): Problem {
  if (part.type === 'file') part.file.resume();
  return problem;
}

/** The content of the part `json`; attachments before it are stored. */
async function jsonOf(parts: Parts, attachments: Attachments): Promise<unknown> {
  for (let part = await next(parts); part; part = await next(parts)) {
    if (part.fieldname === 'json') return part.type === 'file' ? parse(await textOf(part)) : fieldValue(part);
    if (part.type === 'file') await attachments.take(part);
  }
  throw malformed();
}

function fieldValue(part: Extract<Part, { type: 'field' }>): unknown {
  if (part.valueTruncated) throw malformed();
  return parse(part.value);
}

/** Browsers send a Blob as a file part. */
async function textOf({ file, mimetype }: FilePart): Promise<string> {
  if (mimetype !== 'application/json') throw refusePart({ type: 'file', file }, malformed());
  const content = await readAll(limitBytes(file, JSON_LIMIT));
  if (content.length > JSON_LIMIT) throw malformed();
  return content.toString('utf8');
}

function read<T>(request: FastifyRequest, json: unknown, validate: ValidateFunction<T>): T {
  const language = languageOf(request.headers['accept-language']);
  if (!validate(json)) {
    throw new InvalidRequest(fieldErrors(language, validate.errors ?? [], 'body'));
  }
  const refused = findUnstorable(language, { body: json, params: {}, query: {} });
  if (refused) throw refused;
  return json;
}

/** The multipart plugin has already parsed a field of type application/json. */
function parse(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    throw malformed();
  }
}

type Attachments = ReturnType<typeof attachmentsIn>;

/** Stores attachments until there are too many, or too many bytes. */
function attachmentsIn(storage: Storage) {
  const received: Received[] = [];
  let left: number = emailLimits.attachmentBytes;
  return {
    received,
    async take(part: FilePart): Promise<void> {
      if (received.length === emailLimits.attachments) throw refusePart(part, tooManyFiles());
      const file = await storeOne(part, storage, left);
      received.push(file);
      left -= file.size;
      if (left < 0) throw new Problem(413, { code: 'file.tooLarge' });
      if (file.size === 0) throw new InvalidRequest([{ field: 'files', code: 'file.empty' }]);
    },
  };
}

/** Removes stored files that no row refers to. */
export const discard = (storage: Storage, files: readonly Received[]): Promise<unknown> =>
  Promise.all(files.map(({ storageKey }) => storage.remove(storageKey)));

async function storeOne(
  { file, filename }: { file: AsyncIterable<Buffer>; filename: string },
  storage: Storage,
  left: number,
): Promise<Received> {
  const { head, rest } = await readHead(file);
  const storageKey = uuidv7();
  const meter = measureStream(limitBytes(rest, left));
  await storage.write(storageKey, meter.content());
  return { storageKey, name: fileNameOf(filename), contentType: sniffType(head), ...meter.result() };
}

/** Passes at most one byte more than the limit, enough to detect that it is exceeded. */
async function* limitBytes(source: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
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
    // the body was interrupted or had too many parts; that error is already reported
  }
}
