import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, type Plugin, type Rolldown } from 'vite';

async function bundle(): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { conditions: ['source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: fileURLToPath(new URL('src/early.ts', import.meta.url)), formats: ['iife'], name: 'early' },
    },
  })) as Rolldown.RolldownOutput[];
  return output[0]?.output[0].code ?? '';
}

/** Inlines `src/early.ts` into the page, and a slot in which the server writes the plan of the page. */
export const earlyScript: Plugin = {
  name: 'early-script',
  apply: 'build',
  async transformIndexHtml() {
    const code = await bundle();
    return [
      { tag: 'script', attrs: { type: 'application/json', id: 'plan' }, children: 'null', injectTo: 'head-prepend' },
      // `<` could close the script element
      { tag: 'script', children: code.trim().replaceAll('</', '<\\/'), injectTo: 'head-prepend' },
    ];
  },
};
