import { imageCapacity, imageQueue } from '../../src/areas/files/imageQueue.ts';
import type { Harness } from './harness.ts';
import { multipart, samples } from './multipart.ts';
import { policyCalls } from './policies.ts';
import { requests, type StatusCases, unknownId } from './requests.ts';

const agent = 'agent@demo.test';

/** Sends a request while all places for image decoding are taken. */
async function whileDecoding<T>(request: () => Promise<T>): Promise<T> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const places = imageCapacity.running + imageCapacity.waiting;
  const decodes = Array.from({ length: places }, () => imageQueue.run(() => released));
  try {
    return await request();
  } finally {
    release();
    await Promise.all(decodes);
  }
}

export function fileStatusCases(server: () => Harness): {
  [K in 'uploadFile' | 'replaceFile' | 'downloadFile']: StatusCases<K>;
} {
  const { get, send } = requests(server);
  const file = (content: Buffer | string = 'x') => multipart({ content });
  const uploadUrl = '/api/file/upload?fileType=DOCUMENT&fileUploadType=OTHER';
  const upload = (as: string | null, content?: Buffer | string) =>
    server().call(as, { method: 'POST', url: uploadUrl, ...file(content) });
  const replaceUrl = (id: string) => `/api/file/update?file_id=${id}&fileUploadType=OTHER`;
  const replace = (as: string | null, id: string, content?: Buffer | string) =>
    server().call(as, { method: 'PUT', url: replaceUrl(id), ...file(content) });
  const uploaded = async () => (await upload(agent)).json().payload;
  const attached = async () => {
    const calls = policyCalls(server);
    const docId = [await calls.file('POLICY')];
    return (await calls.create(await calls.input({ docId }))).json().payload.documents[0].dbFile.id;
  };
  const tooBig = Buffer.alloc(23_068_673);

  return {
    uploadFile: {
      201: () => upload(agent),
      400: () => upload(agent, ''),
      401: () => upload(null),
      403: () => server().call(agent, { method: 'POST', url: uploadUrl.replace('OTHER', 'CARRIER'), ...file() }),
      413: () => upload(agent, tooBig),
      415: () => send(agent, 'POST', uploadUrl, {}),
      503: () => whileDecoding(() => upload(agent, samples.png)),
    },
    replaceFile: {
      200: async () => replace(agent, (await uploaded()).id),
      400: () => replace(agent, 'x'),
      401: () => replace(null, unknownId),
      403: () =>
        server().call(agent, { method: 'PUT', url: replaceUrl(unknownId).replace('OTHER', 'CARRIER'), ...file() }),
      404: () => replace(agent, unknownId),
      409: async () => replace(agent, await attached()),
      413: async () => replace(agent, (await uploaded()).id, tooBig),
      415: async () => send(agent, 'PUT', replaceUrl((await uploaded()).id), {}),
      503: async () => {
        const { id } = await uploaded();
        return whileDecoding(() => replace(agent, id, samples.png));
      },
    },
    downloadFile: {
      200: async () => get(null, (await uploaded()).fileUrl),
      302: async () => {
        const { storage } = server();
        storage.links = { origin: 'https://bucket.test', to: (key) => Promise.resolve(`https://bucket.test/${key}`) };
        try {
          return await get(null, (await uploaded()).fileUrl);
        } finally {
          delete storage.links;
        }
      },
      400: () => get(null, `/api/file/${unknownId}?exp=soon&sig=x`),
      404: () => get(null, `/api/file/${unknownId}?exp=1&sig=x`),
    },
  };
}
