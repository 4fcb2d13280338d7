import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, readConfig, StartError } from '../../src/config.ts';
import { openDatabase } from '../../src/db/client.ts';
import type { OpenedDatabase } from '../../src/db/database.ts';
import { lockFolder, noLock } from '../../src/lock.ts';
import { diskStorage } from '../../src/ports/diskStorage.ts';
import { readSecrets } from '../../src/secrets.ts';

interface Opened {
  database: OpenedDatabase;
  config: Config;
  storage: ReturnType<typeof diskStorage>;
}

/**
 * Opens the database of `DATABASE_URL` or of the data folder, as the server does, and closes it after the work.
 *
 * @throws {StartError} In production, because the accounts of the large agency have a public password.
 */
export async function withScaleDatabase(work: (opened: Opened) => Promise<void>): Promise<void> {
  const config = readConfig([], process.env);
  const { production, databaseUrl, migrationDatabaseUrl: migrationUrl, dataFolder } = config;
  if (production)
    throw new StartError('refused in production: the accounts of the large agency have a public password');
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const lock = databaseUrl ? noLock : await lockFolder(dataFolder);
  try {
    // The login for requests gets its password from this secret, so it must be the server's.
    const { jwt: secrets } = await readSecrets(config);
    const where = databaseUrl ? { url: databaseUrl, migrationUrl, secrets } : { folder: join(dataFolder, 'pg') };
    const database = await openDatabase(where);
    try {
      await work({ database, config, storage: diskStorage(join(dataFolder, 'files')) });
    } finally {
      await database.runtime.close();
      await database.owner.close();
    }
  } finally {
    await lock.release();
  }
}
