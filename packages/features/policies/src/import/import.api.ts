import type { Failure, Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useWrite } from '@fairlead/api-client/swr';
import { downloadFile, useExplainUnreadable } from '@fairlead/kit';

export type InvalidCell = Schemas['RefusedCell'];

// an upload has no time limit
const noTimeout = () => new AbortController().signal;

/** Returns a function that imports a spreadsheet. Repeated calls with the same file import it once. */
export function useImportPolicies(): (file: File) => Promise<Result<Schemas['PolicyImport']>> {
  const send = useWrite('post', '/api/excel-import/import-policy');
  const keyOf = useIdempotencyKey();
  const explain = useExplainUnreadable('policyExcelFile');
  return async (file) => {
    const result = await send({
      params: { header: { 'Idempotency-Key': keyOf([file.name, file.size, file.lastModified]) } },
      body: { policyExcelFile: file.name },
      bodySerializer: () => {
        const form = new FormData();
        form.append('policyExcelFile', file, file.name);
        return form;
      },
      signal: noTimeout(),
    });
    return explain(result, [file]);
  };
}

const isCell = (cell: unknown): cell is InvalidCell =>
  typeof cell === 'object' && cell !== null && 'row' in cell && 'column' in cell && 'message' in cell;

/** Invalid cells from an import error. */
export function invalidCells({ payload }: Failure): InvalidCell[] {
  const cells: unknown = typeof payload === 'object' && payload && 'cells' in payload ? payload.cells : [];
  return Array.isArray(cells) ? cells.filter(isCell) : [];
}

/** Downloads the import template. Throws an error with the server's message. */
export const saveTemplate = (): Promise<void> => downloadFile('/api/excel-import/policy-template', 'policies.xlsx');
