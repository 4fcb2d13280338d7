import { reencryptFactors } from './areas/auth/reencryptFactors.ts';
import { makeSealedSecrets } from './areas/auth/sealedSecrets.ts';
import type { Config } from './config.ts';
import type { OpenedDatabase } from './db/database.ts';
import { scoped } from './db/scope.ts';
import { moveFiles } from './moveFiles.ts';
import { openData, prepareFolder } from './openData.ts';
import { readSecrets, type Secrets } from './secrets.ts';

type Command = (database: OpenedDatabase, secrets: Secrets) => Promise<string>;

const commands: Record<Exclude<NonNullable<Config['command']>, 'moveFiles'>, Command> = {
  // Opening the database has migrated it.
  migrate: () => Promise.resolve('the database has all migrations of this version'),
  reencryptFactors: async ({ runtime }, { secondFactor }) => {
    const run = scoped(runtime.db, { role: 'fairlead_auth' });
    const { renewed, unreadable } = await reencryptFactors(run, makeSealedSecrets(secondFactor));
    const lost =
      unreadable > 0 ? `; ${unreadable} cannot be read: keep the previous secrets, or reset these factors` : '';
    return `${renewed} second factors were encrypted with the current secret${lost}`;
  },
};

/** Runs a command of the command line on the data instead of serving. Returns a line for the operator. */
export async function runCommand(command: NonNullable<Config['command']>, config: Config): Promise<string> {
  const lock = await prepareFolder(config);
  try {
    // Needs no database.
    if (command === 'moveFiles') return await moveFiles(config);
    const secrets = await readSecrets(config);
    const database = await openData(config, secrets);
    try {
      return await commands[command](database, secrets);
    } finally {
      await database.owner.close();
      await database.runtime.close();
    }
  } finally {
    await lock.release();
  }
}
