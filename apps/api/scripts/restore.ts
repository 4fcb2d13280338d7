// `npm run restore -- --from backup.tar`: restores an archive of `npm run backup`. See docs/operations-backup.md.
import { runRestore } from '../src/backup/commands.ts';
import { readRestoreOptions, restoreUsage } from '../src/backup/options.ts';
import { reportBackup, warningsOf } from '../src/backup/report.ts';
import { reportErrors } from '../src/startErrors.ts';

await reportErrors(async () => {
  const options = await readRestoreOptions(process.argv.slice(2), process.env);
  if (!options) return void process.stdout.write(restoreUsage);
  const begun = performance.now();
  const manifest = await runRestore(options);
  for (const warning of warningsOf(manifest)) process.stderr.write(`fairlead: warning: ${warning}\n`);
  process.stdout.write(await reportBackup('restored and checked', manifest, { path: options.from, begun }));
});
