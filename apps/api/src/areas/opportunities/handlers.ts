import { ownsContact } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { invalidRequest, notFound, okOrNotFound, stale } from '../../contract/answers.ts';
import type { Session } from '../../contract/session.ts';
import type { Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { toPage } from '../../db/page.ts';
import { existing, only } from '../../db/rows.ts';
import { opportunities } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Clock } from '../../ports/clock.ts';
import { isAgent } from '../agencies/isAgent.ts';
import { addVersion, retainFile } from '../files/attach.ts';
import type { FileLinks } from '../files/links.ts';
import { changeErrors, changeMessage, columnsOf } from './changes.ts';
import { detailsPdf, detailsPdfName } from './detailsPdf.ts';
import { listOpportunities } from './list.ts';
import { findOpportunity, type OpportunityRow, toOpportunity } from './opportunities.ts';

type OpportunityHandlers = Pick<
  Handlers,
  | 'listOpportunities'
  | 'getOpportunity'
  | 'updateOpportunity'
  | 'deleteOpportunity'
  | 'assignOpportunity'
  | 'downloadOpportunityDetails'
>;

interface OpportunityOptions {
  clock: Clock;
  links: FileLinks;
  productName: string;
}

const notOwner = { status: 403, code: 'opportunity.notOwner' } as const;

const owns = ({ userId }: Session, { owner }: OpportunityRow) => ownsContact(userId, { agent: owner });

/** Updates a locked row and returns its new state. */
export async function change(
  tx: Transaction,
  before: OpportunityRow,
  values: Partial<typeof opportunities.$inferInsert>,
): Promise<OpportunityRow> {
  const { id, version } = before.opportunity;
  only(
    await tx
      .update(opportunities)
      .set({ ...values, version: version + 1 })
      .where(eq(opportunities.id, id))
      .returning({ id: opportunities.id }),
  );
  const after = existing(await findOpportunity(tx, id), `opportunity ${id}`);
  return after;
}

/** Handlers for opportunities of agents, and of customers who see their own. */
export function opportunityHandlers({ clock, links, productName }: OpportunityOptions): OpportunityHandlers {
  const toPayload = (row: OpportunityRow) => toOpportunity(row, links);

  return {
    async listOpportunities({ query, session, run }) {
      const page = await run((tx) => listOpportunities(tx, query, session.userId));
      return { status: 200, code: 'ok', payload: toPage(page, query, toPayload) };
    },

    async getOpportunity({ path, run }) {
      const row = await run((tx) => findOpportunity(tx, path.id));
      return okOrNotFound('opportunity.notFound', row && toPayload(row));
    },

    async updateOpportunity({ body, session, operationId, run }) {
      return run(async (tx) => {
        const before = await findOpportunity(tx, body.id, 'lock');
        if (!before) return notFound('opportunity.notFound');
        if (body.version !== undefined && before.opportunity.version !== body.version) {
          return stale(toPayload(before));
        }
        const assigns = body.agentId !== undefined && body.agentId !== before.opportunity.assignedAgentId;
        if (assigns && !owns(session, before)) return notOwner;
        const errors = await changeErrors(tx, before, body, session);
        if (errors.length > 0) return invalidRequest(errors);
        const { documentFileId } = before.opportunity;
        const { opportunityDocId } = body;
        if (typeof opportunityDocId === 'string' && opportunityDocId !== documentFileId)
          await addVersion(tx, opportunityDocId, documentFileId);
        if (opportunityDocId === null && documentFileId !== null) await retainFile(tx, documentFileId);
        const after = await change(tx, before, columnsOf(body));
        await audit(tx, session, operationId, {
          type: 'opportunity',
          id: body.id,
          before: before.opportunity,
          after: after.opportunity,
        });
        return { status: 200, code: changeMessage(before.opportunity, after.opportunity), payload: toPayload(after) };
      });
    },

    async deleteOpportunity({ path, session, operationId, run }) {
      return run(async (tx) => {
        const before = await findOpportunity(tx, path.id, 'lock');
        if (!before) return notFound('opportunity.notFound');
        if (!owns(session, before)) return notOwner;
        const { id, version } = before.opportunity;
        await tx
          .update(opportunities)
          .set({ deletedAt: new Date(clock.now() * 1000), version: version + 1 })
          .where(eq(opportunities.id, id));
        await audit(tx, session, operationId, { type: 'opportunity', id, before: before.opportunity });
        return { status: 200, code: 'opportunity.deleted' };
      });
    },

    async assignOpportunity({ body, session, operationId, run }) {
      return run(async (tx) => {
        const before = await findOpportunity(tx, body.opportunityId, 'lock');
        if (!before) return notFound('opportunity.notFound');
        if (!owns(session, before)) return notOwner;
        if (!(await isAgent(tx, body.agentId))) {
          return invalidRequest([{ field: 'agentId', code: 'opportunity.agentUnknown' }]);
        }
        const after = await change(tx, before, { assignedAgentId: body.agentId });
        await audit(tx, session, operationId, {
          type: 'opportunity',
          id: body.opportunityId,
          before: before.opportunity,
          after: after.opportunity,
        });
        return { status: 200, code: 'opportunity.assigned', payload: toPayload(after) };
      });
    },

    async downloadOpportunityDetails({ path, language, run }) {
      const row = await run((tx) => findOpportunity(tx, path.id));
      if (!row) return notFound('opportunity.notFound');
      return {
        status: 200,
        stream: detailsPdf(toPayload(row), productName, language),
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(detailsPdfName(row.insurance?.name))}`,
          'cache-control': 'private, no-store',
        },
      };
    },
  };
}
