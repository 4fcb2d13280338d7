import { parseArgs } from 'node:util';
import { type DataConfig, readDataConfig, StartError } from '../config.ts';
import { type Encryption, type Keys, readIdentities, readPassphrase } from './encryption.ts';

/** Environment variables with secrets. Command lines are visible to other users of the machine. */
const PASSPHRASE = 'FAIRLEAD_BACKUP_PASSPHRASE';

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean' } as const;
const keyOptions = { data: text, 'passphrase-file': text, 'identity-file': texts, help: flag } as const;

type KeyValues = { 'passphrase-file'?: string; 'identity-file'?: string[] };

export interface BackupOptions {
  data: DataConfig;
  action: { to: string } | { verify: string };
  encryption: Encryption;
  keys: Keys;
}

export interface RestoreOptions {
  data: DataConfig;
  from: string;
  replace: boolean;
  keys: Keys;
  /** File with a newer list of erasures. */
  erasures: string | undefined;
}

export const backupUsage = `npm run backup -- --to <folder or file>    backs up the database and the files
npm run backup -- --verify <file>          checks a backup without a database

  --data <folder>           the data folder (default: FAIRLEAD_DATA, or ./data)
  --recipient <age1…>       encrypts for this public key of age-keygen; can be repeated
  --passphrase-file <file>  encrypts with the passphrase in the first line (or FAIRLEAD_BACKUP_PASSPHRASE)
  --identity-file <file>    private key of age-keygen, for --verify

DATABASE_URL, or FAIRLEAD_MIGRATION_DATABASE_URL, is the owner of the tables. Without it, the data folder has the database.
`;

export const restoreUsage = `npm run restore -- --from <file>    restores a backup into an empty database and an empty file storage

  --data <folder>           the data folder (default: FAIRLEAD_DATA, or ./data)
  --replace                 deletes the current database, and moves files that are not in the backup into quarantine
  --erasures <file>         a newer erased-contacts.txt: these contacts and agencies are erased again
  --passphrase-file <file>  passphrase of the backup, in the first line (or FAIRLEAD_BACKUP_PASSPHRASE)
  --identity-file <file>    private key of age-keygen; can be repeated

DATABASE_URL, or FAIRLEAD_MIGRATION_DATABASE_URL, is the owner of the new tables. Without it, the database is created in the data folder.
`;

/** @returns Undefined when the command line asks for the options. @throws {StartError} */
export async function readBackupOptions(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<BackupOptions | undefined> {
  const options = { ...keyOptions, to: text, verify: text, recipient: texts };
  const values = parse(() => parseArgs({ args: [...args], options }).values);
  if (values.help) return undefined;
  const { to, verify, recipient: recipients } = values;
  if (Boolean(to) === Boolean(verify)) throw new StartError('give --to, or --verify (--help lists the options)');
  const keys = await readKeys(values, env);
  if (recipients && keys.passphrase !== undefined && to)
    throw new StartError('encrypt for --recipient or with a passphrase, not both');
  const { passphrase } = keys;
  return {
    data: readDataConfig(values.data, env),
    action: to ? { to } : { verify: verify ?? '' },
    encryption: recipients ? { recipients } : passphrase === undefined ? undefined : { passphrase },
    keys,
  };
}

/** @returns Undefined when the command line asks for the options. @throws {StartError} */
export async function readRestoreOptions(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<RestoreOptions | undefined> {
  const options = { ...keyOptions, from: text, replace: flag, erasures: text };
  const values = parse(() => parseArgs({ args: [...args], options }).values);
  if (values.help) return undefined;
  if (!values.from) throw new StartError('give --from, the file of the backup (--help lists the options)');
  return {
    data: readDataConfig(values.data, env),
    from: values.from,
    replace: values.replace ?? false,
    keys: await readKeys(values, env),
    erasures: values.erasures,
  };
}

async function readKeys(values: KeyValues, env: NodeJS.ProcessEnv): Promise<Keys> {
  const file = values['passphrase-file'];
  const passphrase = file === undefined ? env[PASSPHRASE] || undefined : await readPassphrase(file);
  const identities = await Promise.all((values['identity-file'] ?? []).map(readIdentities));
  return { passphrase, identities: identities.flat() };
}

function parse<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new StartError(`${reason} (--help lists the options)`);
  }
}
