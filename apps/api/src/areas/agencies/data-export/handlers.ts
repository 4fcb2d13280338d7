import { Readable } from 'node:stream';
import { dateOf } from '@fairlead/rules';
import { defineHandlers } from '../../../contract/defineHandlers.ts';
import type { Services } from '../../../contract/services.ts';
import { audit } from '../../../db/audit.ts';
import { uuidv7 } from '../../../db/ids.ts';
import { zipOf } from '../../../files/zip.ts';
import { todayOf } from '../../../records/agencyTime.ts';
import { agencyEntries } from './archive.ts';

/** Handler for the export of everything that an agency owns. */
export function dataExportHandlers({ clock, storage }: Pick<Services, 'clock' | 'storage'>) {
  return defineHandlers({
    async exportAgencyData({ session, operationId, run }) {
      const agencyId = session.agencyId ?? '';
      const after = { agencyId, format: 'zip' };
      const today = await run(async (tx) => {
        await audit(tx, session, operationId, { type: 'export', id: uuidv7(), after });
        return todayOf(tx, clock.now());
      });
      return {
        status: 200,
        stream: Readable.from(zipOf(agencyEntries({ run, storage, agencyId }))),
        headers: {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="agency-data-${dateOf(today)}.zip"`,
          'cache-control': 'private, no-store',
        },
      } as const;
    },
  });
}
