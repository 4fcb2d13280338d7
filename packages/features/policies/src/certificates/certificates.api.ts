import type { Result, Schemas } from '@fairlead/api-client/client';
import { useRead, useWrite } from '@fairlead/api-client/swr';
import { useCreate } from '@fairlead/kit';

export type Certificate = Schemas['Certificate'];
export type CertificateRequest = Pick<Schemas['CertificateCreate'], 'holderName' | 'holderAddress' | 'description'>;

/** Page of certificates, counted from 0. Keeps the previous page while the next one loads. */
export const useCertificates = (policyId: string, page: { pageNo: number; pageSize: number }) =>
  useRead(['/api/certificates/all', { query: { policyId, ...page } }], { keepPreviousData: true });

export function useRequestCertificate(policyId: string): (request: CertificateRequest) => Promise<Result<Certificate>> {
  const create = useCreate('/api/certificates/create-certificate');
  return (request) => {
    const body = { policyId, certificateStatus: 'REQUESTED' as const, ...request };
    return create(body);
  };
}

/** Sends an uploaded file to the customer as the requested certificate. */
export function useSendCertificate(certificateId: string): (docId: string) => Promise<Result<Certificate>> {
  const send = useWrite('post', '/api/certificates/create-certificate-doc');
  return (docId) => send({ body: { certificateId, docId } });
}
