import {
  answersCertificates,
  asksForCertificate,
  awaitsDocument,
  mayReadCertificates,
  mayRequestCertificate,
} from '@fairlead/rules';
import { invalidRequest, notFound } from '../../contract/answers.ts';
import { changeAnyVersion, recordKind } from '../../contract/changeRecord.ts';
import { createRecord, insertRows } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { uuidv7 } from '../../db/ids.ts';
import { toPage } from '../../db/page.ts';
import { certificates } from '../../db/schema/index.ts';
import { lockUpload } from '../../records/attachedFiles.ts';
import { refusalOfErased } from '../../records/erasedContacts.ts';
import { findPolicy, type PolicyRow } from '../../records/policies.ts';
import { requestedCertificate } from '../../records/serviceRequests.ts';
import { findCertificate, listCertificates, toCertificate } from './certificates.ts';
import { writeCertificateMail } from './mails.ts';
import { resolveRequestOfCertificate } from './resolveRequest.ts';

const notReader = { status: 403, code: 'certificate.notReader' } as const;
const notAnswerer = { status: 403, code: 'certificate.notAnswerer' } as const;

/** The shape of a policy that the access rules expect. */
const withContactAgent = ({ owner }: PolicyRow) => ({ contactDetails: { agent: owner } });

/** Handlers for certificates of insurance. */
export function certificateHandlers({ clock, links, mailer }: Services) {
  const certificate = recordKind({
    table: certificates,
    type: 'certificate',
    notFound: 'certificate.notFound',
    find: findCertificate,
    rowOf: (row) => row.certificate,
    toPayload: (row) => toCertificate(row, links),
  });

  return defineHandlers({
    async listCertificates({ query, session, run }) {
      return run(async (tx) => {
        const policy = await findPolicy(tx, query.policyId);
        if (!policy) return notFound('policy.notFound');
        if (!mayReadCertificates(session.viewer, session.userId, withContactAgent(policy))) return notReader;
        const page = await listCertificates(tx, query);
        return { status: 200, code: 'ok', payload: toPage(page, query, (row) => toCertificate(row, links)) };
      });
    },

    async createCertificate({ body, header, session, operationId, run }) {
      const { holderName = '', holderAddress = '', description = '' } = body;
      const requested = {
        holderName: holderName.trim(),
        holderAddress: holderAddress.trim(),
        description: description.trim(),
      };
      const { userId, viewer } = session;
      return run(async (tx) => {
        const found = await findPolicy(tx, body.policyId);
        if (!found) return notFound('policy.notFound');
        if (!mayRequestCertificate(viewer, userId, withContactAgent(found))) return notAnswerer;
        const refused = viewer.role === 'CUSTOMER' ? undefined : await refusalOfErased(tx, found.contact.id);
        if (refused) return refused;
        // A request without content refers to the customer's service request, which has the content.
        const earlierRequest = asksForCertificate(requested)
          ? undefined
          : await requestedCertificate(tx, body.policyId, userId);
        const content = earlierRequest ?? requested;
        if (!asksForCertificate(content))
          return invalidRequest([{ field: 'holderName', code: 'certificate.incomplete' }]);
        const create = async () => {
          if (earlierRequest?.certificateStatus === 'REQUESTED') return earlierRequest.certificateId;
          const at = clock.now() * 1000;
          const { id: policyId, agencyId } = found.policy;
          const texts = {
            holderName: content.holderName,
            holderAddress: content.holderAddress,
            description: content.description,
          };
          const values = { id: uuidv7(at), agencyId, policyId, ...texts, requestedBy: userId, createdAt: new Date(at) };
          await insertRows(certificate, { tx, session, operationId }, [values]);
          return values.id;
        };
        const created = { create, code: 'certificate.requested' } as const;
        return createRecord(certificate, { tx, session, operationId, header, body }, created);
      });
    },

    async createCertificateDoc({ body, session, operationId, run }) {
      const { viewer, userId } = session;
      return run(async (tx) => {
        const found = await findCertificate(tx, body.certificateId);
        const policy = found && (await findPolicy(tx, found.certificate.policyId));
        if (!policy) return notFound('certificate.notFound');
        if (!answersCertificates(viewer, userId, withContactAgent(policy))) return notAnswerer;
        const request = { tx, session, operationId, id: body.certificateId };
        return changeAnyVersion(certificate, request, async (before, save) => {
          const { id, status } = before.certificate;
          if (!awaitsDocument({ certificateStatus: status }))
            return { status: 409, code: 'certificate.sentAlready', payload: toCertificate(before, links) };
          const locked = await lockUpload(tx, body.docId, { userId, uploadTypes: ['CERTIFICATE'] });
          if ('refused' in locked)
            return locked.refused === 'used'
              ? { status: 409, code: 'certificate.fileUsed' }
              : invalidRequest([{ field: 'docId', code: 'doc.fileUnknown' }]);
          const sent = { fileId: body.docId, sentBy: userId, sentAt: new Date(clock.now() * 1000) };
          const after = await save({ status: 'SENT', ...sent });
          await writeCertificateMail(tx, mailer, policy, after.certificate);
          await resolveRequestOfCertificate(tx, session, policy, { certificateId: id, now: clock.now() });
          return { status: 200, code: 'certificate.sent', payload: toCertificate(after, links) };
        });
      });
    },
  });
}
