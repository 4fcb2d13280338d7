import { mayMoveService, mayRequestService, needsServiceAnswer } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { invalidRequest, keyReused, notFound, okOrNotFound, stale } from '../../contract/answers.ts';
import type { Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { runOnce } from '../../db/idempotency.ts';
import { toPage } from '../../db/page.ts';
import { existing } from '../../db/rows.ts';
import { serviceRequests } from '../../db/schema/index.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Clock } from '../../ports/clock.ts';
import { findPolicy } from '../policies/policies.ts';
import { makeRequest, requestErrors } from './create.ts';
import { queueForward } from './forward.ts';
import { writeAnsweredMail, writeRequestedMail } from './mails.ts';
import { findServiceRequest, listServiceRequests, lockServiceRequest, toServiceRequest } from './serviceRequests.ts';

type ServiceHandlers = Pick<
  Handlers,
  'listServiceRequests' | 'getServiceRequest' | 'createServiceRequest' | 'updateServiceRequest'
>;

interface ServiceOptions {
  clock: Clock;
  mailer: Mailer;
  /** Whether requests are forwarded to a support system. */
  forwardsRequests: boolean;
}

export function serviceRequestHandlers({ clock, mailer, forwardsRequests }: ServiceOptions): ServiceHandlers {
  return {
    async listServiceRequests({ query, run }) {
      const page = await run((tx) => listServiceRequests(tx, query));
      return { status: 200, code: 'ok', payload: toPage(page, query, toServiceRequest) };
    },

    async getServiceRequest({ path, run }) {
      const row = await run((tx) => findServiceRequest(tx, path.id));
      return okOrNotFound('service.notFound', row && toServiceRequest(row));
    },

    async createServiceRequest({
      body: { supportTicketSessionToken: token = null, ...body },
      header,
      session,
      operationId,
      run,
    }) {
      const { viewer, userId, agencyId } = session;
      if (!mayRequestService(viewer, body.policyServiceType))
        return { status: 403, code: 'service.certificateOfCustomer' };
      if (!agencyId) throw new Error('the caller has no agency');
      const key = header['Idempotency-Key'];
      return run(async (tx) => {
        const policy = await findPolicy(tx, body.policyId);
        if (!policy) return notFound('policy.notFound');
        const errors = await requestErrors(tx, body);
        if (errors.length > 0) return invalidRequest(errors);
        const result = await runOnce(tx, { userId, operationId, key, body }, async () => {
          const values = await makeRequest(tx, body, { userId, agencyId, now: clock.now() });
          const { id, certificateId } = values;
          await audit(tx, session, operationId, { type: 'serviceRequest', id, after: values });
          if (certificateId !== null)
            await audit(tx, session, operationId, { type: 'certificate', id: certificateId, after: values });
          const row = existing(await findServiceRequest(tx, id), `service request ${id}`);
          // the agent who records the request needs no mail
          if (userId !== policy.agent.id) await writeRequestedMail(tx, mailer, row, policy);
          if (forwardsRequests) await queueForward(tx, row, { agencyId, token });
          return { id };
        });
        if (result === 'reused') return keyReused;
        const row = existing(await findServiceRequest(tx, result.id), `service request ${result.id}`);
        const code = row.request.certificateId === null ? 'service.requested' : 'certificate.requested';
        const headers = { location: `/api/service-request/id/${result.id}` };
        return { status: 201, code, payload: toServiceRequest(row), headers };
      });
    },

    async updateServiceRequest({ body, session, operationId, run }) {
      const { serviceRequestStatus: status, answer: given = '' } = body;
      const answer = given.trim();
      return run(async (tx) => {
        const before = await lockServiceRequest(tx, body.serviceRequestId);
        const policy = before && (await findPolicy(tx, before.request.policyId));
        if (!policy) return notFound('service.notFound');
        const { id, version, status: statusBefore, answer: answerBefore } = before.request;
        if (version !== body.version) return stale(toServiceRequest(before));
        if (!mayMoveService(statusBefore, status))
          return { status: 409, code: 'service.moveRefused', payload: toServiceRequest(before) };
        if (answer === '' && needsServiceAnswer(status))
          return invalidRequest([{ field: 'answer', code: 'service.answerRequired' }]);
        await tx
          .update(serviceRequests)
          .set({
            status,
            answer,
            answeredBy: session.userId,
            updatedAt: new Date(clock.now() * 1000),
            version: version + 1,
          })
          .where(eq(serviceRequests.id, id));
        const after = existing(await findServiceRequest(tx, id), `service request ${id}`);
        const resolved = status === 'RESOLVED' && statusBefore !== 'RESOLVED';
        if (answer !== '' && (answer !== answerBefore || resolved)) await writeAnsweredMail(tx, mailer, after, policy);
        const change = { before: before.request, after: after.request };
        await audit(tx, session, operationId, { type: 'serviceRequest', id, ...change });
        const code = resolved ? 'service.resolved' : 'service.updated';
        return { status: 200, code, payload: toServiceRequest(after) };
      });
    },
  };
}
