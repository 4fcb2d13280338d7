import { type SQL, sql } from 'drizzle-orm';
import type { ScaleSizes } from './sizes.ts';

/** Values that the SQL files of this folder use. */
export interface ScaleValues {
  agencyId: string;
  /** Part of email addresses, references and ids that only this agency has. */
  mark: string;
  /** Unix seconds. */
  now: number;
  passwordHash: string;
  firstNames: readonly string[];
  lastNames: readonly string[];
  /** Ids of the builtin roles. */
  roleIds: Readonly<Record<string, string>>;
  /** Numbers of records, and of the rows that they choose from. */
  sizes: ScaleSizes & Record<'types' | 'carriers' | 'incidents', number>;
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const textArray = (list: readonly string[]): string => `array[${list.map(literal).join(', ')}]`;
const choices = (list: Readonly<Record<string, string>>): string =>
  Object.entries(list)
    .map(([key, value]) => `when ${literal(key)} then ${value}`)
    .join(' ');

/**
 * Definitions of the functions that the SQL files use. They exist in the current connection only. PostgreSQL inlines them, so
 * they cost little per row.
 */
export function scaleFunctions({
  agencyId,
  mark,
  now,
  passwordHash,
  firstNames,
  lastNames,
  roleIds,
  sizes,
}: ScaleValues): SQL[] {
  const ids = Object.fromEntries(Object.entries(roleIds).map(([role, id]) => [role, `${literal(id)}::uuid`]));
  const counts = Object.fromEntries(Object.entries(sizes).map(([kind, count]) => [kind, String(count)]));
  const functions: [signature: string, result: string, volatility: 'immutable' | 'stable', body: string][] = [
    ['agency()', 'uuid', 'immutable', `${literal(agencyId)}::uuid`],
    ['mark()', 'text', 'immutable', literal(mark)],
    ['now_at()', 'timestamptz', 'immutable', `to_timestamp(${now})`],
    ['password_hash()', 'text', 'immutable', literal(passwordHash)],
    ['first_names()', 'text[]', 'immutable', textArray(firstNames)],
    ['last_names()', 'text[]', 'immutable', textArray(lastNames)],
    ['role_id(role text)', 'uuid', 'immutable', `case role ${choices(ids)} end`],
    ['size(kind text)', 'int', 'immutable', `case kind ${choices(counts)} end`],
    // a number from 0 to sides - 1; the same for the same n and salt
    [
      'dice(n bigint, salt int, sides int)',
      'int',
      'immutable',
      '((hashint8extended(n, salt) & 9223372036854775807) % sides)::int',
    ],
    [
      'pick(list text[], n bigint, salt int)',
      'text',
      'immutable',
      'list[1 + ((hashint8extended(n, salt) & 9223372036854775807) % cardinality(list))::int]',
    ],
    // a number from 1 to count; the first ones are more frequent
    [
      'skewed(n bigint, salt int, count int)',
      'int',
      'immutable',
      '1 + floor(count * power(pg_temp.dice(n, salt, 10000) / 10000.0, 1.6))::int',
    ],
    // a time in the last six years, growing with the share from 0 to 1; later times are more frequent
    [
      'moment(share float8)',
      'timestamptz',
      'stable',
      "pg_temp.now_at() - interval '1 hour' - interval '2190 days' * (1 - power(share, 0.8))",
    ],
    // time of creation of contact n; the agency began with a fifth of its contacts
    [
      'joined(n bigint)',
      'timestamptz',
      'stable',
      "pg_temp.moment(greatest(0, (n::float8 / pg_temp.size('contacts') - 0.2) / 0.8)) - interval '1 hour'",
    ],
    // number of a contact that existed at the moment of this share
    [
      'contact_at(n bigint, share float8)',
      'int',
      'immutable',
      "1 + pg_temp.dice(n, 19, floor((0.2 + 0.8 * share) * pg_temp.size('contacts'))::int)",
    ],
    // a UUIDv7; the same for the same kind, n and time
    [
      'uid(kind text, n bigint, at timestamptz)',
      'uuid',
      'stable',
      `overlay(overlay(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || substr(md5(kind || n || pg_temp.mark()), 13)
        placing '7' from 13 for 1) placing '8' from 17 for 1)::uuid`,
    ],
    [
      'token_hash(kind text, n bigint)',
      'text',
      'immutable',
      "encode(sha256((kind || n || pg_temp.mark())::bytea), 'hex')",
    ],
  ];
  return functions.map(([signature, result, volatility, body]) =>
    sql.raw(`create or replace function pg_temp.${signature} returns ${result} language sql ${volatility} as
      ${literal(`select ${body}`)}`),
  );
}
