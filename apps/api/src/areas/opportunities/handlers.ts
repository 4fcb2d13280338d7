import { ownsContact } from '@fairlead/rules';
import { invalidRequest, notFound, pdf } from '../../contract/answers.ts';
import { changeAnyVersion, changeRecord, deleteRecord } from '../../contract/changeRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { readHandler } from '../../contract/recordHandlers.ts';
import type { Services } from '../../contract/services.ts';
import type { Session } from '../../contract/session.ts';
import { toPage } from '../../db/page.ts';
import { exportHandler } from '../../exports/exportList.ts';
import { addVersion, retainFile } from '../../records/attachedFiles.ts';
import { addsText, refusalOfErased } from '../../records/erasedContacts.ts';
import { isAgent } from '../../records/isAgent.ts';
import { findOpportunity, type OpportunityRow, opportunityKind, toOpportunity } from '../../records/opportunities.ts';
import { changeErrors, changeMessage, columnsOf } from './changes.ts';
import { detailsPdf, detailsPdfName } from './detailsPdf.ts';
import { opportunityExport } from './export.ts';
import { listOpportunities } from './list.ts';

const notOwner = { status: 403, code: 'opportunity.notOwner' } as const;

const owns = ({ userId }: Session, { owner }: OpportunityRow) => ownsContact(userId, { agent: owner });

/** Refuses agents who do not own the contact of the opportunity. */
const mustOwn = (session: Session) => (before: OpportunityRow) => (owns(session, before) ? undefined : notOwner);

/** Handlers for opportunities of agents, and of customers who see their own. */
export function opportunityHandlers({ clock, links, mailer: { productName } }: Services) {
  const opportunity = opportunityKind(links);
  const toPayload = (row: OpportunityRow) => toOpportunity(row, links);

  return defineHandlers({
    exportOpportunities: exportHandler(opportunityExport, clock),

    async listOpportunities({ query, session, run }) {
      const page = await run((tx) => listOpportunities(tx, query, { userId: session.userId, now: clock.now() }));
      return { status: 200, code: 'ok', payload: toPage(page, query, toPayload) };
    },

    getOpportunity: readHandler(opportunity),

    async updateOpportunity({ body, session, operationId, run }) {
      const { id, version, agentId, opportunityDocId } = body;
      return run((tx) =>
        changeRecord(opportunity, { tx, session, operationId, id, version }, async (before, save) => {
          const { assignedAgentId, documentFileId } = before.opportunity;
          if (agentId !== undefined && agentId !== assignedAgentId && !owns(session, before)) return notOwner;
          const addsDocument = typeof opportunityDocId === 'string' && opportunityDocId !== documentFileId;
          const refused =
            addsDocument || addsText(body.shortNote, before.opportunity.shortNote)
              ? await refusalOfErased(tx, before.contact.id)
              : undefined;
          if (refused) return refused;
          const errors = await changeErrors(tx, before, body, session);
          if (errors.length > 0) return invalidRequest(errors);
          if (addsDocument) await addVersion(tx, opportunityDocId, documentFileId);
          if (opportunityDocId === null && documentFileId !== null) await retainFile(tx, documentFileId);
          const after = await save(columnsOf(body));
          const code = changeMessage(before.opportunity, after.opportunity);
          return { status: 200, code, payload: toPayload(after) };
        }),
      );
    },

    async deleteOpportunity({ path, session, operationId, run }) {
      const deletedAt = new Date(clock.now() * 1000);
      const deletion = { deletedAt, done: 'opportunity.deleted', check: mustOwn(session) } as const;
      return run((tx) => deleteRecord(opportunity, { tx, session, operationId, id: path.id, ...deletion }));
    },

    async assignOpportunity({ body, session, operationId, run }) {
      const { opportunityId: id, agentId } = body;
      return run((tx) => {
        const request = { tx, session, operationId, id, check: mustOwn(session) };
        return changeAnyVersion(opportunity, request, async (_, save) => {
          if (!(await isAgent(tx, agentId)))
            return invalidRequest([{ field: 'agentId', code: 'opportunity.agentUnknown' }]);
          const after = await save({ assignedAgentId: agentId });
          return { status: 200, code: 'opportunity.assigned', payload: toPayload(after) };
        });
      });
    },

    async downloadOpportunityDetails({ path, language, run }) {
      const row = await run((tx) => findOpportunity(tx, path.id));
      if (!row) return notFound('opportunity.notFound');
      return pdf(
        await detailsPdf(toPayload(row), productName, language),
        `attachment; filename*=UTF-8''${encodeURIComponent(detailsPdfName(row.insurance?.name))}`,
      );
    },
  });
}
