import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));

/** Entry files of the workspace packages by import specifier, such as `@fairlead/ui/contract`. */
const entries = new Map(
  globSync(`${packages}{*,features/*}/package.json`).flatMap((file) => {
    const { name, exports = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
      name: string;
      exports?: Record<string, string | { source?: string }>;
    };
    return Object.entries(exports).flatMap(([path, target]): [string, string][] => {
      const source = typeof target === 'string' ? target : target.source;
      return source ? [[join(name, path), join(dirname(file), source)]] : [];
    });
  }),
);

const findModule = (path: string): string | undefined =>
  [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(file));

/** Names in the braces of an import or export, without types. */
export const namesIn = (list = ''): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.replace(/ as .*/, ''));

const statements = /^(?:import|export) (?!type )(?:[^;'"]*? from )?'([^']+)';/gm;

interface Reference {
  from: string;
  /** Imported names, or undefined for the complete module. */
  names: string[] | undefined;
}

const referencesOf = (file: string): Reference[] =>
  [...readFileSync(file, 'utf8').matchAll(statements)].map(([statement, from = '']) => {
    const list = /\{([^}]*)\}/.exec(statement)?.[1];
    return { from, names: list === undefined ? undefined : namesIn(list) };
  });

/** Adds a module and everything that it imports statically. Of an index file, only the imported names count. */
function addModule(file: string, found: Set<string>): void {
  if (found.has(file)) return;
  found.add(file);
  for (const { from, names } of referencesOf(file)) {
    if (names?.length === 0) continue;
    if (from === 'lucide') for (const name of names ?? []) found.add(`lucide:${name}`);
    const target = from.startsWith('.') ? findModule(join(dirname(file), from)) : undefined;
    if (target) addModule(target, found);
    const entry = entries.get(from);
    if (!entry) continue;
    for (const each of referencesOf(entry)) {
      const module = findModule(join(dirname(entry), each.from));
      if (module && each.names?.some((name) => names?.includes(name))) addModule(module, found);
    }
  }
}

/** Whether a module or an icon is among the parts. */
const includes = (parts: ReadonlySet<string>, id: string): boolean => {
  const icon = /lucide[\\/].*[\\/]icons[\\/]([\w-]+)\.mjs$/.exec(id)?.[1];
  if (!icon) return parts.has(id);
  return parts.has(`lucide:${icon.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`);
};

/** Modules and icons that some files import statically, directly or through other modules of the workspace. */
export function staticParts(files: readonly string[]): (id: string) => boolean {
  const parts = new Set<string>();
  for (const file of files) addModule(file, parts);
  return (id) => includes(parts, id);
}

/** Files of the screens whose routes have the kind `list`, from the manifests. */
export const listScreens: readonly string[] = globSync(`${packages}features/*/src/**/{feature,routes}.ts`).flatMap(
  (manifest) => {
    const source = readFileSync(manifest, 'utf8');
    const constants = new Map(
      [...source.matchAll(/const (\w+) = (\(\) => import\('[^']+'\))/g)].map(([, name = '', load = '']) => [
        name,
        load,
      ]),
    );
    return [...source.matchAll(/kind: 'list',(?:(?!kind:)[^])*?screen: (\(\) => import\('[^']+'\)|\w+)/g)].flatMap(
      ([, screen = '']) => {
        const path = /'([^']+)'/.exec(constants.get(screen) ?? screen)?.[1] ?? '';
        return findModule(join(dirname(manifest), path)) ?? [];
      },
    );
  },
);
