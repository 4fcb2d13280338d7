import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { addressHandlers } from './areas/addresses/handlers.ts';
import { adminHandlers } from './areas/admins/adminHandlers.ts';
import { roleHandlers } from './areas/admins/roleHandlers.ts';
import { agencyHandlers } from './areas/agencies/handlers.ts';
import { ownAgencyHandlers } from './areas/agencies/ownHandlers.ts';
import type { LinkTo } from './areas/auth/accounts.ts';
import { authHandlers } from './areas/auth/handlers.ts';
import { makeInvitations } from './areas/auth/invitations.ts';
import { makeAuthenticate } from './areas/auth/sessions.ts';
import { makeTokens } from './areas/auth/tokens.ts';
import { carrierHandlers } from './areas/carriers/handlers.ts';
import { certificateHandlers } from './areas/certificates/handlers.ts';
import { claimHandlers } from './areas/claims/handlers.ts';
import { claimNoteHandlers } from './areas/claims/noteHandlers.ts';
import { contactHandlers } from './areas/contacts/handlers.ts';
import { couponHandlers } from './areas/coupons/handlers.ts';
import { dashboardHandlers } from './areas/dashboard/handlers.ts';
import { docHandlers } from './areas/docs/handlers.ts';
import { emailHandlers } from './areas/email/handlers.ts';
import { replyHandlers } from './areas/email/replyHandlers.ts';
import { fileHandlers } from './areas/files/handlers.ts';
import type { FileLinks } from './areas/files/links.ts';
import { insuranceTypeHandlers } from './areas/insurance-types/handlers.ts';
import { invitationHandlers } from './areas/invitations/handlers.ts';
import { opportunityHandlers } from './areas/opportunities/handlers.ts';
import { makeOpportunityHandlers } from './areas/opportunities/makeHandlers.ts';
import { automatedQuoteHandler } from './areas/opportunities/quoteHandler.ts';
import type { Billing } from './areas/plans/billing.ts';
import { planHandlers } from './areas/plans/handlers.ts';
import { registerPaymentWebhook } from './areas/plans/webhook.ts';
import { policyCoverageHandlers } from './areas/policies/coverageHandlers.ts';
import { policyHandlers } from './areas/policies/handlers.ts';
import { policyTransactionHandlers } from './areas/policies/transactionHandlers.ts';
import { policyImportHandlers } from './areas/policy-import/handlers.ts';
import { productHandlers } from './areas/products/handlers.ts';
import { profileHandlers } from './areas/profile/handlers.ts';
import { coverageHandlers } from './areas/quotes/coverageHandlers.ts';
import { quoteHandlers } from './areas/quotes/handlers.ts';
import { serviceRequestHandlers } from './areas/service-requests/handlers.ts';
import { stateHandlers } from './areas/states/handlers.ts';
import { subscriptionPackageHandlers } from './areas/subscription-packages/handlers.ts';
import { transactionHandlers } from './areas/transactions/handlers.ts';
import { verificationDocHandlers } from './areas/verification/docHandlers.ts';
import { uploadedDocHandlers } from './areas/verification/uploadHandlers.ts';
import type { PortalConfig } from './config.ts';
import { sendNotFound, sendProblem } from './contract/errors.ts';
import { registerContract } from './contract/router.ts';
import type { OpenDatabase } from './db/database.ts';
import { scoped } from './db/scope.ts';
import { registerMailbox } from './dev/mailbox.ts';
import type { Mailer } from './mail/mailer.ts';
import { registerPortal } from './portal/portal.ts';
import type { Clock } from './ports/clock.ts';
import type { Payments } from './ports/payments.ts';
import type { AutomatedQuotes } from './ports/quoting.ts';
import type { Storage } from './ports/storage.ts';
import type { Secrets } from './secrets.ts';

