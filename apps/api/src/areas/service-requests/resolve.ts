import { eq } from 'drizzle-orm';
import type { Context } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { serviceRequests } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { languageOfContact } from '../../mail/readers.ts';
import { wordIn } from '../../messages/index.ts';
import type { PolicyRow } from '../policies/policies.ts';
import { lockRequestOfCertificate } from './serviceRequests.ts';

interface Sent {
  certificateId: string;
  /** Unix seconds. */
  now: number;
}

/**
 * Resolves the request of a certificate that was sent. The mail with the certificate is the answer, so there is no other mail.
 */
export async function resolveRequestOfCertificate(
  tx: Transaction,
  session: Context<'createCertificateDoc'>['session'],
  { contact }: PolicyRow,
  { certificateId, now }: Sent,
): Promise<void> {
  const found = await lockRequestOfCertificate(tx, certificateId);
  if (!found || found.request.status === 'RESOLVED') return;
  const { id, version, answer } = found.request;
  const language = await languageOfContact(tx, contact);
  const values = {
    status: 'RESOLVED' as const,
    answer: answer || wordIn(language, 'service.certificateSent'),
    answeredBy: session.userId,
    updatedAt: new Date(now * 1000),
    version: version + 1,
  };
  await tx.update(serviceRequests).set(values).where(eq(serviceRequests.id, id));
  await audit(tx, session, 'createCertificateDoc', {
    type: 'serviceRequest',
    id,
    before: found.request,
    after: { ...found.request, ...values },
  });
}
