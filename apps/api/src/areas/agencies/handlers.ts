import { okOrNotFound } from '../../contract/answers.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { listHandler, readHandler, resultHandler } from '../../contract/recordHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { toPage } from '../../db/page.ts';
import { exportHandler } from '../../exports/exportList.ts';
import { detailsOf } from '../../records/agencyDetails.ts';
import { readAgency, toAgency } from './agencies.ts';
import { agentExport } from './agentExport.ts';
import { agentOptions, findAgent, listAgents, toAgent } from './agents.ts';
import { agencyExport } from './export.ts';
import { findAgency, listAgencies } from './list.ts';

/** Handlers that show agencies: all agencies to platform admins, the own agency to agents. */
export function agencyHandlers({ clock, linkTo }: Services) {
  return defineHandlers({
    exportAgencies: exportHandler(agencyExport, clock),

    async listAgencies({ query, session: { userId }, run }) {
      const now = clock.now();
      const payload = await run(async (tx) => {
        const page = await listAgencies(tx, query, { userId, now });
        const details = await detailsOf(
          tx,
          page.rows.map(({ agency }) => agency.id),
          now,
        );
        return toPage(page, query, (row) => toAgency(row, details, now, linkTo));
      });
      return { status: 200, code: 'ok', payload };
    },

    async getAgency({ path, run }) {
      const now = clock.now();
      const payload = await run(async (tx) => {
        const row = await findAgency(tx, path.id);
        return row && readAgency(tx, row, now, linkTo);
      });
      return okOrNotFound('agency.notFound', payload);
    },

    exportAgencyAgents: exportHandler(agentExport, clock),

    listAgencyAgents: listHandler(listAgents, toAgent(linkTo)),

    getAgencyAgent: readHandler({ find: findAgent, toPayload: toAgent(linkTo), notFound: 'agency.agentNotFound' }),

    listAgencyAgentOptions: resultHandler(agentOptions),
  });
}
