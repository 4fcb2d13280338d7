import { expect } from 'vitest';
import type { Harness } from './harness.ts';
import { multipart, samples } from './multipart.ts';

const admin = 'admin@demo.test';
const owner = 'owner@demo.test';
let serial = 0;

/** Valid body of a new document, overridden by `values`. */
export const docInput = (values: object = {}) => ({
  name: `Test document ${(serial += 1)}`,
  hasExpirationDate: false,
  required: true,
  active: true,
  ...values,
});

interface Uploaded {
  id: string;
  status: string;
  version: number;
  feedback: string | null;
  file: { id: string; fileUrl: string };
}

/** Requests of the verification operations, as a platform admin and as an agency admin. */
export function verificationCalls(server: () => Harness) {
  const send = (as: string | null, url: string, payload: object, headers: Record<string, string> = {}) =>
    server().call(as, { method: 'POST', url, payload, headers });

  const file = async (as = owner, type = 'VERIFICATION_DOC'): Promise<{ id: string; fileUrl: string }> => {
    const url = `/api/file/upload?fileType=DOCUMENT&fileUploadType=${type}`;
    const part = multipart({ content: samples.pdf, filename: 'licence.pdf' });
    return (await server().call(as, { method: 'POST', url, ...part })).json().payload;
  };
  const doc = async (values: object = {}): Promise<{ id: string; name: string; version: number }> => {
    const response = await send(admin, '/api/verification-doc/create', docInput(values));
    expect(response.statusCode, response.body).toBe(201);
    return response.json().payload;
  };
  /** Valid body of an upload for a document, overridden by `values`. */
  const input = async (verificationDocId: string, values: object = {}) => ({
    verificationDocId,
    fileId: (await file()).id,
    replacesId: null,
    ...values,
  });
  const submitDocument = (body: object, as: string | null = owner, headers: Record<string, string> = {}) =>
    send(as, '/api/uploaded-doc', body, headers);
  const review = (body: object, as: string | null = admin) => send(as, '/api/uploaded-doc/admin-feedback', body);

  return {
    file,
    doc,
    input,
    submitDocument,
    review,
    requested: (as: string | null = owner, query = '') =>
      server().call(as, { url: `/api/verification-doc/root${query}` }),
    list: (query = '', as: string | null = admin) => server().call(as, { url: `/api/uploaded-doc/all${query}` }),
    async uploaded(verificationDocId: string, values: object = {}): Promise<Uploaded> {
      const response = await submitDocument(await input(verificationDocId, values));
      expect(response.statusCode, response.body).toBe(201);
      return response.json().payload;
    },
    approve: ({ id, version }: Uploaded) => review({ uploadedDocId: id, status: 'APPROVED', version }),
    reject: ({ id, version }: Uploaded, feedback = 'The page with the number is missing') =>
      review({ uploadedDocId: id, status: 'REJECTED', feedback, version }),
  };
}
