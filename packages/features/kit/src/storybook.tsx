import { configureClient } from '@fairlead/api-client/client';
import { type Persona, people } from '@fairlead/api-client/mocks';
import { swrDefaults } from '@fairlead/api-client/swr';
import { isLanguage, type Language, type Privilege } from '@fairlead/rules';
import { AuthProvider, createSession, type Me, type Session, viewerOf } from '@fairlead/session';
import { ToastHost } from '@fairlead/ui';
import type { i18n } from 'i18next';
import { type ComponentType, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, parsePath, RouterProvider, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { ConfigProvider, defaultConfig } from './config';
import type { Feature } from './feature';
import { frameNamespace, loadMessages, startLanguage } from './language';
import { assemble, ProductProvider } from './product';
import { UiLocale } from './UiLocale';
import { discardKeptTexts } from './useKeptText';

/** Surroundings of a screen's story. The toolbar sets everything else. */
export interface ScreenParameters {
  /** Pattern of the route. */
  route?: string;
  /** Current address. */
  at?: string;
  /** Router state of the current address. */
  routerState?: unknown;
  /** Key of the history entry, for pages that the user comes back to. Defaults to the first entry of a tab. */
  routerKey?: string;
  /** Time that each change of the address takes, in milliseconds, as the portal's loaders take some. Defaults to none. */
  navigationMs?: number;
  /** Signed-in user; `null` for a visitor. Defaults to the toolbar's role. */
  persona?: Persona | null;
  /** Whether the agency of the persona has a plan. Defaults to the persona's own value. */
  subscribed?: boolean;
  /** Time zone of the persona's agency. Defaults to none, so that the browser's applies. */
  timeZone?: string;
  /** Privileges of the persona. Defaults to the persona's own ones. */
  privileges?: readonly Privilege[];
  /** The session is limited to setting up a second factor. */
  mustEnrol?: boolean;
  /** An agent views the portal as the customer. */
  view?: Me['view'];
}

/** The user, with other privileges. */
const withPrivileges = (me: Me, privileges: readonly Privilege[] | undefined): Me =>
  privileges
    ? {
        ...me,
        user: {
          ...me.user,
          roles: me.user.roles.map((role) => ({ ...role, privileges: privileges.map((name) => ({ name })) })),
        },
      }
    : me;

const pause = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null));

interface ScreenContext {
  globals: Record<string, unknown>;
  parameters: ScreenParameters & Record<string, unknown>;
  loaded: Record<string, unknown>;
}

/**
 * Surroundings for the stories of screens: router, session, language and a fresh cache per story.
 * Other addresses render as text, so that a story can check the target of a link.
 */
export function createScreenEnvironment(features: readonly Feature[]) {
  const catalogues = Object.fromEntries(features.map(({ namespace, messages }) => [namespace, messages]));
  const product = assemble(features);
  const instances = new Map<Language, Promise<i18n>>();

  async function startMessages(language: Language): Promise<i18n> {
    const instance = await startLanguage(language, catalogues);
    await loadMessages(instance, [frameNamespace, 'kit', ...Object.keys(catalogues)]);
    return instance;
  }

  /** Storybook loader. Loads the messages before the story renders. */
  async function loader({ globals }: ScreenContext): Promise<Record<string, unknown>> {
    const selected = globals.language;
    const language = typeof selected === 'string' && isLanguage(selected) ? selected : 'en';
    const instance = instances.get(language) ?? startMessages(language);
    instances.set(language, instance);
    configureClient({ language: () => language });
    discardKeptTexts();
    // an earlier story may have changed the language
    await (await instance).changeLanguage(language);
    return { i18n: await instance };
  }

  /** Storybook decorator. */
  function decorator(Story: ComponentType, { globals, parameters, loaded }: ScreenContext) {
    const persona =
      parameters.persona === undefined ? ((globals.role as Persona | undefined) ?? 'admin') : parameters.persona;
    const { mustEnrol = false, view, subscribed, privileges, timeZone } = parameters;
    const person = persona && withPrivileges(people[persona], privileges);
    const me = person && {
      ...person,
      agency: person.agency && { ...person.agency, ...(timeZone !== undefined && { timeZone }) },
      mustEnrol,
      ...(view && { view }),
      ...(subscribed !== undefined && { subscribed }),
    };
    const session = createSession(
      me ? { status: 'signedIn', me, viewer: viewerOf(me) } : { status: 'signedOut', reason: 'none' },
      // stories on other pages of the browser sign in and out
      { followTabs: false },
    );
    const { navigationMs } = parameters;
    const router = createMemoryRouter(
      [
        {
          id: 'story',
          path: parameters.route ?? '/',
          element: <Story />,
          ...(navigationMs !== undefined && { loader: () => pause(navigationMs) }),
        },
        { path: '*', element: <Address /> },
      ],
      {
        // the first page does not wait
        hydrationData: { loaderData: { story: null } },
        initialEntries: [
          {
            ...parsePath(parameters.at ?? parameters.route ?? '/'),
            state: parameters.routerState,
            key: parameters.routerKey ?? 'default',
          },
        ],
      },
    );
    return (
      <I18nextProvider i18n={loaded.i18n as i18n}>
        <ConfigProvider config={defaultConfig}>
          <ProductProvider product={product}>
            <AuthProvider session={session}>
              <ClosedAfterwards session={session} />
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

/** Ends the session with its story. All stories share one page, where its requests would fail a later story. */
function ClosedAfterwards({ session }: { session: Session }) {
  useEffect(() => session.close, [session]);
  return null;
}

function Address() {
  const { pathname, search } = useLocation();
  return (
    <p>
      Went to <output aria-label="Address">{`${pathname}${search}`}</output>
    </p>
  );
}
