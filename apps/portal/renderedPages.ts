import type { Language, RenderedPage } from '@fairlead/rules';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { withModules } from './moduleServer.ts';
import { shortName } from './shortNames.ts';
import type * as Prerender from './src/prerender';

const languages = ['en', 'fr', 'de', 'nl'] as const;

/** Renders pages as HTML for visitors, by path and language. Uses the class names of the build. */
export const renderPages = (): Promise<Record<string, Record<Language, RenderedPage>>> =>
  withModules(vanillaExtractPlugin({ identifiers: shortName }), async (load) => {
    const { renderSignIn } = await load<typeof Prerender>('/src/prerender.tsx');
    // one after another, because react-i18next has one instance per process
    const signIn: Partial<Record<Language, RenderedPage>> = {};
    for (const language of languages) signIn[language] = await renderSignIn(language);
    return { '/auth/sign-in': signIn as Record<Language, RenderedPage> };
  });
