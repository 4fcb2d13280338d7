/** Connection of the owner of the tables, used by nothing else. */
export interface MigrationSession {
  execute(statement: string): Promise<unknown>;
  select<T>(query: string): Promise<T[]>;
}

/** Journal of applied migrations, as drizzle keeps it. */
export const MIGRATIONS_TABLE = '"drizzle"."__drizzle_migrations"';
