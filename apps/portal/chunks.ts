import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));
const read = (file: string) => readFileSync(join(packages, file), 'utf8');
const namesIn = (list = '') =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** Source modules of a package that a file imports, resolved through the package's index. */
function importedModules(file: string, packageName: string, source: string): string[] {
  const names = new Set(namesIn(new RegExp(`import \\{([^}]*)\\} from '${packageName}'`).exec(read(file))?.[1]));
  const exports = read(join(source, 'index.ts')).matchAll(/export \{([^}]*)\} from '\.\/([^']+)'/g);
  return [...exports].flatMap(([, list, path = '']) =>
    namesIn(list).some((name) => names.has(name)) ? [join(packages, source, path)] : [],
  );
}

const signIn = 'features/account/src/SignInScreen.tsx';
/** Parts of ui and kit on the sign-in page. Every visitor needs them, so they belong to the first chunk. */
const firstParts = new Set([
  ...importedModules(signIn, '@fairlead/ui', 'ui/src'),
  ...importedModules(signIn, '@fairlead/kit', 'features/kit/src'),
]);
/** Parts of the form engine that the sign-in form needs. Lists do not load them. */
const formParts = new Set(importedModules('features/account/src/signInForm.ts', '@fairlead/kit', 'features/kit/src'));
const isPart = (parts: ReadonlySet<string>, id: string) => parts.has(id.replace(/\.tsx?$/, ''));

const uiSource = join(packages, 'ui/src') + sep;
const smallLibraries = /node_modules[\\/](react|clsx|class-variance-authority|lucide)[\\/]|\.css$|^\0/;
const withoutLibraries = new Map<string, boolean>();

/** Whether a component of ui, with all of its parts, imports no library such as Radix. */
function isLight(id: string, context: Context): boolean {
  if (!id.startsWith(uiSource)) return smallLibraries.test(id);
  const known = withoutLibraries.get(id);
  if (known !== undefined) return known;
  // for circular imports
  withoutLibraries.set(id, true);
  const light = (context.getModuleInfo(id)?.importedIds ?? []).every((each) => isLight(each, context));
  withoutLibraries.set(id, light);
  return light;
}

const list = /features[\\/]kit[\\/]src[\\/]list[\\/]/;

/**
 * Chunk groups of the build, in order of precedence. A group contains its modules and everything they import that no
 * earlier group contains. The groups follow folders, imports and numbers of uses, so a new component needs no entry.
 */
const ordered: Rolldown.CodeSplittingGroup[] = [
  { name: 'portal', test: (id) => /portal[\\/]src[\\/]main\.tsx$/.test(id) || isPart(firstParts, id) },
  { name: 'form', test: (id) => /node_modules[\\/]react-hook-form[\\/]/.test(id) || isPart(formParts, id) },
  // the frame of signed-in users and the manifests of their areas
  { name: 'frame', test: /kit[\\/]src[\\/]shell[\\/]ShellFrame\.tsx$|portal[\\/]src[\\/]privateFeatures\.ts$/ },
  ...['en', 'fr', 'de', 'nl'].flatMap((language) => [
    // all areas' labels of enums in one language
    {
      name: `labels.${language}`,
      test: new RegExp(String.raw`rules[\\/]src[\\/]labels[\\/]\w+[\\/]${language}\.ts$`),
      minShareCount: 2,
    },
    // the messages that every page of a signed-in user shows
    {
      name: `messages.${language}`,
      test: new RegExp(String.raw`kit[\\/]src[\\/]locales[\\/](kit|frame)\.${language}\.ts$`),
    },
  ]),
  // the list pages, and the components that many screens use and that need no library
  {
    name: (id, context) => (list.test(id) || isLight(id, context) ? 'ui' : null),
    test: (id) => list.test(id) || id.startsWith(uiSource),
    minShareCount: 12,
  },
  { name: 'rules', test: /packages[\\/]rules[\\/]src[\\/]/, minShareCount: 2 },
  { name: 'schema', test: /node_modules[\\/](zod|@hookform)[\\/]|kit[\\/]src[\\/]form[\\/]schema\.ts$/ },
  // dialogs, and the libraries of menus and selects
  { name: 'overlays', test: uiSource, minShareCount: 24 },
  { name: 'popups', test: /node_modules[\\/](@radix-ui|@floating-ui)[\\/]/, minShareCount: 10 },
  { name: 'formPages', test: /kit[\\/]src[\\/]form[\\/]/, minShareCount: 2 },
  // one chunk per set of pages
  { name: 'shared', minShareCount: 2, entriesAware: true },
];

export const groups = ordered.map((group, index) => ({ ...group, priority: ordered.length - index }));
