import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Writes a `.br` and a `.gz` file next to each text file at build time, so that the server does not compress per request. */
export const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const folder = join(dir, 'assets');
    const textFiles = (await readdir(folder)).filter((file) => /\.(js|css|svg)$/.test(file));
    await Promise.all(
      textFiles.map(async (file) => {
        const path = join(folder, file);
        const content = await readFile(path);
        await writeFile(`${path}.br`, await toBrotli(content));
        await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
      }),
    );
  },
};
