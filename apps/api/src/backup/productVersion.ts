import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const manifest = z.object({ version: z.string() });

/** Version of this server. */
export const productVersion = async (): Promise<string> =>
  manifest.parse(JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'))).version;
