import type { RestoreOperations } from './areas/audit/restore.ts';
import type { BulkOperations } from './areas/bulk/call.ts';
import { claimHandlers } from './areas/claims/handlers.ts';
import { contactHandlers } from './areas/contacts/handlers.ts';
import { bulkMailSender, unreachableReason } from './areas/email/bulkMails.ts';
import { opportunityHandlers } from './areas/opportunities/handlers.ts';
import { policyHandlers } from './areas/policies/handlers.ts';
import { renewalHandlers } from './areas/policies/renewalHandlers.ts';
import { quoteHandlers } from './areas/quotes/handlers.ts';
import { taskHandlers } from './areas/tasks/handlers.ts';
import type { Services } from './contract/services.ts';

/** Operations on single records that bulk actions and the audit log call, for requests and jobs. */
export const recordOperations = (services: Services): BulkOperations & RestoreOperations => ({
  ...policyHandlers(services),
  ...renewalHandlers(services),
  ...opportunityHandlers(services),
  ...quoteHandlers(services),
  ...contactHandlers(services),
  ...claimHandlers(services),
  ...taskHandlers(services),
  mailContact: bulkMailSender(services),
  unreachableReason,
});
