import { fileURLToPath } from 'node:url';
import type { Language, RenderedPage } from '@fairlead/rules';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer, defaultServerConditions } from 'vite';
import { shortName } from './shortNames.ts';
import type * as Prerender from './src/prerender';

const languages = ['en', 'fr', 'de', 'nl'] as const;

/** Renders pages as HTML for visitors, by path and language. Uses the class names of the build. */
export async function renderPages(): Promise<Record<string, Record<Language, RenderedPage>>> {
  const conditions = ['source', ...defaultServerConditions];
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [vanillaExtractPlugin({ identifiers: shortName })],
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { conditions },
    ssr: { resolve: { conditions } },
  });
  try {
    const { renderSignIn } = (await server.ssrLoadModule('/src/prerender.tsx')) as typeof Prerender;
    // one after another, because react-i18next has one instance per process
    const signIn: Partial<Record<Language, RenderedPage>> = {};
    for (const language of languages) signIn[language] = await renderSignIn(language);
    return { '/auth/sign-in': signIn as Record<Language, RenderedPage> };
  } finally {
    await server.close();
  }
}
