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

/** Entries beside a library's own that the packages import. */
const inner: Record<string, readonly string[]> = {
  '@hookform/resolvers': ['@hookform/resolvers/zod'],
  '@tiptap/pm': ['@tiptap/pm/model'],
  culori: ['culori/fn'],
  dayjs: ['dayjs', 'dayjs/plugin/advancedFormat', 'dayjs/plugin/utc'],
  '@stripe/stripe-js': ['@stripe/stripe-js/pure'],
  'openapi-fetch': ['openapi-fetch'],
  zod: ['zod/mini'],
};
/** Not for the browser, or no code. */
const left =
  /^(@fairlead\/|@vanilla-extract\/|@fontsource|@radix-ui\/colors|@types\/|ajv|fast-check|tsup|esbuild|typescript|react$|react-dom$)/;

const fromRoot = manifestOf(root)[0]?.devDependencies ?? {};
const entries = new Map<string, string>();
for (const { name, dependencies, devDependencies } of folders.flatMap(manifestOf)) {
  const imported = Object.keys({ ...dependencies, ...devDependencies }).filter((each) => !left.test(each));
  for (const entry of imported.flatMap((library) => inner[library] ?? [library])) {
    // by a package that the root has, if there is one: the others cannot be resolved from there
    if (name in fromRoot || !entries.has(entry)) entries.set(entry, `${name} > ${entry}`);
  }
}

/**
 * What the packages import from elsewhere, for Vite to prepare before the first story. Found one by one on the way they
 * would each make it load the page anew, and a cold run of the stories would fail half-way.
 */
export const libraries: readonly string[] = [...entries.values()];
