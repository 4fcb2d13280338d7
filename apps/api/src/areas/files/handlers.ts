import { mayUpload, type ReplaceRefusal, replaceRefusal } from '@fairlead/rules';
import { forbidden, invalidRequest, notFound } from '../../contract/answers.ts';
import { changeAnyVersion, recordKind } from '../../contract/changeRecord.ts';
import { insertRow } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { originOf } from '../../contract/origin.ts';
import type { Services } from '../../contract/services.ts';
import type { Answer, Context } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { lockAndFind, rowFinder } from '../../db/rows.ts';
import { files } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { isImage } from '../../files/contentType.ts';
import type { Received } from '../../files/received.ts';
import { refuseInfected } from '../../files/refuseInfected.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { DownloadHeaders } from '../../ports/storage.ts';
import { type FileRow, isFileUsed } from '../../records/attachedFiles.ts';
import { IMAGE_RETRY_AFTER } from './imageQueue.ts';
import { type ReceiveError, receiveFile } from './receive.ts';

const refusals = {
  notFound: notFound('file.notFound'),
  forbidden,
  used: { status: 409, code: 'file.attached' },
  otherType: invalidRequest([{ field: 'fileUploadType', code: 'file.otherType' }]),
} as const satisfies Record<ReplaceRefusal, Answer<'replaceFile'>>;

const findFile = rowFinder(files);

/** Seconds. Shorter than the life of the address, so a cached redirect still opens the file. */
const REDIRECT_MAX_AGE = 240;

function refuse(code: ReceiveError) {
  if (code === 'file.tooLarge') return { status: 413, code } as const;
  if (code === 'request.contentType') return { status: 415, code } as const;
  if (code === 'file.busy')
    return { status: 503, code, headers: { 'retry-after': String(IMAGE_RETRY_AFTER) } } as const;
  return invalidRequest([{ field: 'file', code }]);
}

/** Handlers for uploads and downloads. */
export function fileHandlers(services: Services) {
  const { storage, links, runForLookup } = services;
  const file = recordKind({
    table: files,
    type: 'file',
    notFound: 'file.notFound',
    find: findFile,
    // a record could otherwise attach the file while it is replaced
    lock: (tx, id) => lockAndFind(tx, files, id, findFile, 'update'),
    rowOf: (row) => row,
    toPayload: links.show,
  });

  const scanFor =
    ({
      request,
      session: who,
      operationId,
    }: Pick<Context<'uploadFile'>, 'request' | 'session'> & { operationId: string }) =>
    (stored: Pick<Received, 'storageKey'>) =>
      refuseInfected(services, [stored], { request, operationId, field: 'file', who });

  /** Inserts the rows of a received file. Removes its stored bytes when that fails. */
  async function insertOrDiscard<T>(received: Received, write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      await storage.remove(received.storageKey);
      throw error;
    }
  }

  /** Undefined when the stored file is missing. */
  async function openDownload(row: FileRow): Promise<Answer<'downloadFile'> | undefined> {
    if (storage.links) {
      const redirectTo = await storage.links.to(row.storageKey, contentHeaders(row));
      if (redirectTo === undefined) return undefined;
      return { status: 302, redirectTo, headers: { 'cache-control': `private, max-age=${REDIRECT_MAX_AGE}` } };
    }
    const stream = await storage.read(row.storageKey);
    return stream && { status: 200, stream, headers: downloadHeaders(row) };
  }

  return defineHandlers({
    async uploadFile({ query, request, session, operationId, run }) {
      if (!mayUpload(session.viewer, query.fileUploadType)) return forbidden;
      const received = await receiveFile(request, storage, {
        mustBeImage: query.fileType === 'IMAGE',
        uploadType: query.fileUploadType,
        scan: scanFor({ request, session, operationId }),
      });
      if ('refused' in received) return refuse(received.refused);
      const { agencyId, userId: uploadedBy } = session;
      const values = { agencyId, uploadedBy, uploadType: query.fileUploadType, ...received };
      const row = await insertOrDiscard(received, () =>
        run((tx) => insertRow(file, { tx, session, operationId }, values)),
      );
      return { status: 201, code: 'file.stored', payload: links.show(row) };
    },

    async replaceFile({ query, request, session, operationId, run }) {
      const { file_id: id, fileUploadType } = query;
      if (!mayUpload(session.viewer, fileUploadType)) return forbidden;
      const checkIn = (tx: Transaction) => async (row: FileRow) => {
        const used = await isFileUsed(tx, row.id);
        const refusal = replaceRefusal({ ...session.viewer, userId: session.userId }, { ...row, used }, fileUploadType);
        return refusal && refusals[refusal];
      };
      const found = await run(async (tx) => {
        const row = await findFile(tx, id);
        return row && { row, refusal: await checkIn(tx)(row) };
      });
      if (!found) return notFound('file.notFound');
      if (found.refusal) return found.refusal;
      const { contentType, uploadType } = found.row;
      const received = await receiveFile(request, storage, {
        mustBeImage: isImage(contentType),
        uploadType,
        scan: scanFor({ request, session, operationId }),
      });
      if ('refused' in received) return refuse(received.refused);
      // A record may have attached the file while its new content was uploaded.
      const answer = await insertOrDiscard(received, () =>
        run((tx) => {
          const write = { tx, session, operationId, id, check: checkIn(tx) };
          return changeAnyVersion(file, write, async ({ storageKey: key }, save) => {
            const after = await save(received);
            await enqueue(tx, session.agencyId, { kind: 'removeStored', payload: { key } });
            return { status: 200, code: 'file.replaced', payload: links.show(after) };
          });
        }),
      );
      if (answer.status !== 200) await storage.remove(received.storageKey);
      return answer;
    },

    async downloadFile({ path, query, request, operationId }) {
      const row = await runForLookup((tx) => findFile(tx, path.id));
      if (!row || !links.isValid(row, query)) return notFound('file.notFound');
      const download = await openDownload(row);
      if (!download) return notFound('file.notFound');
      const { agencyId, name } = row;
      // Images are parts of pages.
      if (query.by && !isImage(row.contentType)) {
        const reader = { userId: query.by, agencyId, origin: originOf(request) };
        await runForLookup((tx) => audit(tx, reader, operationId, { type: 'file', id: row.id, after: { name } }));
      }
      return download;
    },
  });
}

/** Headers that the server and the bucket send. */
function contentHeaders({ contentType, name, uploadType }: FileRow): DownloadHeaders {
  // Mail attachments are stored unchanged, not re-encoded, so they are never displayed inline.
  const disposition = isImage(contentType) && uploadType !== 'EMAIL' ? 'inline' : 'attachment';
  return {
    contentType,
    disposition: `${disposition}; filename*=UTF-8''${encodeName(name)}`,
    cacheControl: 'private, max-age=900, immutable',
  };
}

/** Headers of a download. Browsers must not run an uploaded file or leak its URL. */
function downloadHeaders(row: FileRow): Record<string, string> {
  const { contentType, disposition, cacheControl } = contentHeaders(row);
  return {
    'content-type': contentType,
    'content-length': String(row.size),
    'content-disposition': disposition,
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    // Mails in a webmail client load the agency logo from another site.
    ...(isImage(contentType) && { 'cross-origin-resource-policy': 'cross-origin' }),
    'cache-control': cacheControl,
  };
}

/** RFC 8187: also encodes the characters that encodeURIComponent keeps but the header does not allow. */
const encodeName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
