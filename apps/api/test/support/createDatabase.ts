import { randomBytes } from 'node:crypto';
import { executeOnServer } from './executeOnServer.ts';

export interface CreatedDatabase {
  name: string;
  /** Address with the login of `server`. */
  url: string;
  drop(): Promise<void>;
}

/** Creates a database with a unique name on a PostgreSQL server, as a copy of `template` if given. */
export async function createDatabase(server: string, template?: string): Promise<CreatedDatabase> {
  const name = `fairlead_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  // The default strategy writes the whole copy to the log, which takes four times as long.
  const copy = template === undefined ? '' : ` template ${template} strategy = file_copy`;
  await executeOnServer(server, `create database ${name}${copy}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => executeOnServer(server, `drop database ${name} with (force)`) };
}
