import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { Manifest } from './packages.ts';
import { root } from './root.ts';

/** Source files of the entry points of all packages. */
const entryPoints = () =>
  globSync('packages/{*,features/*}/package.json', { cwd: root }).flatMap((file) => {
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;
    const sources = Object.values(manifest.exports).map((target) => typeof target === 'object' && target.source);
    return sources.flatMap((source) => (source ? [join(root, dirname(file), source)] : []));
  });

/**
 * Writes the declarations of all packages, one file per source file, in the folders of the repository. Does not report type
 * errors.
 * @throws {Error} A declaration cannot be written, for example because it uses a type that its module does not export.
 */
export function emitDeclarations(outDir: string): void {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const config = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), {}, host);
  if (!config) throw new Error('tsconfig.json cannot be read');
  const options: ts.CompilerOptions = {
    ...config.options,
    allowJs: false,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    target: ts.ScriptTarget.ESNext,
    rootDir: root,
    outDir,
  };
  const ambient = config.fileNames.filter((file) => file.endsWith('.d.ts'));
  const program = ts.createProgram([...entryPoints(), ...ambient], options);
  const { diagnostics } = program.emit();
  if (diagnostics.length === 0) return;
  const format = {
    getCurrentDirectory: () => root,
    getCanonicalFileName: (file: string) => file,
    getNewLine: () => '\n',
  };
  throw new Error(ts.formatDiagnostics(diagnostics, format));
}
