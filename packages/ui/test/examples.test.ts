import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const entries = [
  'index',
  'charts',
  'combobox',
  'multiSelect',
  'commandPalette',
  'richText',
  'richTextEditor',
  'signaturePad',
  'board',
  'scheduler',
].map((name) => `${root}packages/ui/src/${name}.ts`);
/** Names and types that the readers of an example have of their own, such as `rows` or `save`; 2552 suggests another name. */
const UNKNOWN_NAME = [2304, 2552];

let options: ts.CompilerOptions = {};
/** Text of `@example`, by component. */
const examples = new Map<string, string | undefined>();
beforeAll(() => {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, (path) => ts.sys.readFile(path)) as { config: unknown };
  options = { ...ts.parseJsonConfigFileContent(config, ts.sys, root).options, noEmit: true, skipLibCheck: true };
  const program = ts.createProgram(entries, options);
  const checker = program.getTypeChecker();
  for (const entry of entries) {
    const source = program.getSourceFile(entry);
    const module = source && checker.getSymbolAtLocation(source);
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      if (!(symbol.flags & ts.SymbolFlags.Function) || !/^[A-Z]/.test(exported.name)) continue;
      const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'example');
      examples.set(exported.name, tag && ts.displayPartsToString(tag.text));
    }
  }
}, 60_000);

it('are there for every component', () => {
  expect(examples.size).toBeGreaterThan(90);
  expect([...examples].flatMap(([name, example]) => (example ? [] : [name]))).toEqual([]);
});

it('compile', () => {
  const file = `${root}packages/ui/test/virtualExamples.tsx`;
  const text = [
    ...entries.map((entry, at) => `import * as module${at} from '${entry}';`),
    `const { ${[...examples.keys()].join(', ')} } = { ${entries.map((_, at) => `...module${at}`).join(', ')} };`,
    ...[...examples.values()].map((example) => `void (<>${example ?? ''}</>);`),
  ].join('\n');
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
      : read(name, ...rest);
  host.fileExists = (name) => name === file || ts.sys.fileExists(name);
  host.readFile = (name) => (name === file ? text : readFileSync(name, 'utf8'));
  const program = ts.createProgram([file], options, host);
  const source = program.getSourceFile(file);
  const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  const errors = found.filter(({ code }) => !UNKNOWN_NAME.includes(code));
  const lineOf = ({ start = 0 }: ts.Diagnostic) =>
    text.slice(text.lastIndexOf('\n', start) + 1, text.indexOf('\n', start));
  expect(errors.map((error) => `${lineOf(error)}: ${ts.flattenDiagnosticMessageText(error.messageText, ' ')}`)).toEqual(
    [],
  );
}, 60_000);
