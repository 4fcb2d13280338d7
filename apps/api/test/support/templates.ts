/** Initial data of a test database: empty, or the demo data. */
export type InitialData = 'empty' | 'demo';

export interface PostgresTemplate {
  kind: 'postgres';
  /** Address for the owner of the tables. */
  server: string;
  /** Login that serves requests in all databases of this run. */
  login: { user: string; password: string };
  databases: Record<InitialData, string>;
}

/** Address of a database on the server. */
export function addressOf({ server, login }: Pick<PostgresTemplate, 'server' | 'login'>, name: string) {
  const migrationUrl = new URL(server);
  migrationUrl.pathname = `/${name}`;
  const url = new URL(migrationUrl);
  url.searchParams.set('user', login.user);
  url.searchParams.set('password', login.password);
  return { url: url.href, migrationUrl: migrationUrl.href, secrets: [''] as const };
}
