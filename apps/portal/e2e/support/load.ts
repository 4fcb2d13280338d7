import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright';

interface Loaded {
  file: string;
  kind: 'js' | 'css';
  /** Size in bytes. */
  gzip: number;
}

/** Size of the files that a visit has loaded, in kB of gzip (1,000 bytes). */
export interface LoadedSize {
  js: number;
  css: number;
  table: string;
}

const fileKind = (response: Response): Loaded['kind'] | undefined => {
  const type = response.headers()['content-type'] ?? '';
  return /javascript/.test(type) ? 'js' : /css/.test(type) ? 'css' : undefined;
};
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/**
 * Measures the gzip size of the JavaScript and CSS of a cold visit, whatever encoding the server uses. Disables
 * `requestIdleCallback`, so that prefetched files do not count.
 */
export async function measureLoad(page: Page): Promise<() => Promise<LoadedSize>> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const pending: Promise<Loaded | undefined>[] = [];
  const measure = async (response: Response): Promise<Loaded | undefined> => {
    const kind = fileKind(response);
    if (!kind) return undefined;
    return { file: new URL(response.url()).pathname, kind, gzip: gzipSync(await response.body(), { level: 9 }).length };
  };
  page.on('response', (response) => pending.push(measure(response)));
  return async () => {
    const loaded = (await Promise.all(pending)).filter((file) => file !== undefined);
    const total = (kind: Loaded['kind']) =>
      loaded.filter((file) => file.kind === kind).reduce((sum, { gzip }) => sum + gzip, 0);
    const rows = loaded
      .toSorted((a, b) => b.gzip - a.gzip)
      .map(({ file, gzip }) => `${kilobytes(gzip).padStart(8)} kB  ${file}`);
    const [js, css] = [total('js') / 1000, total('css') / 1000];
    return { js, css, table: [`JS ${js.toFixed(1)} kB, CSS ${css.toFixed(1)} kB`, ...rows].join('\n') };
  };
}
