import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('a page that is named .png is no image', async () => {
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  expect(await refusalOf(page)).toEqual([400, 'file.notImage']);
});

it('an SVG is no image, whatever it draws', async () => {
  expect(await refusalOf(samples.svg, { filename: 'logo.svg' })).toEqual([400, 'file.notImage']);
});

it('what only begins as an image is refused', async () => {
  const pretender = Buffer.concat([samples.png.subarray(0, 33), Buffer.from('<script>alert(1)</script>')]);
  expect(await refusalOf(pretender)).toEqual([400, 'file.imageBroken']);
  expect(await refusalOf(pretender, { fileType: 'DOCUMENT' })).toEqual([400, 'file.imageBroken']);
  expect(await refusalOf(Buffer.from('GIF89a/*'))).toEqual([400, 'file.imageBroken']);
});

it('what hides behind the pixels does not come back', async () => {
  const script = '<script>alert(document.domain)</script>';
  for (const image of [samples.png, samples.jpeg, samples.gif]) {
    const polyglot = Buffer.concat([image, Buffer.from(script)]);
    expect((await stored(polyglot)).includes(script)).toBe(false);
  }
});

it('a photo comes back upright, and does not tell where it was taken', async () => {
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

it('a photo that breaks off is refused', async () => {
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

it('an image whose pixels would fill the memory is refused unseen', async () => {
  const bomb = await plain(20_000, 20_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(5_000_000);
  expect(await refusalOf(bomb)).toEqual([400, 'file.imageTooManyPixels']);
});

it('a face is made as small as it is shown, a document stays as it is', async () => {
  const large = await plain(1600, 800).png().toBuffer();
  const sizeOf = async (content: Buffer) => {
    const { width, height } = await sharp(content).metadata();
    return [width, height];
  };
  expect(await sizeOf(await stored(large))).toEqual([512, 256]);
  expect(await sizeOf(await stored(large, { fileType: 'DOCUMENT', uploadType: 'POLICY' }))).toEqual([1600, 800]);
});
