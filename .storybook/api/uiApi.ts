import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Field of a type, or prop. */
export interface ApiField {
  name: string;
  type: string;
  optional: boolean;
  description: string;
}

/** Public name of the components package, read from its sources. */
export interface ApiItem {
  name: string;
  kind: 'component' | 'hook' | 'value' | 'type';
  /** Module to import from, such as `@fairlead/ui/charts`. */
  entry: string;
  /** Folder of the source in `packages/ui/src`, or '' for files outside a folder. */
  folder: string;
  description: string;
  /** Code of the TSDoc tag `@example`. */
  example?: string;
  /** Fields of an object type. */
  fields?: readonly ApiField[];
  /** Definition of any other type. */
  definition?: string;
  /** Public types that the declaration names. */
  refs: readonly string[];
}

const sourceFolder = fileURLToPath(new URL('../../packages/ui/src', import.meta.url));

type Declaration = ts.FunctionDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.VariableStatement;

/** Source files by path. The reader parses each once. */
class Sources {
  readonly files = new Map<string, ts.SourceFile>();

  read(path: string): ts.SourceFile {
    const parsed =
      this.files.get(path) ?? ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    this.files.set(path, parsed);
    return parsed;
  }

  /** Path of a relative import. Undefined for packages. */
  resolve(from: string, specifier: string): string | undefined {
    if (!specifier.startsWith('.')) return undefined;
    const path = join(dirname(from), specifier);
    return [`${path}.tsx`, `${path}.ts`].find((file) => existsSync(file));
  }

  /** Declaration of an exported name, through any number of exports from other modules. */
  find(path: string, name: string): { path: string; node: Declaration } | undefined {
    const file = this.read(path);
    for (const node of file.statements) {
      if (isDeclaration(node) && namesOf(node).includes(name)) return { path, node };
      for (const each of exportsOf(node)) {
        const target = each.name === name && each.module && this.resolve(path, each.module);
        if (target) return this.find(target, each.source);
      }
    }
    return undefined;
  }
}

const isDeclaration = (node: ts.Node): node is Declaration =>
  ts.isFunctionDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isVariableStatement(node);

const namesOf = (node: Declaration): string[] =>
  ts.isVariableStatement(node)
    ? node.declarationList.declarations.map(({ name }) => name.getText())
    : node.name
      ? [node.name.text]
      : [];

/** Names of `export { a, b as c } from './module'`. */
function exportsOf(node: ts.Statement) {
  if (!ts.isExportDeclaration(node) || !node.exportClause || !ts.isNamedExports(node.exportClause)) return [];
  const module =
    node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : undefined;
  return node.exportClause.elements.map(({ name, propertyName }) => ({
    name: name.text,
    source: (propertyName ?? name).text,
    module,
  }));
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const isTag = (node: ts.JSDoc | ts.JSDocTag): node is ts.JSDocTag => !ts.isJSDoc(node);

function commentOf(node: ts.Node) {
  const parts = ts.getJSDocCommentsAndTags(node);
  const doc = parts.findLast((part) => ts.isJSDoc(part));
  const example = [...(doc?.tags ?? []), ...parts.filter(isTag)].find(({ tagName }) => tagName.text === 'example');
  return {
    description: oneLine(ts.getTextOfJSDocComment(doc?.comment) ?? ''),
    example: ts.getTextOfJSDocComment(example?.comment)?.trim(),
  };
}

/** Values of `(typeof sizes)[number]` as a union. Other types as they are written. */
function typeText(type: ts.TypeNode | undefined, file: ts.SourceFile): string {
  const text = oneLine(type?.getText() ?? 'unknown');
  return text.replaceAll(/\(typeof (\w+)\)\[number\]/g, (written, name: string) => {
    const list = new RegExp(`const ${name}\\b[^=]*= \\[([^\\]]*)\\] as const`).exec(file.text)?.[1];
    return list ? oneLine(list).replace(/,$/, '').split(', ').join(' | ') : written;
  });
}

/** Fields of a type, including the fields of all members of intersections and unions. */
function fieldsOf(members: readonly ts.Node[], file: ts.SourceFile): ApiField[] {
  const found = members.flatMap((member): ApiField[] => {
    if (ts.isPropertySignature(member) || ts.isMethodSignature(member))
      return [
        {
          name: member.name.getText(),
          type: ts.isMethodSignature(member) ? oneLine(member.getText()) : typeText(member.type, file),
          optional: member.questionToken !== undefined,
          description: commentOf(member).description,
        },
      ];
    if (ts.isTypeLiteralNode(member)) return fieldsOf(member.members, file);
    if (ts.isUnionTypeNode(member) || ts.isIntersectionTypeNode(member)) return fieldsOf(member.types, file);
    return ts.isParenthesizedTypeNode(member) ? fieldsOf([member.type], file) : [];
  });
  return [...new Map(found.map((field) => [field.name, field])).values()];
}

function shapeOf(node: Declaration): Pick<ApiItem, 'fields' | 'definition'> {
  const file = node.getSourceFile();
  if (ts.isInterfaceDeclaration(node)) return { fields: fieldsOf(node.members, file) };
  if (!ts.isTypeAliasDeclaration(node)) return {};
  const fields = fieldsOf([node.type], file);
  return fields.length > 0 ? { fields } : { definition: typeText(node.type, file) };
}

const kindOf = (name: string, node: Declaration): ApiItem['kind'] => {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return 'type';
  if (/^use[A-Z]/.test(name)) return 'hook';
  return /^[A-Z][a-z]/.test(name) ? 'component' : 'value';
};

interface Manifest {
  name: string;
  exports: Record<string, string | { source?: string }>;
}

interface UiApi {
  items: readonly ApiItem[];
  /** Paths of the entries that export components, by name. */
  entries: Readonly<Record<string, string>>;
  /** Every file that was read. */
  files: readonly string[];
}

/** Reads the public components, hooks, values and types of the package with their TSDoc. */
export function readUiApi(): UiApi {
  const sources = new Sources();
  const manifest = JSON.parse(readFileSync(join(sourceFolder, '../package.json'), 'utf8')) as Manifest;
  const found = new Map<string, ApiItem & { text: string }>();
  const paths = new Map<string, string>();
  for (const [path, target] of Object.entries(manifest.exports)) {
    if (typeof target === 'string' || !target.source) continue;
    const entry = join(manifest.name, path);
    const file = join(sourceFolder, '..', target.source);
    for (const { name } of sources.read(file).statements.flatMap(exportsOf)) {
      const declared = sources.find(file, name);
      if (!declared || found.has(name)) continue;
      const { node } = declared;
      const { description, example } = commentOf(node);
      const folder = dirname(declared.path.slice(sourceFolder.length + 1));
      const kind = kindOf(name, node);
      if (kind === 'component') paths.set(entry, file);
      found.set(name, {
        name,
        kind,
        entry,
        folder: folder === '.' ? '' : folder,
        description,
        ...(example && { example }),
        ...shapeOf(node),
        refs: [],
        // The body of a function names types that its callers never see.
        text: ts.isFunctionDeclaration(node)
          ? [...node.parameters, node.type].map((part) => part?.getText() ?? '').join()
          : node.getText(),
      });
    }
  }
  const items = [...found.values()].map(({ text, ...item }): ApiItem => {
    const words = new Set(text.match(/\b[A-Z]\w+/g) ?? []);
    return { ...item, refs: [...words].filter((word) => word !== item.name && found.get(word)?.kind === 'type') };
  });
  return { items, entries: Object.fromEntries(paths), files: [...sources.files.keys()] };
}
