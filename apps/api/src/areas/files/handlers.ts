import { mayUpload, type ReplaceRefusal, replaceRefusal } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { forbidden, invalidRequest, notFound } from '../../contract/answers.ts';
import type { Answer, Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { uuidv7 } from '../../db/ids.ts';
import { only } from '../../db/rows.ts';
import { files } from '../../db/schema/index.ts';
import type { Run, Transaction } from '../../db/scope.ts';
import { isImage } from '../../files/contentType.ts';
import type { Received } from '../../files/received.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { FileLinks } from '../../ports/fileLinks.ts';
import type { Storage } from '../../ports/storage.ts';
import { type FileRow, isFileUsed } from '../../records/attachedFiles.ts';
import { IMAGE_RETRY_AFTER } from './imageQueue.ts';
import { type ReceiveError, receiveFile } from './receive.ts';

export interface FileDependencies {
  storage: Storage;
  links: FileLinks;
  /** Runs transactions in the role that may look up any file, for signed URLs. */
  run: Run;
}

const refusals: Readonly<Record<ReplaceRefusal, Answer<'replaceFile'>>> = {
  notFound: notFound('file.notFound'),
  forbidden,
  used: { status: 409, code: 'file.attached' },
  otherType: invalidRequest([{ field: 'fileUploadType', code: 'file.otherType' }]),
};

function refuse(code: ReceiveError) {
  if (code === 'file.tooLarge') return { status: 413, code } as const;
  if (code === 'request.contentType') return { status: 415, code } as const;
  if (code === 'file.busy')
    return { status: 503, code, headers: { 'retry-after': String(IMAGE_RETRY_AFTER) } } as const;
  return invalidRequest([{ field: 'file', code }]);
}

/** Handlers for uploads and downloads. */
export function fileHandlers({
  storage,
  links,
  run: runForLookup,
}: FileDependencies): Pick<Handlers, 'uploadFile' | 'replaceFile' | 'downloadFile'> {
  /** Inserts the rows of a received file. Removes its stored bytes when that fails. */
  async function insertOrDiscard<T>(received: Received, write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      await storage.remove(received.storageKey);
      throw error;
    }
  }

  return {
    async uploadFile({ query, request, session, operationId, run }) {
      if (!mayUpload(session.viewer, query.fileUploadType)) return forbidden;
      const received = await receiveFile(request, storage, {
        mustBeImage: query.fileType === 'IMAGE',
        uploadType: query.fileUploadType,
      });
      if ('refused' in received) return refuse(received.refused);
      const row = await insertOrDiscard(received, () =>
        run(async (tx) => {
          const values = {
            id: uuidv7(),
            agencyId: session.agencyId,
            uploadedBy: session.userId,
            uploadType: query.fileUploadType,
            ...received,
          };
          const stored = only(await tx.insert(files).values(values).returning());
          await audit(tx, session, operationId, { type: 'file', id: stored.id, after: values });
          return stored;
        }),
      );
      return { status: 201, code: 'file.stored', payload: links.show(row) };
    },

    async replaceFile({ query, request, session, operationId, run }) {
      const { fileUploadType } = query;
      if (!mayUpload(session.viewer, fileUploadType)) return forbidden;
      const refusalOf = async (tx: Transaction, file: FileRow | undefined) => {
        if (!file) return 'notFound';
        const used = await isFileUsed(tx, file.id);
        return replaceRefusal({ ...session.viewer, userId: session.userId }, { ...file, used }, fileUploadType);
      };
      const found = await run(async (tx) => {
        const file = await findFile(tx, query.file_id);
        return { file, refusal: await refusalOf(tx, file) };
      });
      if (found.refusal) return refusals[found.refusal];
      if (!found.file) return notFound('file.notFound');
      const { id, contentType, uploadType } = found.file;
      const received = await receiveFile(request, storage, { mustBeImage: isImage(contentType), uploadType });
      if ('refused' in received) return refuse(received.refused);
      // A record may have attached the file while its new content was uploaded.
      const replaced = await insertOrDiscard(received, () =>
        run(async (tx) => {
          const before = await findFile(tx, id, 'lock');
          const refusal = await refusalOf(tx, before);
          if (refusal || !before) return { refusal: refusal ?? 'notFound' };
          const values = { ...received, version: before.version + 1 };
          const after = only(await tx.update(files).set(values).where(eq(files.id, id)).returning());
          await enqueue(tx, session.agencyId, { kind: 'removeStored', payload: { key: before.storageKey } });
          await audit(tx, session, operationId, { type: 'file', id, before, after: values });
          return { after };
        }),
      );
      if (replaced.after) return { status: 200, code: 'file.replaced', payload: links.show(replaced.after) };
      await storage.remove(received.storageKey);
      return refusals[replaced.refusal];
    },

    async downloadFile({ path, query }) {
      const row = await runForLookup((tx) => findFile(tx, path.id));
      if (!row || !links.isValid(row, query.exp, query.sig)) return notFound('file.notFound');
      const stream = await storage.read(row.storageKey);
      return stream ? { status: 200, stream, headers: downloadHeaders(row) } : notFound('file.notFound');
    },
  };
}

async function findFile(tx: Transaction, id: string, lock?: 'lock'): Promise<FileRow | undefined> {
  const query = tx.select().from(files).where(eq(files.id, id));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

/** Headers of a download. Browsers must not run an uploaded file or leak its URL. */
function downloadHeaders({ contentType, size, name, uploadType }: FileRow): Record<string, string> {
  // Mail attachments are stored unchanged, not re-encoded, so they are never displayed inline.
  const disposition = isImage(contentType) && uploadType !== 'EMAIL' ? 'inline' : 'attachment';
  return {
    'content-type': contentType,
    'content-length': String(size),
    'content-disposition': `${disposition}; filename*=UTF-8''${encodeName(name)}`,
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    // Mails in a webmail client load the agency logo from another site.
    ...(isImage(contentType) && { 'cross-origin-resource-policy': 'cross-origin' }),
    'cache-control': 'private, max-age=900, immutable',
  };
}

/** RFC 8187: also encodes the characters that encodeURIComponent keeps but the header does not allow. */
const encodeName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
