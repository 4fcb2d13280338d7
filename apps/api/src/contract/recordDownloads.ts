import type { FastifyRequest } from 'fastify';
import { type OperationId, recordedDownloads } from '../access.ts';
import { audit } from '../db/audit.ts';
import type { Run } from '../db/scope.ts';

/** Returns a function that records a download in the audit log. In a view of the portal as a customer, the agent downloads. */
export const recordDownloads =
  (run: Run) =>
  async ({ session, params }: FastifyRequest, operationId: OperationId): Promise<void> => {
    if (!session || !Object.hasOwn(recordedDownloads, operationId)) return;
    const type = recordedDownloads[operationId as keyof typeof recordedDownloads];
    const { view, userId, agencyId, origin } = session;
    const { id } = params as { id: string };
    await run((tx) => audit(tx, { userId: view?.viewerId ?? userId, agencyId, origin }, operationId, { type, id }));
  };
