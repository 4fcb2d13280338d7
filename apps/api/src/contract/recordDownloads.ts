import type { FastifyRequest } from 'fastify';
import { type OperationId, viewedDownloads } from '../access.ts';
import { audit } from '../db/audit.ts';
import type { Run } from '../db/scope.ts';

/** Returns a function that records the downloads of an agent who views the portal as a customer. */
export const recordDownloads =
  (run: Run) =>
  async ({ session, params }: FastifyRequest, operationId: OperationId): Promise<void> => {
    if (!session?.view || !Object.hasOwn(viewedDownloads, operationId)) return;
    const type = viewedDownloads[operationId as keyof typeof viewedDownloads];
    const { view, agencyId, origin } = session;
    const agent = { userId: view.viewerId, agencyId, origin };
    const { id } = params as { id: string };
    await run((tx) => audit(tx, agent, operationId, { type, id }));
  };
