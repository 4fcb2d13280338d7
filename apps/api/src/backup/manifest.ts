import { z } from 'zod';

/** Version of the archive format. A change that older versions cannot read increases it. */
export const FORMAT = 1;

export const MANIFEST = 'manifest.json';
/** Checksum of the manifest, as `sha256sum` writes it. Last entry of a complete archive. */
export const MANIFEST_CHECKSUM = 'manifest.json.sha256';
export const ERASURES = 'erased-contacts.txt';
export const FILES = 'files/';
export const DATABASE = 'database/';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().min(1);

const table = z.object({
  schema: name,
  name,
  columns: z.array(name),
  rows: z.number(),
  /** Sum over the hashes of all rows, so it does not depend on their order. */
  checksum: z.string(),
});

/** `createdAt` in Unix milliseconds identifies a migration. */
const migration = z.object({ createdAt: z.number(), name: z.string().optional() });

const part = z.object({ name, size: z.number(), sha256 });

export const databaseSchema = z.object({
  kind: z.enum(['pglite', 'postgres']),
  /** Version of PostgreSQL. */
  server: name,
  migrations: z.array(migration).min(1),
  tables: z.array(table),
  sequences: z.array(z.object({ schema: name, name, value: z.string(), isCalled: z.boolean() })),
});

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  product: z.object({ name: z.literal('fairlead'), version: name }),
  /** ISO 8601, time of the state of the database. */
  createdAt: z.iso.datetime(),
  database: databaseSchema,
  files: z.object({
    count: z.number(),
    /** Keys that the database names and the storage did not have. */
    missing: z.array(z.string()),
    /** Keys of stored files whose bytes differ from the database. The archive contains them as they are. */
    damaged: z.array(z.string()),
  }),
  erasures: z.number(),
  /** All entries before the manifest, in their order. */
  parts: z.array(part),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type DatabaseState = z.infer<typeof databaseSchema>;
export type TableState = z.infer<typeof table>;
export type Migration = z.infer<typeof migration>;
export type Part = z.infer<typeof part>;

/** The only fields that every version of the format has. */
export const formatSchema = z.object({ format: z.number(), product: z.object({ version: z.string() }).optional() });
