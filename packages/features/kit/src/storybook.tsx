import { configureClient } from '@fairlead/api-client/client';
import { type Persona, people } from '@fairlead/api-client/mocks';
import { swrDefaults } from '@fairlead/api-client/swr';
import { isLanguage, type Language } from '@fairlead/rules';
import { AuthProvider, createSession, viewerOf } from '@fairlead/session';
import { ToastHost } from '@fairlead/ui';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, parsePath, RouterProvider, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { ConfigProvider, defaultConfig } from './config';
import type { Feature } from './feature';
import { frameWords, loadWords, startLanguage } from './language';
import { assemble, ProductProvider } from './product';
import { UiLocale } from './UiLocale';

/** What a screen's story says of its surroundings; everything else comes from the toolbar. */
export interface ScreenParameters {
  /** The pattern of its route. */
  route?: string;
  /** The address that is open. */
  at?: string;
  /** What the link that led there told it. */
  told?: unknown;
  /** Who is signed in, where the story is about one; `null` for nobody. */
  persona?: Persona | null;
}

interface ScreenContext {
  globals: Record<string, unknown>;
  parameters: ScreenParameters & Record<string, unknown>;
  loaded: Record<string, unknown>;
}

/**
 * Surrounds the stories of screens as the portal does: router, session, language and a fresh cache for each story.
 * An address that is not the screen's shows itself, so that a story can tell where a button led.
 */
export function screenRoom(features: readonly Feature[]) {
  const catalogues = Object.fromEntries(features.map(({ namespace, messages }) => [namespace, messages]));
  const product = assemble(features);
  const instances = new Map<Language, Promise<i18n>>();

  async function words(language: Language): Promise<i18n> {
    const instance = await startLanguage(language, catalogues);
    await loadWords(instance, [frameWords, 'kit', ...Object.keys(catalogues)]);
    return instance;
  }

  /** A Storybook loader: the words are there before the story. */
  async function loader({ globals }: ScreenContext): Promise<Record<string, unknown>> {
    const asked = globals.language;
    const language = typeof asked === 'string' && isLanguage(asked) ? asked : 'en';
    const instance = instances.get(language) ?? words(language);
    instances.set(language, instance);
    configureClient({ language: () => language });
    // a story may have chosen another
    await (await instance).changeLanguage(language);
    return { i18n: await instance };
  }

  /** A Storybook decorator. */
  function decorator(Story: ComponentType, { globals, parameters, loaded }: ScreenContext) {
    const persona =
      parameters.persona === undefined ? ((globals.role as Persona | undefined) ?? 'admin') : parameters.persona;
    const me = persona && people[persona];
    const session = createSession(
      me ? { status: 'signedIn', me, viewer: viewerOf(me) } : { status: 'signedOut', reason: 'none' },
    );
    const router = createMemoryRouter(
      [
        { path: parameters.route ?? '/', element: <Story /> },
        { path: '*', element: <Address /> },
      ],
      { initialEntries: [{ ...parsePath(parameters.at ?? parameters.route ?? '/'), state: parameters.told }] },
    );
    return (
      <I18nextProvider i18n={loaded.i18n as i18n}>
        <ConfigProvider config={defaultConfig}>
          <ProductProvider product={product}>
            <AuthProvider session={session}>
              <UiLocale>
                <SWRConfig
                  value={{ ...swrDefaults, provider: () => new Map(), dedupingInterval: 0, errorRetryCount: 0 }}
                >
                  <RouterProvider router={router} />
                </SWRConfig>
                <ToastHost />
              </UiLocale>
            </AuthProvider>
          </ProductProvider>
        </ConfigProvider>
      </I18nextProvider>
    );
  }
  return { loader, decorator };
}

function Address() {
  const { pathname, search } = useLocation();
  return (
    <p>
      Went to <output aria-label="Address">{`${pathname}${search}`}</output>
    </p>
  );
}
