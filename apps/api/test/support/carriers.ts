import type { Harness } from './harness.ts';
import { multipart, samples } from './multipart.ts';

let serial = 0;

/** Uploads an image as the account `as`. Returns its id. */
export async function uploadImage(server: Harness, as = 'admin@demo.test', uploadType = 'CARRIER'): Promise<string> {
  const response = await server.call(as, {
    method: 'POST',
    url: `/api/file/upload?fileType=IMAGE&fileUploadType=${uploadType}`,
    ...multipart({ content: samples.png, filename: 'logo.png' }),
  });
  return response.json().payload.id;
}

/** Valid body of a new carrier, overridden by `values`. Uploads an image unless `values` contains one. */
export async function carrierInput(server: Harness, values: object = {}) {
  serial += 1;
  const site = `https://carrier-${serial}.test`;
  return {
    name: `Test carrier ${serial}`,
    websiteUrl: site,
    claimUrl: `${site}/claims`,
    paymentUrl: `${site}/pay?from=portal`,
    active: true,
    dbfileId: 'dbfileId' in values ? undefined : await uploadImage(server),
    ...values,
  };
}
