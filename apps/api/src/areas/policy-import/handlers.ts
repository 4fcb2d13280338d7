import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { components } from '@fairlead/openapi';
import { policyImport } from '@fairlead/rules';
import type { FastifyRequest } from 'fastify';
import { answerUniqueViolations, invalidRequest } from '../../contract/answers.ts';
import { createOnce } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { asBadRequest, readAll } from '../../files/streams.ts';
import { translate } from '../../messages/index.ts';
import { columns } from './columns.ts';
import { ImportRefused, importLines, startImport, withSerials } from './importPolicies.ts';
import { isQueueFull, readSheet } from './readSheet.ts';
import { linesOf } from './rows.ts';

type PolicyImport = components['schemas']['PolicyImport'];

const FIELD = 'policyExcelFile';
/** Rows that are read. Far more than a file may have, because blank ones count, too. */
const ROW_LIMIT = 20 * policyImport.rows;
/** Maximum number of errors in the answer. The user sees the others after fixing these. */
const MAX_REPORTED = 200;

const tooLarge = {
  status: 413,
  code: 'import.fileTooLarge',
  params: { limit: policyImport.bytes / 1024 / 1024 },
} as const;
/** Seconds until a rejected caller may try again. Most files are read in less than one second. */
const RETRY_AFTER = 15;
/** Another request created a contact of the file. The file can be sent again. */
const uniqueIndexes = { contacts_email_ux: { status: 409, code: 'import.contactMeanwhile' } as const };
const busy = { status: 429, code: 'import.busy', headers: { 'retry-after': String(RETRY_AFTER) } } as const;
const running = { status: 409, code: 'import.running' } as const;

const toAnswer = (payload: PolicyImport) => {
  const { imported: count, newContacts } = payload;
  const code = newContacts > 0 ? 'import.doneWithContacts' : 'import.done';
  return { status: 201, code, params: { count, contacts: newContacts }, payload } as const;
};

/** Handlers for the import of policies. A file is imported completely or not at all. */
export function policyImportHandlers({ clock }: Services) {
  return defineHandlers({
    async importPolicies({ header, request, session, operationId, language, run }) {
      const { userId, agencyId } = session;
      if (!agencyId) throw new Error('the calling agent has no agency');
      if (!request.isMultipart()) return { status: 415, code: 'request.contentType' };
      if (isQueueFull(agencyId)) return busy;
      const received = await receive(request);
      if (received === 'missing') return invalidRequest([{ field: FIELD, code: 'import.missing' }]);
      if (received === 'tooLarge') return tooLarge;
      const sheet = await readSheet(agencyId, { ...received, rows: ROW_LIMIT });
      if (sheet === 'full') return busy;
      if ('refused' in sheet) return invalidRequest([{ field: FIELD, code: sheet.refused }]);
      const read = linesOf(sheet.rows);
      if ('code' in read) return invalidRequest([{ field: FIELD, ...read }]);
      const body = createHash('sha256').update(received.content).digest('hex');
      try {
        const work = { ...read, session: { userId, agencyId }, now: clock.now() };
        return await answerUniqueViolations(uniqueIndexes, () =>
          withSerials(run, work, async (tx, first) => {
            let isImported = false;
            const create = () => {
              isImported = true;
              return importLines(tx, work, first);
            };
            const request = { tx, session, operationId, header, body };
            const answer = (await startImport(tx, agencyId)) ? await createOnce(request, create, toAnswer) : running;
            return { answer, isImported };
          }),
        );
      } catch (error) {
        if (!(error instanceof ImportRefused)) throw error;
        const refusedRows = new Set(error.problems.map(({ row }) => row)).size;
        const cells = error.problems
          .toSorted((a, b) => a.row - b.row)
          .slice(0, MAX_REPORTED)
          .map(({ row, field, message }) => {
            const column = columns[field].heading;
            return { row, column, message: translate(language, message), code: message.code };
          });
        return { status: 400, code: 'import.refused', params: { count: refusedRows }, payload: { refusedRows, cells } };
      }
    },

    async downloadPolicyTemplate({ language }) {
      const { policyTemplate } = await import('./template.ts');
      return {
        status: 200,
        stream: Readable.from([policyTemplate(language)]),
        headers: {
          'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          'content-disposition': 'attachment; filename="policies.xlsx"',
          'cache-control': 'private, no-store',
        },
      };
    },
  });
}

async function receive(
  request: FastifyRequest,
): Promise<{ content: Uint8Array; fileName: string } | 'missing' | 'tooLarge'> {
  const limits = { fileSize: policyImport.bytes, files: 1 };
  const part = await asBadRequest(request.file({ throwFileSizeLimit: false, limits }));
  if (part?.fieldname !== FIELD) {
    part?.file.resume();
    return 'missing';
  }
  const content = await asBadRequest(readAll(part.file));
  if (part.file.truncated) return 'tooLarge';
  return content.length === 0 ? 'missing' : { content, fileName: part.filename };
}
