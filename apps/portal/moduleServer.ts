import { fileURLToPath } from 'node:url';
import { createServer, defaultServerConditions, type Plugin } from 'vite';

type Load = <Module>(id: string) => Promise<Module>;

/** Runs modules of the portal in Node while it is built. `work` gets a function that loads a module from its source. */
export async function withModules<Result>(plugins: Plugin[], work: (load: Load) => Promise<Result>): Promise<Result> {
  const conditions = ['source', ...defaultServerConditions];
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { conditions },
    ssr: { resolve: { conditions } },
  });
  try {
    return await work(<Module>(id: string) => server.ssrLoadModule(id) as Promise<Module>);
  } finally {
    await server.close();
  }
}
