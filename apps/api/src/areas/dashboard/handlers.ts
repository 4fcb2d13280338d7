import { hasPrivilege } from '@fairlead/rules';
import { forbidden } from '../../contract/answers.ts';
import type { Services } from '../../contract/services.ts';
import type { Handlers } from '../../contract/types.ts';
import { countUploads } from '../../records/uploadList.ts';
import { agentsOf, currentPlan, requiredDocuments, setupOf } from './agency.ts';
import { customerDashboard } from './customer.ts';
import { pipelineOf } from './pipeline.ts';
import { agenciesByPlan, couponUse, expiringPlans, revenueByMonth } from './platform.ts';

type DashboardHandlers = Pick<
  Handlers,
  'getPlatformDashboard' | 'getAgencyDashboard' | 'getPipelineDashboard' | 'getCustomerDashboard'
>;

/** Handlers for the dashboards. Sections that need a missing privilege are left out. */
export function dashboardHandlers({ clock, links, linkTo }: Services): DashboardHandlers {
  return {
    async getPlatformDashboard({ session: { viewer }, run }) {
      const now = clock.now();
      const payload = await run(async (tx) => ({
        agencies: await agenciesByPlan(tx, now),
        expiring: await expiringPlans(tx, now, linkTo),
        revenue: hasPrivilege(viewer, 'TRANSACTION_VIEW') ? await revenueByMonth(tx, now) : null,
        documentsToReview: hasPrivilege(viewer, 'VERIFICATION_DOC_ALL')
          ? await countUploads(tx, { status: 'PENDING' }, now)
          : null,
        couponUse: hasPrivilege(viewer, 'COUPONS_READ') ? await couponUse(tx, now) : null,
      }));
      return { status: 200, code: 'ok', payload };
    },

    async getAgencyDashboard({ session: { agencyId }, run }) {
      if (agencyId === null) return forbidden;
      const now = clock.now();
      const payload = await run(async (tx) => {
        const agents = await agentsOf(tx);
        return {
          plan: await currentPlan(tx, now),
          agents,
          documents: await requiredDocuments(tx, now),
          setup: await setupOf(tx, agencyId, agents),
        };
      });
      return { status: 200, code: 'ok', payload };
    },

    async getPipelineDashboard({ session, run }) {
      return { status: 200, code: 'ok', payload: await run((tx) => pipelineOf(tx, session, clock.now())) };
    },

    async getCustomerDashboard({ session: { userId, contactId }, run }) {
      // every customer has a contact
      if (contactId === null) return forbidden;
      const own = { userId, contactId };
      return { status: 200, code: 'ok', payload: await run((tx) => customerDashboard(tx, own, links)) };
    },
  };
}
