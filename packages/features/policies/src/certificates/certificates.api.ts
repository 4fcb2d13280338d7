import type { Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';

export type Certificate = Schemas['Certificate'];
/** What a customer asks for. */
export type CertificateWish = Pick<Schemas['CertificateCreate'], 'holderName' | 'holderAddress' | 'description'>;

/** A page of the certificates of a policy, from 0; the page before stays until the next one is there. */
export const useCertificates = (policyId: string, page: { pageNo: number; pageSize: number }) =>
  useRead(['/api/certificates/all', { query: { policyId, ...page } }], { keepPreviousData: true });

export function useRequestCertificate(policyId: string): (wish: CertificateWish) => Promise<Result<Certificate>> {
  const create = useWrite('post', '/api/certificates/create-certificate');
  const keyOf = useIdempotencyKey();
  return (wish) => {
    const body = { policyId, certificateStatus: 'REQUESTED' as const, ...wish };
    return create({ body, params: { header: { 'Idempotency-Key': keyOf(body) } } });
  };
}

/** Sends the customer a stored file as the certificate that they asked for. */
export function useSendCertificate(certificateId: string): (docId: string) => Promise<Result<Certificate>> {
  const send = useWrite('post', '/api/certificates/create-certificate-doc');
  return (docId) => send({ body: { certificateId, docId } });
}
