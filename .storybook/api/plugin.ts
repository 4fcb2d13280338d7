import type { Plugin } from 'vite';
import { readUiApi } from './uiApi.ts';

const id = 'virtual:ui-api';
const resolved = `\0${id}`;

/**
 * Provides the public names of the components package with their TSDoc, and its entries, as the module `virtual:ui-api`.
 */
export const uiApi = (): Plugin => ({
  name: 'ui-api',
  resolveId: (source) => (source === id ? resolved : undefined),
  load(source) {
    if (source !== resolved) return undefined;
    const { items, entries, files } = readUiApi();
    for (const file of files) this.addWatchFile(file);
    const loaders = Object.entries(entries).map(
      ([entry, path]) => `${JSON.stringify(entry)}: () => import(${JSON.stringify(path)})`,
    );
    return `export const items = ${JSON.stringify(items)};\nexport const entries = { ${loaders.join(', ')} };`;
  },
});
