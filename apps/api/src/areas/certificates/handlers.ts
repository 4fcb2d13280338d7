import { asksForCertificate, mayAnswerCertificate, ownsPolicy } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import type { Context, FieldMessage, Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { isTaken } from '../../db/errors.ts';
import { once } from '../../db/idempotency.ts';
import { uuidv7 } from '../../db/ids.ts';
import { toPage } from '../../db/page.ts';
import { certificates } from '../../db/schema/index.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Clock } from '../../ports/clock.ts';
import { isOwnUpload } from '../docs/docs.ts';
import type { FileLinks } from '../files/links.ts';
import { writeCertificateMail } from '../policies/mails.ts';
import { findPolicy, type PolicyRow } from '../policies/policies.ts';
import { resolveRequestOfCertificate } from '../service-requests/resolve.ts';
import { findCertificate, listCertificates, lockCertificate, toCertificate } from './certificates.ts';

type CertificateHandlers = Pick<Handlers, 'listCertificates' | 'createCertificate' | 'createCertificateDoc'>;
type Caller = Pick<Context<'listCertificates'>, 'session'>['session'];

const policyNotFound = { status: 404, code: 'policy.notFound' } as const;
const notFound = { status: 404, code: 'certificate.notFound' } as const;
const notOwner = { status: 403, code: 'policy.notOwner' } as const;
const refused = (errors: FieldMessage[]) => ({ status: 400, code: 'request.invalid', errors }) as const;

/** The customer themselves, whom row security lets see their own, or the agent who looks after them. */
const seesCertificates = ({ viewer, userId }: Caller, { owner }: PolicyRow): boolean =>
  viewer.role === 'CUSTOMER' || ownsPolicy(viewer, userId, { contactDetails: { agent: owner } });

/** Proofs of insurance. Specification, document 2, sections 4 to 7; RESOLUTIONS G-90, G-91. */
export function certificateHandlers(options: { clock: Clock; links: FileLinks; mailer: Mailer }): CertificateHandlers {
  const { clock, links, mailer } = options;
  return {
    async listCertificates({ query, session, run }) {
      return run(async (tx) => {
        const policy = await findPolicy(tx, query.policyId);
        if (!policy) return policyNotFound;
        if (!seesCertificates(session, policy)) return notOwner;
        const page = await listCertificates(tx, query);
        return { status: 200, code: 'ok', payload: toPage(page, query, (row) => toCertificate(row, links)) };
      });
    },

    async createCertificate({ body, header, session, operationId, run }) {
      const { holderName = '', holderAddress = '', description = '' } = body;
      const asked = {
        holderName: holderName.trim(),
        holderAddress: holderAddress.trim(),
        description: description.trim(),
      };
      if (!asksForCertificate(asked)) return refused([{ field: 'holderName', code: 'certificate.incomplete' }]);
      const { userId } = session;
      const key = header['Idempotency-Key'];
      return run(async (tx) => {
        const found = await findPolicy(tx, body.policyId);
        if (!found) return policyNotFound;
        const made = await once(tx, { userId, operationId, key, body }, async () => {
          const at = clock.now() * 1000;
          const { id: policyId, agencyId } = found.policy;
          const values = { id: uuidv7(at), agencyId, policyId, ...asked, requestedBy: userId, createdAt: new Date(at) };
          await tx.insert(certificates).values(values);
          await audit(tx, session, operationId, { type: 'certificate', id: values.id, after: values });
          return { id: values.id };
        });
        if (made === 'reused') return { status: 409, code: 'idempotency.reused' };
        const row = await findCertificate(tx, made.id);
        if (!row) throw new Error(`certificate ${made.id} was not inserted`);
        return { status: 201, code: 'certificate.requested', payload: toCertificate(row, links) };
      });
    },

    async createCertificateDoc({ body, session, operationId, run }) {
      const { viewer, userId } = session;
      try {
        return await run(async (tx) => {
          const before = await lockCertificate(tx, body.certificateId);
          const policy = before && (await findPolicy(tx, before.certificate.policyId));
          if (!policy) return notFound;
          if (!seesCertificates(session, policy)) return notOwner;
          const { id, status, version } = before.certificate;
          if (!mayAnswerCertificate(viewer, { certificateStatus: status }))
            return { status: 409, code: 'certificate.sentAlready', payload: toCertificate(before, links) };
          if (!(await isOwnUpload(tx, userId, body.docId, 'CERTIFICATE')))
            return refused([{ field: 'docId', code: 'doc.fileUnknown' }]);
          const sent = { fileId: body.docId, sentBy: userId, sentAt: new Date(clock.now() * 1000) };
          await tx
            .update(certificates)
            .set({ status: 'SENT', ...sent, version: version + 1 })
            .where(eq(certificates.id, id));
          const after = await findCertificate(tx, id);
          if (!after) throw new Error(`certificate ${id} is gone`);
          await writeCertificateMail(tx, mailer, policy, after.certificate);
          await resolveRequestOfCertificate(tx, session, policy, { certificateId: id, now: clock.now() });
          const change = { before: before.certificate, after: after.certificate };
          await audit(tx, session, operationId, { type: 'certificate', id, ...change });
          return { status: 200, code: 'certificate.sent', payload: toCertificate(after, links) };
        });
      } catch (error) {
        if (isTaken(error, 'certificates_file_ux')) return { status: 409, code: 'certificate.fileUsed' };
        throw error;
      }
    },
  };
}
