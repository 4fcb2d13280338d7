import { notFound, okOrNotFound } from '../../contract/answers.ts';
import { listHandler } from '../../contract/recordHandlers.ts';
import type { Handlers } from '../../contract/types.ts';
import { toPage } from '../../db/page.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LinkTo } from '../../ports/fileLinks.ts';
import { detailsOf } from '../../records/agencyDetails.ts';
import { toAgency } from './agencies.ts';
import { agentOptions, findAgent, listAgents, toAgent } from './agents.ts';
import { findAgency, listAgencies } from './list.ts';

type AgencyHandlers = Pick<
  Handlers,
  'listAgencies' | 'getAgency' | 'listAgencyAgents' | 'getAgencyAgent' | 'listAgencyAgentOptions'
>;

/** Handlers that show agencies: all agencies to platform admins, the own agency to agents. */
export function agencyHandlers(clock: Clock, linkTo: LinkTo): AgencyHandlers {
  return {
    async listAgencies({ query, run }) {
      const now = clock.now();
      const payload = await run(async (tx) => {
        const page = await listAgencies(tx, query, now);
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
        return row && toAgency(row, await detailsOf(tx, [row.agency.id], now), now, linkTo);
      });
      return okOrNotFound('agency.notFound', payload);
    },

    listAgencyAgents: listHandler(listAgents, toAgent(linkTo)),

    async getAgencyAgent({ path, run }) {
      const row = await run((tx) => findAgent(tx, path.id));
      return row ? { status: 200, code: 'ok', payload: toAgent(linkTo)(row) } : notFound('agency.agentNotFound');
    },

    async listAgencyAgentOptions({ query, run }) {
      return { status: 200, code: 'ok', payload: await run((tx) => agentOptions(tx, query)) };
    },
  };
}
