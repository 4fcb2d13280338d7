import type { Harness } from './harness.ts';
import { recordWays } from './recordWays.ts';
import { docInput, verificationCalls } from './verification.ts';

const nowhere = '01940000-0000-7000-8000-000000000000';
const owner = 'owner@demo.test';
const admin = 'admin@demo.test';
const tooMuch = JSON.stringify({ x: 'x'.repeat(1024 * 1024) });

/** How the statuses of the operations about verification come about. */
export function verificationWays(server: () => Harness) {
  const calls = verificationCalls(server);
  const raw = (as: string, url: string, type: string, payload: string) =>
    server().call(as, { method: 'POST', url, headers: { 'content-type': type }, payload });
  const docs = recordWays(server, {
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
      404: () => calls.requested(admin, `?agencyId=${nowhere}`),
    },
    listUploadedDocs: {
      200: () => calls.list(),
      400: () => calls.list('?status=MISSING'),
      401: () => calls.list('', null),
      403: () => calls.list('', owner),
    },
    createUploadedDoc: {
      201: async () => calls.handIn(await calls.input((await calls.doc()).id)),
      400: async () => calls.handIn(await calls.input((await calls.doc()).id, { fileId: nowhere })),
      401: () => calls.handIn({}, null),
      403: () => calls.handIn({}, 'agent@demo.test'),
      404: async () => calls.handIn(await calls.input(nowhere)),
      409: async () => {
        const { id } = await calls.doc();
        await calls.uploaded(id);
        return calls.handIn(await calls.input(id));
      },
      413: () => raw(owner, '/api/uploaded-doc', 'application/json', tooMuch),
      415: () => raw(owner, '/api/uploaded-doc', 'text/plain', 'x'),
    },
    reviewUploadedDoc: {
      200: () => aReview(),
      400: () => aReview({ status: 'REJECTED' }),
      401: () => calls.review({}, null),
      403: () => calls.review({}, owner),
      404: () => aReview({ uploadedDocId: nowhere }),
      409: () => aReview({ version: 7 }),
      413: () => raw(admin, '/api/uploaded-doc/admin-feedback', 'application/json', tooMuch),
      415: () => raw(admin, '/api/uploaded-doc/admin-feedback', 'text/plain', 'x'),
    },
  };
}
