import { stat } from 'node:fs/promises';
import type { Manifest } from './manifest.ts';

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const count = (number: number, name: string) => `${number.toLocaleString('en')} ${name}${number === 1 ? '' : 's'}`;

/** Summary of a backup, for the operator. */
export async function reportBackup(
  title: string,
  { createdAt, database, files }: Manifest,
  { path, begun }: { path: string; begun: number },
): Promise<string> {
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
  const { size } = await stat(path);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  return [
    `${title} (${megabytes(size)}, ${seconds} s)`,
    `  state of ${createdAt}, ${database.kind} ${database.server}, migration ${database.migrations.at(-1)?.name ?? 'unknown'}`,
    `  ${count(rows, 'row')} in ${count(database.tables.length, 'table')}, ${count(files.count, 'file')}`,
    '',
  ].join('\n');
}

/** Files that need the attention of the operator. */
export function warningsOf({ files: { missing, damaged } }: Manifest): string[] {
  const list = (keys: readonly string[]) => `${keys.slice(0, 3).join(', ')}${keys.length > 3 ? ', …' : ''}`;
  return [
    ...(missing.length > 0
      ? [`${count(missing.length, 'file')} of the database missing in the storage: ${list(missing)}`]
      : []),
    ...(damaged.length > 0 ? [`${count(damaged.length, 'stored file')} damaged: ${list(damaged)}`] : []),
  ];
}
