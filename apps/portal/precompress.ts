import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Sets a `.br` and a `.gz` beside each file of text, once, so that the server has nothing to compress at each request. */
export const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const folder = join(dir, 'assets');
    const texts = (await readdir(folder)).filter((file) => /\.(js|css|svg)$/.test(file));
    await Promise.all(
      texts.map(async (file) => {
        const path = join(folder, file);
        const content = await readFile(path);
        await writeFile(`${path}.br`, await toBrotli(content));
        await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
      }),
    );
  },
};
