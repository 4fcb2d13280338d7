import { createHash } from 'node:crypto';
import { DAY } from '@fairlead/rules';
import sharp from 'sharp';
import { uuidv7 } from '../db/ids.ts';
import type { Storage } from '../ports/storage.ts';

/** Invented carriers, each with the hue of its logo. Some are no longer sold. */
const companies: readonly [name: string, hue: number, active?: false][] = [
  ['Harborline Mutual', 175],
  ['Summit Casualty', 220],
  ['Northstar Assurance', 265],
  ['Prairie Farm Insurance', 95],
  ['Beacon Specialty', 28],
  ['Ironwood Underwriters', 20, false],
  ['Blue Ridge Indemnity', 205],
  ['Cedar & Stone', 345],
  ['Lakeshore Property Group', 190],
  ['Granite State Fire', 8],
  ['Meridian Commercial', 245],
  ['Old Mill Mutual', 45],
  ['Tidewater Marine', 198],
  ['Copperfield General', 15, false],
];

/** Generates a logo: initials on a colored background. */
function logo(name: string, hue: number): Promise<Buffer> {
  const [first = '', second = ''] = name.split(' ').filter((word) => /^[A-Z]/.test(word));
  const letters = first.charAt(0) + second.charAt(0);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
    <rect width="256" height="256" fill="hsl(${hue}, 55%, 34%)"/>
    <circle cx="206" cy="52" r="96" fill="hsl(${hue}, 60%, 44%)"/>
    <text x="128" y="164" font-family="sans-serif" font-size="104" font-weight="bold" fill="white" text-anchor="middle">${letters}</text>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Carriers and their logo files, whose bytes are stored immediately. `now` in Unix seconds. */
export async function demoCarriers(now: number, uploadedBy: string, storage: Storage) {
  const made = await Promise.all(
    companies.map(async ([name, hue, active = true], index) => {
      const content = await logo(name, hue);
      const createdAt = new Date((now - (620 - index * 41) * DAY) * 1000);
      const file = {
        id: uuidv7(),
        uploadedBy,
        storageKey: uuidv7(),
        name: 'logo.png',
        contentType: 'image/png',
        size: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
        uploadType: 'CARRIER',
        createdAt,
      };
      await storage.write(file.storageKey, bytes(content));
      const site = `https://www.${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.example`;
      const urls = { websiteUrl: site, claimUrl: `${site}/claims`, paymentUrl: `${site}/pay` };
      return { file, carrier: { id: uuidv7(), name, active, createdAt, imageFileId: file.id, ...urls } };
    }),
  );
  return { files: made.map(({ file }) => file), carriers: made.map(({ carrier }) => carrier) };
}

async function* bytes(content: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(content);
}
