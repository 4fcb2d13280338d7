import { defaultConfig, startLanguage, urls } from '@fairlead/kit';
import { type Language, type RenderedPage, renderedSlots } from '@fairlead/rules';
import type { Session, SessionState } from '@fairlead/session';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { App, whenReady } from './App';
import { createProduct } from './product';
import { createRouter } from './router';

// The build runs this module. It renders pages to HTML, which visitors see before the code of the portal has arrived.

const signedOut: SessionState = { status: 'signedOut', reason: 'none' };
const session = {
  getState: () => signedOut,
  subscribe: () => () => undefined,
  ready: () => Promise.resolve(signedOut),
} as Partial<Session> as Session;

async function render(language: Language, logoUrl: string | null): Promise<string> {
  const product = createProduct();
  const i18n = await startLanguage(language, product.catalogues);
  const router = createRouter({ product, session, i18n }, (routes, options) =>
    createMemoryRouter(routes, { ...options, initialEntries: [urls.account.signIn] }),
  );
  await whenReady(router);
  const { productName, copyrightHolder } = renderedSlots;
  const config = { ...defaultConfig, productName, copyrightHolder, logoUrl };
  return renderToString(<App config={config} product={product} session={session} i18n={i18n} router={router} />);
}

const title = /<title>([^<]*)<\/title>/;

/**
 * Renders the sign-in page.
 *
 * @throws If the page contains no title or year.
 */
export async function renderSignIn(language: Language): Promise<RenderedPage> {
  const year = String(new Date().getFullYear());
  const [body, bodyWithLogo] = [await render(language, null), await render(language, renderedSlots.logoUrl)];
  const text = title.exec(body)?.[1];
  if (text === undefined || !body.includes(year)) throw new Error(`The sign-in page is incomplete: ${body}`);
  const finish = (html: string) => html.replace(title, '').replace(year, renderedSlots.year);
  const { notice: legal, terms, privacy } = urls.legal;
  return {
    title: text,
    body: finish(body),
    bodyWithLogo: finish(bodyWithLogo),
    footerLinks: { legal, terms, privacy },
  };
}
