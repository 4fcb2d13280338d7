import type { FastifyRequest } from 'fastify';
import { originOf } from '../contract/origin.ts';
import { InvalidRequest, Problem } from '../contract/problem.ts';
import type { Services } from '../contract/services.ts';
import { auditRefusal } from '../db/auditRefusal.ts';
import { ScanFailed } from '../ports/virusScan.ts';
import type { Received } from './received.ts';

/** Seconds until a caller may try again after a failed scan. */
const RETRY_AFTER = 60;

interface Upload {
  request: FastifyRequest;
  operationId: string;
  /** Field of the error. */
  field: string;
  /** Account and agency that the audit log names. Visitors are not signed in. */
  who: { kind?: 'USER' | 'VISITOR'; userId: string | null; agencyId: string | null };
}

/**
 * Scans stored files before a row refers to them. The caller removes the files when this throws.
 *
 * @throws {InvalidRequest} A file contains a virus. The audit log records it.
 * @throws {Problem} 503 if the scanner does not work.
 */
export async function refuseInfected(
  { storage, virusScan, runForLookup, clock }: Pick<Services, 'storage' | 'virusScan' | 'runForLookup' | 'clock'>,
  files: readonly Pick<Received, 'storageKey'>[],
  { request, operationId, field, who }: Upload,
): Promise<void> {
  if (!virusScan) return;
  for (const { storageKey } of files) {
    const content = await storage.read(storageKey);
    if (!content) throw new Error(`the file ${storageKey} that was just stored is missing`);
    const virus = await virusScan
      .scan(content)
      .catch((error: unknown) => {
        if (!(error instanceof ScanFailed)) throw error;
        request.log.error({ err: error }, 'an upload was refused because it could not be scanned');
        throw new Problem(503, { code: 'file.scanFailed' }, undefined, { 'retry-after': String(RETRY_AFTER) });
      })
      .finally(() => content.destroy());
    if (virus === undefined) continue;
    const { kind = 'USER', userId, agencyId } = who;
    const details = { code: 'file.infected', virus };
    const event = { operationId, outcome: 'REFUSED', details, origin: originOf(request), now: clock.now() } as const;
    await runForLookup((tx) => auditRefusal(tx, { kind, userId, agencyId, ...event }));
    throw new InvalidRequest([{ field, code: 'file.infected' }]);
  }
}
