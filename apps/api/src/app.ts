import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { registerApiReference } from './apiReference.ts';
import { noteHandlers } from './areas/activity/noteHandlers.ts';
import { timelineHandlers } from './areas/activity/timelineHandlers.ts';
import { addressHandlers } from './areas/addresses/handlers.ts';
import { adminHandlers } from './areas/admins/adminHandlers.ts';
import { roleHandlers } from './areas/admins/roleHandlers.ts';
import { agencyAccessHandlers } from './areas/agencies/accessHandlers.ts';
import { dataExportHandlers } from './areas/agencies/data-export/handlers.ts';
import { agencyDeletionHandlers } from './areas/agencies/deletion/handlers.ts';
import { agencyHandlers } from './areas/agencies/handlers.ts';
import { ownAgencyHandlers } from './areas/agencies/ownHandlers.ts';
import { agencySettingsHandlers } from './areas/agencies/settingsHandlers.ts';
import { auditHandlers } from './areas/audit/handlers.ts';
import { makeAuthenticate } from './areas/auth/authenticate.ts';
import { makeDeviceCookies } from './areas/auth/deviceCookies.ts';
import { authHandlers } from './areas/auth/handlers.ts';
import { makeSealedSecrets } from './areas/auth/sealedSecrets.ts';
import { makeTokens } from './areas/auth/tokens.ts';
import { bulkHandlers } from './areas/bulk/handlers.ts';
import { carrierHandlers } from './areas/carriers/handlers.ts';
import { certificateHandlers } from './areas/certificates/handlers.ts';
import { claimHandlers } from './areas/claims/handlers.ts';
import { claimNoteHandlers } from './areas/claims/noteHandlers.ts';
import { contactHandlers } from './areas/contacts/handlers.ts';
import { personalDataHandlers } from './areas/contacts/personal-data/handlers.ts';
import { couponHandlers } from './areas/coupons/handlers.ts';
import { dashboardHandlers } from './areas/dashboard/handlers.ts';
import { docHandlers } from './areas/docs/handlers.ts';
import { documentRequestHandlers } from './areas/document-requests/handlers.ts';
import { emailHandlers } from './areas/email/handlers.ts';
import { replyHandlers } from './areas/email/replyHandlers.ts';
import { retryHandler } from './areas/email/retryHandler.ts';
import { threadHandlers } from './areas/email/threadHandlers.ts';
import { threadNoteHandlers } from './areas/email/threadNotes.ts';
import { undeliveredHandlers } from './areas/email/undelivered.ts';
import { failedJobHandlers } from './areas/failed-jobs/handlers.ts';
import { fileHandlers } from './areas/files/handlers.ts';
import { insuranceTypeHandlers } from './areas/insurance-types/handlers.ts';
import { invitationHandlers } from './areas/invitations/handlers.ts';
import { listViewHandlers } from './areas/list-views/handlers.ts';
import { notificationHandlers } from './areas/notifications/handlers.ts';
import { makeNotificationStreams } from './areas/notifications/streams.ts';
import { createOpportunityHandlers } from './areas/opportunities/createHandlers.ts';
import { opportunityHandlers } from './areas/opportunities/handlers.ts';
import { automatedQuoteHandler } from './areas/opportunities/quoteHandler.ts';
import type { Billing } from './areas/plans/billing.ts';
import { planHandlers } from './areas/plans/handlers.ts';
import { refundHandlers } from './areas/plans/refundHandlers.ts';
import { isSandbox, registerSandboxConfirmation } from './areas/plans/sandboxConfirmation.ts';
import { registerPaymentWebhook } from './areas/plans/webhook.ts';
import { policyCoverageHandlers } from './areas/policies/coverageHandlers.ts';
import { policyHandlers } from './areas/policies/handlers.ts';
import { idCardHandlers } from './areas/policies/idCardHandlers.ts';
import { renewalHandlers } from './areas/policies/renewalHandlers.ts';
import { policyTransactionHandlers } from './areas/policies/transactionHandlers.ts';
import { policyImportHandlers } from './areas/policy-import/handlers.ts';
import { productHandlers } from './areas/products/handlers.ts';
import { profileHandlers } from './areas/profile/handlers.ts';
import { coverageHandlers } from './areas/quotes/coverageHandlers.ts';
import { quoteHandlers } from './areas/quotes/handlers.ts';
import { quoteStepHandlers } from './areas/quotes/stepHandlers.ts';
import { searchHandlers } from './areas/search/handlers.ts';
import { serviceRequestHandlers } from './areas/service-requests/handlers.ts';
import { stateHandlers } from './areas/states/handlers.ts';
import { subscriptionPackageHandlers } from './areas/subscription-packages/handlers.ts';
import { taskHandlers } from './areas/tasks/handlers.ts';
import { transactionHandlers } from './areas/transactions/handlers.ts';
import { verificationDocHandlers } from './areas/verification/docHandlers.ts';
import { uploadedDocHandlers } from './areas/verification/uploadHandlers.ts';
import { databaseComponent } from './components.ts';
import type { PortalConfig } from './config.ts';
import { sendNotFound, sendProblem } from './contract/errors.ts';
import type { RateLimitClasses } from './contract/rateLimits/classes.ts';
import { makeLimiter } from './contract/rateLimits/limiter.ts';
import { makeTakeMail } from './contract/rateLimits/mailLimit.ts';
import { countInDatabase } from './contract/rateLimits/store.ts';
import { recordDownloads } from './contract/recordDownloads.ts';
import { recordRefusals } from './contract/recordRefusals.ts';
import { registerContract } from './contract/router.ts';
import type { OpenDatabase } from './db/database.ts';
import { readPosition } from './db/replica/position.ts';
import { scoped } from './db/scope.ts';
import { registerMailbox } from './dev/mailbox.ts';
import type { Mailer } from './mail/mailer.ts';
import { registerPortal } from './portal/portal.ts';
import type { Clock } from './ports/clock.ts';
import type { FileLinks } from './ports/fileLinks.ts';
import type { Payments } from './ports/payments.ts';
import { noPlaces, type Places } from './ports/places.ts';
import type { AutomatedQuotes } from './ports/quoting.ts';
import type { Storage } from './ports/storage.ts';
import type { VirusScan } from './ports/virusScan.ts';
import { makeReadiness, type Readiness } from './readiness.ts';
import { recordOperations } from './recordOperations.ts';
import type { Secrets } from './secrets.ts';
import { makeServices } from './services.ts';
import { makeRequestIds, makeTrust } from './telemetry/requestIds.ts';
import { observeRequests } from './telemetry/requests.ts';

