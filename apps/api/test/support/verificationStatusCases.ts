import type { Harness } from './harness.ts';
import { recordStatusCases } from './recordStatusCases.ts';
import { docInput, verificationCalls } from './verification.ts';

const unknownId = '01940000-0000-7000-8000-000000000000';
const owner = 'owner@demo.test';
const admin = 'admin@demo.test';
const tooLargeJson = JSON.stringify({ x: 'x'.repeat(1024 * 1024) });

export function verificationStatusCases(server: () => Harness) {
  const calls = verificationCalls(server);
  const raw = (as: string, url: string, type: string, payload: string) =>
    server().call(as, { method: 'POST', url, headers: { 'content-type': type }, payload });
  const docs = recordStatusCases(server, {
    at: '/api/verification-doc',
    idName: 'verificationDocId',
    sample: () => docInput(),
    wrong: { name: ' ' },
    conflict: async () => {
      const { name } = await calls.doc();
      const url = '/api/verification-doc/create';
      return server().call(admin, { method: 'POST', url, payload: docInput({ name: name.toUpperCase() }) });
    },
  });
  const aReview = async (values: object = {}) => {
    const { id, version } = await calls.uploaded((await calls.doc()).id);
    return calls.review({ uploadedDocId: id, status: 'APPROVED', version, ...values });
  };

  return {
    listVerificationDocs: docs.list,
    getVerificationDoc: docs.get,
    createVerificationDoc: docs.create,
    updateVerificationDoc: docs.update,
    deleteVerificationDoc: docs.delete,
    listRequestedDocs: {
      200: () => calls.requested(),
      400: () => calls.requested(admin),
      401: () => calls.requested(null),
      403: () => calls.requested('unsubscribed@demo.test'),
      404: () => calls.requested(admin, `?agencyId=${unknownId}`),
    },
    listUploadedDocs: {
      200: () => calls.list(),
      400: () => calls.list('?status=MISSING'),
      401: () => calls.list('', null),
      403: () => calls.list('', owner),
    },
    exportUploadedDocs: {
      200: () => calls.list('/export'),
      400: () => calls.list('/export?columns=secret'),
      401: () => calls.list('/export', null),
      403: () => calls.list('/export', owner),
    },
    createUploadedDoc: {
      201: async () => calls.submitDocument(await calls.input((await calls.doc()).id)),
      400: async () => calls.submitDocument(await calls.input((await calls.doc()).id, { fileId: unknownId })),
      401: () => calls.submitDocument({}, null),
      403: () => calls.submitDocument({}, 'agent@demo.test'),
      404: async () => calls.submitDocument(await calls.input(unknownId)),
      409: async () => {
        const { id } = await calls.doc();
        await calls.uploaded(id);
        return calls.submitDocument(await calls.input(id));
      },
      413: () => raw(owner, '/api/uploaded-doc', 'application/json', tooLargeJson),
      415: () => raw(owner, '/api/uploaded-doc', 'text/plain', 'x'),
    },
    reviewUploadedDoc: {
      200: () => aReview(),
      400: () => aReview({ status: 'REJECTED' }),
      401: () => calls.review({}, null),
      403: () => calls.review({}, owner),
      404: () => aReview({ uploadedDocId: unknownId }),
      409: () => aReview({ version: 7 }),
      413: () => raw(admin, '/api/uploaded-doc/admin-feedback', 'application/json', tooLargeJson),
      415: () => raw(admin, '/api/uploaded-doc/admin-feedback', 'text/plain', 'x'),
    },
  };
}
