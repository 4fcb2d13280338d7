import type { Harness } from './harness.ts';
import { multipart } from './multipart.ts';
import { nowhere, requests, type Ways } from './requests.ts';

const agent = 'agent@demo.test';

/** How the statuses of the operations about files come about. */
export function fileWays(server: () => Harness): { [K in 'uploadFile' | 'replaceFile' | 'downloadFile']: Ways<K> } {
  const { get, send } = requests(server);
  const file = (content: Buffer | string = 'x') => multipart({ content });
  const uploadUrl = '/api/file/upload?fileType=DOCUMENT&fileUploadType=OTHER';
  const upload = (as: string | null, content?: Buffer | string) =>
    server().call(as, { method: 'POST', url: uploadUrl, ...file(content) });
  const replaceUrl = (id: string) => `/api/file/update?file_id=${id}&fileUploadType=OTHER`;
  const replace = (as: string | null, id: string, content?: Buffer | string) =>
    server().call(as, { method: 'PUT', url: replaceUrl(id), ...file(content) });
  const uploaded = async () => (await upload(agent)).json().payload;
  const tooBig = Buffer.alloc(23_068_673);

  return {
    uploadFile: {
      201: () => upload(agent),
      400: () => upload(agent, ''),
      401: () => upload(null),
      403: () => server().call(agent, { method: 'POST', url: uploadUrl.replace('OTHER', 'CARRIER'), ...file() }),
      413: () => upload(agent, tooBig),
      415: () => send(agent, 'POST', uploadUrl, {}),
    },
    replaceFile: {
      200: async () => replace(agent, (await uploaded()).id),
      400: () => replace(agent, 'x'),
      401: () => replace(null, nowhere),
      403: () =>
        server().call(agent, { method: 'PUT', url: replaceUrl(nowhere).replace('OTHER', 'CARRIER'), ...file() }),
      404: () => replace(agent, nowhere),
      413: async () => replace(agent, (await uploaded()).id, tooBig),
      415: async () => send(agent, 'PUT', replaceUrl((await uploaded()).id), {}),
    },
    downloadFile: {
      200: async () => get(null, (await uploaded()).fileUrl),
      400: () => get(null, `/api/file/${nowhere}?exp=soon&sig=x`),
      404: () => get(null, `/api/file/${nowhere}?exp=1&sig=x`),
    },
  };
}