export interface AppDependencies {
  database: OpenDatabase;
  storage: Storage;
  /** Undefined stores uploads without a scan. */
  virusScan?: VirusScan | undefined;
  payments: Payments;
  quotes: AutomatedQuotes;
  billing: Billing;
  clock: Clock;
  secrets: Secrets;
  links: FileLinks;
  mailer: Mailer;
  log: FastifyBaseLogger;
  /** Proxies whose headers are trusted: `X-Forwarded-For`, `X-Request-Id`, `traceparent`. Defaults to none. */
  trustedProxies?: string;
  /** Defaults to the readiness of the database. */
  readiness?: Readiness;
  /** Whether service requests are forwarded to a support system. */
  forwardsRequests?: boolean;
  /** Whether platform admins must have a second factor. Defaults to false. */
  adminsNeedFactor?: boolean;
  /** Places of network addresses. Defaults to none. */
  places?: Places;
  /** Serves the demo world's mails at `/dev/mailbox` to browsers on this machine. Defaults to false. */
  mailbox?: boolean;
  /** Describes the API at `/api/docs`. Defaults to false. */
  apiDocs?: boolean;
  /** Whether the server is about to stop: it is then no longer ready and closes connections. Defaults to never. */
  isStopping?: () => boolean;
  /** Folder of the built portal and its configuration. Without them the server has no portal. */
  portal?: { folder: string; config: PortalConfig };
  /** `off` disables rate limits in tests. Tests can also pass their own classes. */
  rateLimits?: 'off' | RateLimitClasses;
}

/** Content-Security-Policy of responses that are not HTML pages. */
const nothingAllowed = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
};

