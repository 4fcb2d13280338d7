import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { imageCapacity, imageQueue } from '../src/areas/files/imageQueue.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { multipart, samples } from './support/multipart.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const upload = (content: Buffer, { fileType = 'IMAGE', uploadType = 'USER_IMAGE', filename = 'photo.png' } = {}) =>
  server.call('owner@demo.test', {
    method: 'POST',
    url: `/api/file/upload?fileType=${fileType}&fileUploadType=${uploadType}`,
    ...multipart({ content, filename }),
  });
const refusalOf = async (content: Buffer, options = {}) => {
  const response = await upload(content, options);
  return [response.statusCode, response.json().errors?.[0]?.code];
};
const stored = async (content: Buffer, options = {}) => {
  const response = await upload(content, options);
  expect(response.statusCode, response.body).toBe(201);
  return (await server.app.inject({ url: response.json().payload.fileUrl })).rawPayload;
};
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'navy' }, limitInputPixels: false });

it('rejects an HTML page named .png', async () => {
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  expect(await refusalOf(page)).toEqual([400, 'file.notImage']);
});

it('rejects an SVG', async () => {
  expect(await refusalOf(samples.svg, { filename: 'logo.svg' })).toEqual([400, 'file.notImage']);
});

it('rejects a file that only starts like an image', async () => {
  const pretender = Buffer.concat([samples.png.subarray(0, 33), Buffer.from('<script>alert(1)</script>')]);
  expect(await refusalOf(pretender)).toEqual([400, 'file.imageBroken']);
  expect(await refusalOf(pretender, { fileType: 'DOCUMENT' })).toEqual([400, 'file.imageBroken']);
  expect(await refusalOf(Buffer.from('GIF89a/*'))).toEqual([400, 'file.imageBroken']);
});

it('removes data after the pixels', async () => {
  const script = '<script>alert(document.domain)</script>';
  for (const image of [samples.png, samples.jpeg, samples.gif]) {
    const polyglot = Buffer.concat([image, Buffer.from(script)]);
    expect((await stored(polyglot)).includes(script)).toBe(false);
  }
});

it('rotates a photo and removes its location', async () => {
  const photo = await plain(40, 20)
    .withExif({ IFD0: { Copyright: 'Somebody at home' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { exif, orientation, width, height } = await sharp(await stored(photo)).metadata();
  expect({ exif, orientation, width, height }).toEqual({
    exif: undefined,
    orientation: undefined,
    width: 20,
    height: 40,
  });
});

it('rejects a truncated photo', async () => {
  const photo = await sharp({
    create: {
      width: 600,
      height: 600,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: 'white',
    },
  })
    .jpeg()
    .toBuffer();
  expect(await refusalOf(photo.subarray(0, photo.length / 2))).toEqual([400, 'file.imageBroken']);
});

it('rejects an image with too many pixels before decoding it', async () => {
  const bomb = await plain(20_000, 20_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(5_000_000);
  expect(await refusalOf(bomb)).toEqual([400, 'file.imageTooManyPixels']);
});

it('reduces photos of users, but not documents', async () => {
  const large = await plain(1600, 800).png().toBuffer();
  const sizeOf = async (content: Buffer) => {
    const { width, height } = await sharp(content).metadata();
    return [width, height];
  };
  expect(await sizeOf(await stored(large))).toEqual([512, 256]);
  expect(await sizeOf(await stored(large, { fileType: 'DOCUMENT', uploadType: 'POLICY' }))).toEqual([1600, 800]);
});

it('limits simultaneous decoding of large images and answers the others with Retry-After', async () => {
  const places = imageCapacity.running + imageCapacity.waiting;
  const large = await plain(3000, 3000).png().toBuffer();
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, sharp.counters().process);
  }, 5);
  // the test occupies every place, so that the result does not depend on the machine's speed
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = Array.from({ length: places }, () => imageQueue.run(() => released));
  const refused = await Promise.all(Array.from({ length: 4 }, () => upload(large)));
  for (const response of refused) {
    expect([response.statusCode, response.json().code]).toEqual([503, 'file.busy']);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  }
  release();
  await Promise.all(held);
  const answers = await Promise.all(Array.from({ length: places }, () => upload(large)));
  clearInterval(watch);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(imageCapacity.running);
}, 60_000);

it('stores an incomplete upload on disk instead of in memory', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const origin = server.app.server.address();
  const slow = request({
    port: typeof origin === 'object' ? origin?.port : undefined,
    method: 'POST',
    path: '/api/file/upload?fileType=IMAGE&fileUploadType=USER_IMAGE',
    headers: {
      authorization: `Bearer ${await server.tokenOf('owner@demo.test')}`,
      'content-type': 'multipart/form-data; boundary=b',
    },
  });
  slow.on('error', () => undefined);
  slow.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n');
  slow.write(Buffer.concat([samples.png.subarray(0, 33), Buffer.alloc(3_000_000)]));
  await vi.waitFor(async () => expect(await largestUnfinished()).toBeGreaterThan(2_000_000), 10_000);
  slow.destroy();
  await vi.waitFor(async () => expect(await largestUnfinished()).toBe(0), 10_000);
});

/** Size in bytes of the largest incomplete file. */
async function largestUnfinished(): Promise<number> {
  const names = await readdir(server.folder, { recursive: true });
  const sizes = names.filter((name) => name.endsWith('.part')).map((name) => statSync(join(server.folder, name)).size);
  return Math.max(0, ...sizes);
}
