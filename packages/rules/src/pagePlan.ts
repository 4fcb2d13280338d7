import type { Guard, Role } from './access.ts';
import type { Language } from './languages.ts';

/** API request of a page, as a URL from the root of the site. Path parameters appear as `__name__`. */
export interface PageRequest {
  url: string;
  /** Set if the query of the page's address changes the request. `url` is then the request without a query. */
  dependsOnQuery?: true;
}

/** Assets and requests of one screen. */
export interface PageView {
  /** Kind of the screen, which decides its size budget. */
  kind: 'list' | 'record' | 'form' | 'page';
  /** Paths of scripts and stylesheets. */
  files: string[];
  requests: PageRequest[];
}

/**
 * Page as HTML, rendered by the build for visitors. The server replaces each of the `renderedSlots`.
 */
export interface RenderedPage {
  title: string;
  body: string;
  /** Body for a product with a logo of its own. */
  bodyWithLogo: string;
  /** Addresses of the legal pages in the body. The configuration can replace them. */
  footerLinks: { legal: string; terms: string; privacy: string };
}

/** Placeholders in a rendered page. */
export const renderedSlots = {
  productName: '__PRODUCT_NAME__',
  logoUrl: '__LOGO_URL__',
  copyrightHolder: '__COPYRIGHT_HOLDER__',
  year: '__YEAR__',
} as const;

/** Page of the portal. The build writes one per route, so that the server can preload a page without its code. */
export interface PageEntry {
  /** Route pattern, such as `/coupon/edit/:id`. */
  path: string;
  guard: Guard;
  messages: Record<Language, string[]>;
  /** One view for every user, or one per role. A role that only sends other requests has a view without files. */
  views: { all?: PageView } & { [R in Role]?: PageView };
  /** HTML that visitors see before the scripts of the page have loaded. */
  rendered?: Record<Language, RenderedPage>;
}

/** Data in the page that the portal's first script reads. */
export interface PagePlan {
  guard: Guard;
  /** Language of the messages that the page already preloads. */
  language: Language;
  messages: Record<Language, string[]>;
  /** Requests by role; `all` for every user. */
  views: { all?: PageView } & { [R in Role]?: PageView };
}

const segmentsOf = (path: string): string[] => path.replace(/\/+$/, '').split('/');

/** Parameters of an address if it matches the pattern, otherwise undefined. */
function matchPattern(pattern: string, pathname: string): Map<string, string> | undefined {
  const [expected, actual] = [segmentsOf(pattern), segmentsOf(pathname)];
  if (expected.length !== actual.length) return undefined;
  const parameters = new Map<string, string>();
  for (const [index, segment] of expected.entries()) {
    const value = actual[index] ?? '';
    if (segment.startsWith(':') && value) parameters.set(segment.slice(1), value);
    else if (segment !== value) return undefined;
  }
  return parameters;
}

const fill = (view: PageView, parameters: Map<string, string>, hasQuery: boolean): PageView => ({
  ...view,
  requests: view.requests
    .filter(({ dependsOnQuery }) => !(dependsOnQuery && hasQuery))
    .map(({ url }) => ({ url: url.replaceAll(/__(\w+?)__/g, (_, name: string) => parameters.get(name) ?? '') })),
});

/** Finds the page at an address. An exact path takes precedence over a pattern. */
function findPage(pages: readonly PageEntry[], pathname: string) {
  const exact = pages.find(({ path }) => path === pathname);
  for (const page of exact ? [exact] : pages) {
    const parameters = matchPattern(page.path, pathname);
    if (parameters) return { page, parameters };
  }
  return undefined;
}

/**
 * Plan of the page at an address with the HTML that the build has rendered for it, or undefined for an unknown address.
 *
 * @param url Path and query. Path parameters stay encoded.
 */
export function planPage(
  pages: readonly PageEntry[],
  url: string,
  language: Language,
): { plan: PagePlan; rendered: RenderedPage | undefined } | undefined {
  const [pathname = '', query = ''] = url.split('?', 2);
  const found = findPage(pages, pathname);
  if (!found) return undefined;
  const { guard, messages, views: all, rendered } = found.page;
  const views = Object.fromEntries(
    Object.entries(all).map(([role, view]) => [role, fill(view, found.parameters, query !== '')]),
  );
  return { plan: { guard, language, messages, views }, rendered: rendered?.[language] };
}
