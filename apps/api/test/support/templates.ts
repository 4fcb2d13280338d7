/** Initial data of a test database: empty, or the demo data. */
export type InitialData = 'empty' | 'demo';

export interface PostgresTemplate {
  kind: 'postgres';
  /** Address for the owner of the tables. */
  server: string;
  /** Login that serves requests in all databases of this run. */
  login: { user: string; password: string };
  databases: Record<InitialData, string>;
  /** Address of a connection pooler in transaction mode, through which requests are then served. */
  pooler?: string | undefined;
}

/** Address of a database on the server. */
export function addressOf({ server, login, pooler }: Omit<PostgresTemplate, 'kind' | 'databases'>, name: string) {
  const migrationUrl = new URL(server);
  migrationUrl.pathname = `/${name}`;
  const url = new URL(migrationUrl);
  url.searchParams.set('user', login.user);
  url.searchParams.set('password', login.password);
  const address = { migrationUrl: migrationUrl.href, secrets: [''] as const };
  if (pooler === undefined) return { ...address, url: url.href };
  const directUrl = url.href;
  url.host = new URL(pooler).host;
  return { ...address, url: url.href, directUrl };
}
