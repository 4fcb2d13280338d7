import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

interface Part {
  name?: string;
  filename?: string;
  content: Buffer | string;
  /** JSON part before the file. */
  json?: string;
}

/** Multipart body with one file. */
export function multipart({ name = 'file', filename = 'a.bin', content, json }: Part) {
  const boundary = `----test${randomBytes(8).toString('hex')}`;
  const field = `--${boundary}\r\ncontent-disposition: form-data; name="json"\r\n\r\n${json}\r\n`;
  const head = `${json === undefined ? '' : field}--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\ncontent-type: text/html\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

const picture = sharp({ create: { width: 4, height: 3, channels: 3, background: 'teal' } });

/** Small sample file per type. */
export const samples = {
  png: await picture.clone().png().toBuffer(),
  jpeg: await picture.clone().jpeg().toBuffer(),
  gif: await picture.clone().gif().toBuffer(),
  webp: await picture.clone().webp().toBuffer(),
  pdf: Buffer.from('%PDF-1.7\n'),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  text: Buffer.from('just text'),
};
