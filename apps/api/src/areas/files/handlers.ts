import { mayReplaceFile, mayUpload } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { uuidv7 } from '../../db/ids.ts';
import { files } from '../../db/schema/index.ts';
import type { Run, Transaction } from '../../db/scope.ts';
import { enqueue } from '../../jobs/outbox.ts';
import type { Storage } from '../../ports/storage.ts';
import { isImage } from './contentType.ts';
import type { FileLinks } from './links.ts';
import { type Received, type Refused, receiveFile } from './receive.ts';

export interface FileDependencies {
  storage: Storage;
  links: FileLinks;
  /** Transactions in the role that may look up any file, for addresses that are signed. */
  run: Run;
}

type FileRow = typeof files.$inferSelect;

const forbidden = { status: 403, code: 'auth.forbidden' } as const;
const notFound = { status: 404, code: 'file.notFound' } as const;

function refuse(code: Refused) {
  if (code === 'file.tooLarge') return { status: 413, code } as const;
  if (code === 'request.contentType') return { status: 415, code } as const;
  return { status: 400 as const, code: 'request.invalid' as const, errors: [{ field: 'file', code }] };
}

/** Specification, document 1, section 7 (Files) and 9. */
export function fileHandlers({
  storage,
  links,
  run: runForAnybody,
}: FileDependencies): Pick<Handlers, 'uploadFile' | 'replaceFile' | 'downloadFile'> {
  /** Writes the rows of what was received; when that fails its bytes go too. */
  async function keep<T>(received: Received, write: () => Promise<T>): Promise<T> {
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
      const row = await keep(received, () =>
        run(async (tx) => {
          const values = {
            id: uuidv7(),
            agencyId: session.agencyId,
            uploadedBy: session.userId,
            uploadType: query.fileUploadType,
            ...received,
          };
          const [stored] = await tx.insert(files).values(values).returning();
          if (!stored) throw new Error('the file was not inserted');
          await audit(tx, session, operationId, { type: 'file', id: stored.id, after: values });
          return stored;
        }),
      );
      return { status: 201, code: 'file.stored', payload: links.show(row) };
    },

    async replaceFile({ query, request, session, operationId, run }) {
      if (!mayUpload(session.viewer, query.fileUploadType)) return forbidden;
      const earlier = await run((tx) => findFile(tx, query.file_id));
      if (!earlier || !mayReplaceFile(session.viewer, session.userId, earlier)) return notFound;
      const received = await receiveFile(request, storage, {
        mustBeImage: isImage(earlier.contentType),
        uploadType: query.fileUploadType,
      });
      if ('refused' in received) return refuse(received.refused);
      const row = await keep(received, () =>
        run(async (tx) => {
          const before = await findFile(tx, earlier.id, 'lock');
          if (!before) throw new Error(`file ${earlier.id} is gone`);
          const values = { ...received, uploadType: query.fileUploadType, version: before.version + 1 };
          const [after] = await tx.update(files).set(values).where(eq(files.id, before.id)).returning();
          if (!after) throw new Error(`file ${earlier.id} was not changed`);
          await enqueue(tx, session.agencyId, { kind: 'removeStored', payload: { key: before.storageKey } });
          await audit(tx, session, operationId, { type: 'file', id: after.id, before, after: values });
          return after;
        }),
      );
      return { status: 200, code: 'file.replaced', payload: links.show(row) };
    },

    async downloadFile({ path, query }) {
      const row = await runForAnybody((tx) => findFile(tx, path.id));
      if (!row || !links.isValid(row, query.exp, query.sig)) return notFound;
      const stream = await storage.read(row.storageKey);
      return stream ? { status: 200, stream, headers: downloadHeaders(row) } : notFound;
    },
  };
}

async function findFile(tx: Transaction, id: string, lock?: 'lock'): Promise<FileRow | undefined> {
  const query = tx.select().from(files).where(eq(files.id, id));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

/** Whatever somebody stored, a browser neither runs it nor tells others where it was. */
function downloadHeaders({ contentType, size, name, uploadType }: FileRow): Record<string, string> {
  // What came with a mail was drawn by nobody of ours: it is kept as it is, and shown in no page.
  const disposition = isImage(contentType) && uploadType !== 'EMAIL' ? 'inline' : 'attachment';
  return {
    'content-type': contentType,
    'content-length': String(size),
    'content-disposition': `${disposition}; filename*=UTF-8''${encodeName(name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    // A mail that is read in a browser shows the logo of its agency on another site.
    ...(isImage(contentType) && { 'cross-origin-resource-policy': 'cross-origin' }),
    'cache-control': 'private, max-age=900, immutable',
  };
}

/** RFC 8187: what encodeURIComponent leaves alone and the header does not allow. */
const encodeName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
