import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as Client from '@fairlead/api-client/client';
import type * as Kit from '@fairlead/kit';
import type { Catalogue, FeatureRoute, View } from '@fairlead/kit';
import type { PageEntry, PageRequest, PageView, Role } from '@fairlead/rules';
import type { Plugin, Rolldown } from 'vite';
import { withModules } from './moduleServer.ts';
import { renderPages } from './renderedPages.ts';
import type * as Features from './src/features';
import type * as PublicFeatures from './src/publicFeatures';

const frame = fileURLToPath(new URL('../../packages/features/kit/src/shell/ShellFrame.tsx', import.meta.url));
const privateFeatures = fileURLToPath(new URL('src/privateFeatures.ts', import.meta.url));
const languages = ['en', 'fr', 'de', 'nl'] as const;
type Modules = Record<(typeof languages)[number], string[]>;

/** Route with the modules and requests that it needs, before the build has given the modules a chunk. */
interface RouteModules {
  path: string;
  guard: PageEntry['guard'];
  modules: string[];
  messages: Modules;
  views: [name: keyof PageEntry['views'], view: Omit<PageView, 'files'> & { modules: string[] }][];
  /** Requests of each role, if they differ. */
  roleRequests: [role: Role, view: PageView][];
}

/** Stylesheet module whose exports accept every access and call. Manifests import components, but no styles matter here. */
const placeholdersFor = (code: string): string =>
  [
    "const $any = new Proxy(() => undefined, { apply: () => $any, get: (_, name) => (typeof name === 'symbol' ? () => '' : $any) });",
    ...[...code.matchAll(/export const (\w+)/g)].map(([, name]) => `export const ${name} = $any;`),
  ].join('\n');

/** Reads the routes from the features' manifests. Screens and messages are not executed, only located. */
async function readRoutes(): Promise<RouteModules[]> {
  let isLocating = false;
  const locate: Plugin = {
    name: 'locate',
    enforce: 'pre',
    load(id) {
      if (id.endsWith('.css.ts')) return placeholdersFor(readFileSync(id, 'utf8'));
      return isLocating ? `export default ${JSON.stringify(id)};` : undefined;
    },
  };
  return withModules([locate], async (load) => {
    const kit = await load<typeof Kit>('@fairlead/kit');
    const client = await load<typeof Client>('@fairlead/api-client/client');
    const { publicFeatures } = await load<typeof PublicFeatures>('/src/publicFeatures.ts');
    const { features } = await load<typeof Features>('/src/features.ts');
    isLocating = true;
    const locateIn = async (module: () => Promise<{ default: unknown }>) => String((await module()).default);
    const locateMessages = async (catalogues: readonly Partial<Catalogue>[]) => {
      const found = languages.map(async (language) => [
        language,
        await Promise.all(catalogues.flatMap((each) => each[language] ?? []).map(locateIn)),
      ]);
      return Object.fromEntries(await Promise.all(found)) as Modules;
    };
    const collect = (isPublic: boolean, messages: Catalogue) => async (route: FeatureRoute) => {
      const views: [keyof PageEntry['views'], View][] =
        'kind' in route ? [['all', route]] : (Object.entries(route.screen) as [keyof PageEntry['views'], View][]);
      const isFramed = (route.frame ?? 'shell') === 'shell';
      const catalogues = [kit.shellCatalogue, kit.uiCatalogue, messages];
      if (isFramed) catalogues.push(kit.frameCatalogue);
      if (views.some(([, { bare }]) => !bare)) catalogues.push(kit.kitCatalogue);
      return {
        path: route.path,
        guard: route.guard,
        modules: [...(isPublic ? [] : [privateFeatures]), ...(isFramed ? [frame] : [])],
        messages: await locateMessages(catalogues),
        views: await Promise.all(
          views.map(
            async ([name, view]): Promise<RouteModules['views'][number]> => [
              name,
              {
                kind: view.kind,
                modules: [await locateIn(view.screen)],
                requests: await captureRequests(client, view, name === 'all' ? undefined : name),
              },
            ],
          ),
        ),
        roleRequests: 'kind' in route ? await captureRoleRequests(client, route) : [],
      };
    };
    return Promise.all(
      features.flatMap((feature) => feature.routes.map(collect(publicFeatures.includes(feature), feature.messages))),
    );
  });
}

/** Calls the view's `data` with placeholders and records the URLs that the client requests. */
async function captureRequests(client: typeof Client, { data }: View, role: Role | undefined): Promise<PageRequest[]> {
  let readsQuery = false;
  const search = new Proxy(new URLSearchParams(), {
    get(target, name) {
      readsQuery = true;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  const params = new Proxy<Record<string, string>>({}, { get: (_, name) => `__${String(name)}__` });
  const reads = data?.({ params, search, role }) ?? [];
  return Promise.all(
    reads.map(async (read: Client.AnyGetRequest) => ({
      url: await client.addressOf(read),
      ...(readsQuery && { dependsOnQuery: true as const }),
    })),
  );
}

/** Views of the roles that send other requests than visitors. Only the view for everybody lists the files of the screen. */
async function captureRoleRequests(client: typeof Client, route: FeatureRoute & View): Promise<[Role, PageView][]> {
  const roles = typeof route.guard === 'object' ? (Object.keys(route.guard) as Role[]) : [];
  const common = JSON.stringify(await captureRequests(client, route, undefined));
  const views = roles.map(async (role): Promise<[Role, PageView]> => {
    const requests = await captureRequests(client, route, role);
    return [role, { kind: route.kind, files: [], requests }];
  });
  return (await Promise.all(views)).filter(([, { requests }]) => JSON.stringify(requests) !== common);
}

/**
 * Writes `pages.json`: the assets and requests of each route, with which the server preloads a page, and the HTML of the pages
 * that visitors see before the scripts have loaded.
 */
export const pageTable: Plugin = {
  name: 'page-table',
  apply: 'build',
  async generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const entry = chunks.find(({ isEntry }) => isEntry);
    if (!entry) return;
    const first = new Set(filesOf([entry], bundle));
    const locate = (ids: readonly string[]) => {
      const found = ids.flatMap((id) => chunks.find(({ moduleIds }) => moduleIds.includes(id)) ?? []);
      return filesOf(found, bundle).filter((file) => !first.has(file));
    };
    const [routes, rendered] = await Promise.all([readRoutes(), renderPages()]);
    const pages = routes.map(
      ({ path, guard, modules, messages, views, roleRequests }): PageEntry => ({
        path,
        guard,
        messages: Object.fromEntries(languages.map((each) => [each, locate(messages[each])])) as PageEntry['messages'],
        views: Object.fromEntries([
          ...views.map(([name, view]): [string, PageView] => [
            name,
            { kind: view.kind, files: locate([...modules, ...view.modules]), requests: view.requests },
          ]),
          ...roleRequests,
        ]),
        ...(rendered[path] && { rendered: rendered[path] }),
      }),
    );
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pages) });
  },
};

/** Vite removes these chunks after this plugin, and loads their styles with the chunks that import them. */
const hasOnlyStyles = ({ exports, moduleIds }: Rolldown.OutputChunk) =>
  exports.length === 0 && moduleIds.every((id) => /\.css(\?|$)/.test(id));

/** Scripts and stylesheets of chunks and of everything that they import. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): string[] {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (scripts.has(chunk.fileName)) return;
    if (!hasOnlyStyles(chunk)) scripts.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const name of chunk.imports) {
      const file = bundle[name];
      if (file?.type === 'chunk') visit(file);
    }
  };
  for (const chunk of chunks) visit(chunk);
  return [...styles, ...scripts].map((file) => `/${file}`);
}
