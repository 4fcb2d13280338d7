// `npm run backup -- --to ./backups`: writes the database and the files into one archive. See docs/operations-backup.md.
import { runBackup } from '../src/backup/commands.ts';
import { backupUsage, readBackupOptions } from '../src/backup/options.ts';
import { reportBackup, warningsOf } from '../src/backup/report.ts';
import { reportErrors } from '../src/startErrors.ts';

await reportErrors(async () => {
  const options = await readBackupOptions(process.argv.slice(2), process.env);
  if (!options) return void process.stdout.write(backupUsage);
  const begun = performance.now();
  const [path, manifest] = await runBackup(options);
  for (const warning of warningsOf(manifest)) process.stderr.write(`fairlead: warning: ${warning}\n`);
  const verb = 'verify' in options.action ? 'is complete' : 'is written';
  process.stdout.write(await reportBackup(`${path} ${verb}`, manifest, { path, begun }));
});
