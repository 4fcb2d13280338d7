import { mayMoveService, mayRequestService, needsServiceAnswer } from '@fairlead/rules';
import { invalidRequest, notFound } from '../../contract/answers.ts';
import { changeRecord } from '../../contract/changeRecord.ts';
import { createOnce } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { listHandler, readHandler } from '../../contract/recordHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { audit } from '../../db/audit.ts';
import { assertExists } from '../../db/rows.ts';
import { refusalOfErased } from '../../records/erasedContacts.ts';
import { findPolicy } from '../../records/policies.ts';
import {
  findServiceRequest,
  listServiceRequests,
  serviceRequest,
  toServiceRequest,
} from '../../records/serviceRequests.ts';
import { insertRequest, requestErrors } from './create.ts';
import { queueForward } from './forward.ts';
import { writeAnsweredMail, writeRequestedMail } from './mails.ts';

export function serviceRequestHandlers({ clock, mailer, forwardsRequests }: Services) {
  return defineHandlers({
    listServiceRequests: listHandler(listServiceRequests, toServiceRequest),

    getServiceRequest: readHandler(serviceRequest),

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
      return run(async (tx) => {
        const policy = await findPolicy(tx, body.policyId);
        if (!policy) return notFound('policy.notFound');
        const refused = viewer.role === 'CUSTOMER' ? undefined : await refusalOfErased(tx, policy.contact.id);
        if (refused) return refused;
        const errors = await requestErrors(tx, body);
        if (errors.length > 0) return invalidRequest(errors);
        const create = async () => {
          const values = await insertRequest(tx, body, { userId, agencyId, now: clock.now() });
          const { id, certificateId } = values;
          await audit(tx, session, operationId, { type: 'serviceRequest', id, after: values });
          if (certificateId !== null)
            await audit(tx, session, operationId, { type: 'certificate', id: certificateId, after: values });
          const row = assertExists(await findServiceRequest(tx, id), `service request ${id}`);
          await writeRequestedMail(tx, mailer, row, policy, userId);
          if (forwardsRequests) await queueForward(tx, row, { agencyId, token });
          return { id };
        };
        return createOnce({ tx, session, operationId, header, body }, create, async ({ id }) => {
          const row = assertExists(await findServiceRequest(tx, id), `service request ${id}`);
          const code = row.request.certificateId === null ? 'service.requested' : 'certificate.requested';
          const headers = { location: `/api/service-request/id/${id}` };
          return { status: 201, code, payload: toServiceRequest(row), headers } as const;
        });
      });
    },

    async updateServiceRequest({ body, session, operationId, run }) {
      const { serviceRequestId: id, version, serviceRequestStatus: status, answer: given = '' } = body;
      const answer = given.trim();
      return run((tx) =>
        changeRecord(serviceRequest, { tx, session, operationId, id, version }, async (before, save) => {
          const { policyId, status: statusBefore, answer: answerBefore } = before.request;
          if (!mayMoveService(statusBefore, status))
            return { status: 409, code: 'service.moveRefused', payload: toServiceRequest(before) };
          if (answer === '' && needsServiceAnswer(status))
            return invalidRequest([{ field: 'answer', code: 'service.answerRequired' }]);
          const updatedAt = new Date(clock.now() * 1000);
          const after = await save({ status, answer, answeredBy: session.userId, updatedAt });
          const resolved = status === 'RESOLVED' && statusBefore !== 'RESOLVED';
          if (answer !== '' && (answer !== answerBefore || resolved)) {
            const policy = assertExists(await findPolicy(tx, policyId), `policy ${policyId}`);
            await writeAnsweredMail(tx, mailer, after, policy);
          }
          const code = resolved ? 'service.resolved' : 'service.updated';
          return { status: 200, code, payload: toServiceRequest(after) };
        }),
      );
    },
  });
}
