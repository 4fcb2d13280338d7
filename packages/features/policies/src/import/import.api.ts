import type { Failure, Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useWrite } from '@fairlead/api-client/swr';
import { fetchFile } from '@fairlead/api-client/upload';

export type RefusedCell = Schemas['RefusedCell'];

// an upload is not hurried
const unhurried = () => new AbortController().signal;

/** Sends a spreadsheet of policies, however often it is pressed once. */
export function useImportPolicies(): (file: File) => Promise<Result<Schemas['PolicyImport']>> {
  const send = useWrite('post', '/api/excel-import/import-policy');
  const keyOf = useIdempotencyKey();
  return (file) =>
    send({
      params: { header: { 'Idempotency-Key': keyOf([file.name, file.size, file.lastModified]) } },
      body: { policyExcelFile: file.name },
      bodySerializer: () => {
        const form = new FormData();
        form.append('policyExcelFile', file, file.name);
        return form;
      },
      signal: unhurried(),
    });
}

const isCell = (cell: unknown): cell is RefusedCell =>
  typeof cell === 'object' && cell !== null && 'row' in cell && 'column' in cell && 'message' in cell;

/** The cells for which a spreadsheet was refused. */
export function refusedCells({ payload }: Failure): RefusedCell[] {
  const cells: unknown = typeof payload === 'object' && payload && 'cells' in payload ? payload.cells : [];
  return Array.isArray(cells) ? cells.filter(isCell) : [];
}

/** Gets the template and hands it to the browser as a file. Rejects with an `Error` of the server's words. */
export async function saveTemplate(): Promise<void> {
  const url = URL.createObjectURL(await fetchFile('/api/excel-import/policy-template'));
  Object.assign(document.createElement('a'), { href: url, download: 'policies.xlsx' }).click();
  // the browser has begun to save it by then
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
