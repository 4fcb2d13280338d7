import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { listScreens, namesIn, staticParts } from './staticParts.ts';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));
const read = (file: string) => readFileSync(join(packages, file), 'utf8');

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

const isListPart = staticParts(listScreens);
const isFramePart = staticParts([join(packages, 'features/kit/src/shell/ShellFrame.tsx')]);

/** Area of a module, or undefined in the packages that areas share. */
const areaOf = (id: string) => /features[\\/](?!kit|session|pickers)([\w-]+)[\\/]src[\\/]/.exec(id)?.[1];

const isSignInPart = staticParts([join(packages, signIn)]);
/** Whether the module is a field of the sign-in page, which the other forms of its area share. */
const isFieldOfSignIn = (id: string) => areaOf(id) === 'account' && isSignInPart(id) && id.endsWith('Field.tsx');

/**
 * Chunk groups of the build, in order of precedence. A group contains its modules and everything they import that no
 * earlier group contains. The groups follow folders, imports and numbers of uses, so a new component needs no entry.
 */
const ordered: Rolldown.CodeSplittingGroup[] = [
  // includes the styles of the frame and of all lists: three stylesheets are 2.5 kB larger than one
  {
    name: 'portal',
    test: (id) =>
      /portal[\\/]src[\\/]main\.tsx$/.test(id) ||
      isPart(firstParts, id) ||
      (id.endsWith('.css.ts') && (isListPart(id) || isFramePart(id))),
  },
  {
    name: 'form',
    test: (id) =>
      /node_modules[\\/]react-hook-form[\\/]|kit[\\/]src[\\/]storedDrafts\.ts$/.test(id) ||
      isPart(formParts, id) ||
      isFieldOfSignIn(id),
  },
  // every page of a signed-in user needs the frame, the manifests, and most of the components that lists share
  {
    name: 'frame',
    test: (id) =>
      /kit[\\/]src[\\/]shell[\\/]ShellFrame\.tsx$|portal[\\/]src[\\/]privateFeatures\.ts$/.test(id) ||
      (isListPart(id) && !areaOf(id)),
  },
  // the messages that every page of a signed-in user shows, and all areas' labels of enums
  ...['en', 'fr', 'de', 'nl'].map((language) => ({
    name: `messages.${language}`,
    test: new RegExp(
      String.raw`kit[\\/]src[\\/]locales[\\/](kit|frame)\.${language}\.ts$|pickers[\\/].*[\\/]${language}\.ts$|rules[\\/]src[\\/]labels[\\/]\w+[\\/]${language}\.ts$`,
    ),
  })),
  // the parts of an area's lists that its other screens use too, one chunk per area
  { name: (id) => `shared-${areaOf(id)}`, test: (id) => isListPart(id) && areaOf(id) !== undefined, minShareCount: 2 },
  // components that many screens use and that need no library
  { name: (id, context) => (isLight(id, context) ? 'ui' : null), test: uiSource, minShareCount: 12 },
  { name: 'rules', test: /packages[\\/]rules[\\/]src[\\/]/, minShareCount: 2 },
  { name: 'schema', test: /node_modules[\\/](zod|@hookform)[\\/]|kit[\\/]src[\\/]form[\\/]schema\.ts$/ },
  // dialogs and selects with their libraries; without menus, which forms do not use
  { name: 'overlays', test: (id) => id.startsWith(uiSource) && !/[\\/]Menu[\\/]/.test(id), minShareCount: 20 },
  {
    name: 'popups',
    test: /node_modules[\\/](@radix-ui|@floating-ui)[\\/](?!react-(menu|dropdown-menu|roving-focus|collection)[\\/])/,
    minShareCount: 10,
  },
  { name: 'formPages', test: /kit[\\/]src[\\/]form[\\/]/, minShareCount: 2 },
  // one chunk per set of pages
  { name: 'shared', minShareCount: 2, entriesAware: true },
];

export const groups = ordered.map((group, index) => ({ ...group, priority: ordered.length - index }));
