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

/** Page of the portal. The build writes one per route, so that the server can preload a page without its code. */
export interface PageEntry {
  /** Route pattern, such as `/coupon/edit/:id`. */
  path: string;
  guard: Guard;
  messages: Record<Language, string[]>;
  /** One view for every user, or one per role. A role that only sends other requests has a view without files. */
  views: { all?: PageView } & { [R in Role]?: PageView };
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

/**
 * Plan of the page at an address, or undefined for an unknown address. An exact path takes precedence over a pattern.
 *
 * @param url Path and query. Path parameters stay encoded.
 */
export function planPage(pages: readonly PageEntry[], url: string, language: Language): PagePlan | undefined {
  const [pathname = '', query = ''] = url.split('?', 2);
  const exact = pages.find(({ path }) => path === pathname);
  for (const page of exact ? [exact] : pages) {
    const parameters = matchPattern(page.path, pathname);
    if (!parameters) continue;
    const views = Object.fromEntries(
      Object.entries(page.views).map(([role, view]) => [role, fill(view, parameters, query !== '')]),
    );
    return { guard: page.guard, language, messages: page.messages, views };
  }
  return undefined;
}
