import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['packages', 'packages/features'].flatMap((parent) =>
  readdirSync(`${root}/${parent}`).map((name) => `${root}/${parent}/${name}`),
);

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function manifestOf(folder: string): Manifest[] {
  try {
    return [JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest];
  } catch {
    return [];
  }
}

/** Subpaths of libraries that the packages import. */
const inner: Record<string, readonly string[]> = {
  '@atlaskit/pragmatic-drag-and-drop': ['@atlaskit/pragmatic-drag-and-drop/element/adapter'],
  '@atlaskit/pragmatic-drag-and-drop-auto-scroll': ['@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'],
  '@hookform/resolvers': ['@hookform/resolvers/zod'],
  '@tiptap/pm': ['@tiptap/pm/model'],
  culori: ['culori/fn'],
  dayjs: ['dayjs', 'dayjs/plugin/advancedFormat', 'dayjs/plugin/utc'],
  '@stripe/stripe-js': ['@stripe/stripe-js/pure'],
  'openapi-fetch': ['openapi-fetch'],
  zod: ['zod/mini'],
};
/** Libraries that do not run in the browser or contain no code. */
const excluded =
  /^(@fairlead\/|@vanilla-extract\/|@fontsource|@radix-ui\/colors|@types\/|ajv|fast-check|tsup|esbuild|typescript|react$|react-dom$)/;

const fromRoot = manifestOf(root)[0]?.devDependencies ?? {};
const entries = new Map<string, string>();
for (const { name, dependencies, devDependencies } of folders.flatMap(manifestOf)) {
  const imported = Object.keys({ ...dependencies, ...devDependencies }).filter((each) => !excluded.test(each));
  for (const entry of imported.flatMap((library) => inner[library] ?? [library])) {
    // Prefers the import of a root dependency, because Vite cannot resolve the others from the root.
    if (name in fromRoot || !entries.has(entry)) entries.set(entry, `${name} > ${entry}`);
  }
}

/**
 * External imports of all packages, which Vite prebundles before the first story. Otherwise each newly discovered import would
 * reload the page, and a cold run of the stories would fail.
 */
export const libraries: readonly string[] = [...entries.values()];