/** Fastify rejects a malformed URL before any hook runs, so helmet cannot set these headers. */
const headersBeforeHooks = {
  'content-security-policy':
    "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none';object-src 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

/** Bytes. */
const BODY_LIMIT = 1024 * 1024;

/** Maximum length of a path parameter. Fits an email address with escaped characters. */
const MAX_PARAMETER = 280;

/** Builds the complete server without listening. */
export async function buildApp({
  database,
  storage,
  virusScan,
  payments,
  quotes,
  billing,
  clock,
  secrets,
  links,
  mailer,
  log,
  forwardsRequests = false,
  adminsNeedFactor = false,
  places = noPlaces,
  trustedProxies,
  readiness = makeReadiness([databaseComponent(database)], clock),
  mailbox = false,
  apiDocs = false,
  isStopping = () => false,
  portal,
  rateLimits,
}: AppDependencies): Promise<FastifyInstance> {
  const isTrusted = makeTrust(trustedProxies);
  const app = Fastify({
    loggerInstance: log,
    // `observeRequests` logs one line per request, without its address.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: MAX_PARAMETER },
    genReqId: makeRequestIds(isTrusted),
    ...(trustedProxies !== undefined && { trustProxy: trustedProxies }),
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply.headers(headersBeforeHooks)),
    // A request that arrives on an open connection while the server closes is answered, and its connection is closed.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  observeRequests(app, { isTrusted });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    if (isStopping()) reply.header('connection', 'close');
    // Responses contain personal data. A signed file download sets its own header.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
  app.setErrorHandler(sendProblem);
  // The contract only has JSON and multipart bodies.
  app.removeContentTypeParser('text/plain');
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: nothingAllowed },
  });
  await app.register(multipart);

  const { db } = database;
  const run = scoped(db, { role: 'fairlead_auth' });
  const tokens = makeTokens(secrets.jwt);
  const services = makeServices({
    clock,
    links,
    mailer,
    storage,
    virusScan,
    automatedQuotes: quotes,
    places,
    runForLookup: run,
    forwardsRequests,
  });
  const { linkTo } = services;
  const limiter = rateLimits === 'off' ? undefined : makeLimiter({ count: countInDatabase(db), clock });
  const classes = rateLimits === 'off' ? undefined : rateLimits;
  if (limiter) app.addHook('onClose', () => limiter.close());
  const authenticate = makeAuthenticate({
    tokens,
    clock,
    runReading: scoped(db, { role: 'fairlead_auth' }, 'read only'),
    run,
    readPosition: database.replica && readPosition,
  });
  const streams = makeNotificationStreams(database.listen);
  // Open streams would keep the server from closing.
  app.addHook('preClose', () => streams.close());
  recordRefusals(app, { run, clock });
  registerContract(app, {
    database,
    authenticate,
    recordDownload: recordDownloads(run),
    limiter,
    classes,
    handlers: {
      ...authHandlers({
        run,
        tokens,
        clock,
        mailer,
        linkTo,
        devices: makeDeviceCookies(secrets.jwt),
        secrets: makeSealedSecrets(secrets.secondFactor),
        adminsNeedFactor,
        places,
        isHttps: () => mailer.linkTo('/').startsWith('https:'),
      }),
      ...profileHandlers(services),
      ...searchHandlers,
      ...stateHandlers,
      ...listViewHandlers(services),
      ...bulkHandlers(services, { operations: recordOperations(services), takeMail: makeTakeMail(limiter, classes) }),
      ...addressHandlers,
      ...adminHandlers(services),
      ...roleHandlers(services),
      ...failedJobHandlers,
      ...auditHandlers(services, recordOperations(services)),
      ...agencyHandlers(services),
      ...agencyAccessHandlers(services),
      ...ownAgencyHandlers(services),
      ...agencySettingsHandlers(services),
      ...dataExportHandlers(services),
      ...agencyDeletionHandlers(services),
      ...invitationHandlers(services),
      ...contactHandlers(services),
      ...personalDataHandlers(services),
      ...opportunityHandlers(services),
      ...createOpportunityHandlers(services),
      ...automatedQuoteHandler(services),
      ...couponHandlers(services),
      ...subscriptionPackageHandlers(services),
      ...verificationDocHandlers(services),
      ...uploadedDocHandlers(services),
      ...insuranceTypeHandlers(services),
      ...carrierHandlers(services),
      ...planHandlers(billing, services),
      ...refundHandlers(billing, services, payments),
      ...transactionHandlers(services, payments),
      ...quoteHandlers(services),
      ...quoteStepHandlers(services),
      ...coverageHandlers(services),
      ...docHandlers(services),
      ...emailHandlers(services),
      ...threadHandlers(services),
      ...threadNoteHandlers(services),
      ...retryHandler(services),
      ...undeliveredHandlers(services),
      ...replyHandlers(services, db),
      ...policyHandlers(services),
      ...documentRequestHandlers(services),
      ...notificationHandlers(services, {
        streams,
        isAlive: async ({ id: sessionId, userId }) =>
          (await authenticate.loadSession({ sessionId, userId }, false)) !== null,
      }),
      ...taskHandlers(services),
      ...noteHandlers(services),
      ...timelineHandlers(services),
      ...idCardHandlers(services),
      ...renewalHandlers(services),
      ...policyCoverageHandlers,
      ...policyTransactionHandlers(services),
      ...policyImportHandlers(services),
      ...certificateHandlers(services),
      ...serviceRequestHandlers(services),
      ...claimHandlers(services),
      ...claimNoteHandlers(services),
      ...fileHandlers(services),
      ...productHandlers(services),
      ...dashboardHandlers(services),
    },
  });
  registerPaymentWebhook(app, { payments, billing, limiter });
  if (isSandbox(payments)) registerSandboxConfirmation(app, payments, limiter);
  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const { isReady, components } = await readiness();
    // Anyone can call this: the causes are on the metrics port.
    const failing = components.filter(({ ok }) => !ok).map(({ name }) => name);
    const ok = isReady && !isStopping();
    return reply.code(ok ? 200 : 503).send({ ok, failing });
  });
  if (apiDocs) registerApiReference(app);
  if (mailbox) registerMailbox(app, scoped(db, { role: 'fairlead_jobs' }));
  if (portal) await registerPortal(app, { ...portal, clock, filesOrigin: storage.links?.origin });
  else app.setNotFoundHandler(sendNotFound);
  return app;
}