export interface AppDependencies {
  database: OpenDatabase;
  storage: Storage;
  payments: Payments;
  quotes: AutomatedQuotes;
  billing: Billing;
  clock: Clock;
  secrets: Secrets;
  links: FileLinks;
  mailer: Mailer;
  log: FastifyBaseLogger;
  /** In whose `X-Forwarded-For` the caller is believed; nobody's unless said otherwise. */
  trustedProxies?: string;
  /** Shows the mails at /dev/mailbox to anybody who asks: never in production. */
  mailbox?: boolean;
  /** The folder of the built portal, and what it is told; without them the API stands alone. */
  portal?: { folder: string; config: PortalConfig };
}

/** Bytes of a JSON body. */
const BODY_LIMIT = 1024 * 1024;

/** Characters of a parameter in a path: an email, with what is escaped in it. */
const MAX_PARAMETER = 280;

/** The whole server, not yet listening. */
export async function buildApp({
  database,
  storage,
  payments,
  quotes,
  billing,
  clock,
  secrets,
  links,
  mailer,
  log,
  trustedProxies,
  mailbox = false,
  portal,
}: AppDependencies): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: MAX_PARAMETER },
    // Of our own making: what a client sends under this name would go into the logs unread.
    genReqId: () => randomUUID(),
    ...(trustedProxies !== undefined && { trustProxy: trustedProxies }),
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  });
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.setErrorHandler(sendProblem);
  // What is not JSON or multipart is no body that the contract knows.
  app.removeContentTypeParser('text/plain');
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  });
  await app.register(multipart);

  const { db } = database;
  const run = scoped(db, { role: 'fairlead_auth' });
  const tokens = makeTokens(secrets.jwt);
  const inviter = makeInvitations({ mailer, clock });
  const linkTo: LinkTo = (file) => file && links.linkTo(file);
  registerContract(app, {
    db,
    authenticate: makeAuthenticate({ tokens, clock, run }),
    handlers: {
      ...authHandlers({ run, tokens, clock, mailer, linkTo }),
      ...profileHandlers(clock, linkTo),
      ...stateHandlers,
      ...addressHandlers,
      ...adminHandlers({ clock, linkTo, inviter }),
      ...roleHandlers(clock),
      ...agencyHandlers(clock, linkTo),
      ...ownAgencyHandlers(clock, linkTo),
      ...invitationHandlers(clock, inviter),
      ...contactHandlers(clock),
      ...opportunityHandlers({ clock, links, productName: mailer.productName }),
      ...makeOpportunityHandlers({ clock, links, mailer }),
      ...automatedQuoteHandler(quotes, links),
      ...couponHandlers(clock),
      ...subscriptionPackageHandlers(clock),
      ...verificationDocHandlers(clock),
      ...uploadedDocHandlers({ clock, links, mailer }),
      ...insuranceTypeHandlers(clock),
      ...carrierHandlers(clock, links),
      ...planHandlers(billing, clock),
      ...transactionHandlers(mailer.productName, clock),
      ...quoteHandlers({ clock, links, mailer }),
      ...coverageHandlers(clock),
      ...docHandlers(clock, links),
      ...emailHandlers({ clock, links, storage, mailer }),
      ...replyHandlers({ clock, storage, mailer, runForAnybody: run, db }),
      ...policyHandlers(clock, links),
      ...policyCoverageHandlers,
      ...policyTransactionHandlers(clock, mailer),
      ...policyImportHandlers(clock),
      ...certificateHandlers({ clock, links, mailer }),
      ...serviceRequestHandlers({ clock, mailer }),
      ...claimHandlers({ clock, links, mailer }),
      ...claimNoteHandlers(clock),
      ...fileHandlers({ storage, links, run }),
      ...productHandlers(mailer),
      ...dashboardHandlers(clock, linkTo),
    },
  });
  registerPaymentWebhook(app, payments, billing);
  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ok = await database.ping().then(
      () => true,
      () => false,
    );
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  if (mailbox) registerMailbox(app, scoped(db, { role: 'fairlead_jobs' }));
  if (portal) await registerPortal(app, portal.folder, portal.config);
  else app.setNotFoundHandler(sendNotFound);
  return app;
}
