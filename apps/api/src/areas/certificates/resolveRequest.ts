import { saveRecord } from '../../contract/changeRecord.ts';
import type { Session } from '../../contract/session.ts';
import type { Transaction } from '../../db/scope.ts';
import { languageOfContact } from '../../mail/readers.ts';
import { messageText } from '../../messages/index.ts';
import type { PolicyRow } from '../../records/policies.ts';
import { lockRequestOfCertificate, serviceRequest } from '../../records/serviceRequests.ts';

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
  session: Session,
  { contact }: PolicyRow,
  { certificateId, now }: Sent,
): Promise<void> {
  const found = await lockRequestOfCertificate(tx, certificateId);
  if (!found || found.request.status === 'RESOLVED') return;
  const { answer } = found.request;
  const language = await languageOfContact(tx, contact);
  const values = {
    status: 'RESOLVED' as const,
    answer: answer || messageText(language, 'service.certificateSent'),
    answeredBy: session.userId,
    updatedAt: new Date(now * 1000),
  };
  await saveRecord(serviceRequest, { tx, session, operationId: 'createCertificateDoc' }, found, { values });
}
