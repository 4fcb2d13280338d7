import { NO_TRANSACTION } from '../../src/db/migrate.ts';

/** First migration after the baseline. */
const FIRST_CHECKED = '0007';

/**
 * A change that the previous version, which still serves during a rolling restart, does not survive, or that blocks its requests
 * for as long as a large table takes.
 */
interface Rule {
  name: string;
  /** Matches a statement without comments, in lower case and with single spaces. */
  pattern: RegExp;
  /** Whether the rule does not apply to tables that the same migration creates. */
  newTablesExempt?: true;
  instead: string;
}

const rules: readonly Rule[] = [
  {
    name: 'drop',
    pattern:
      /^drop (table|view|materialized view|function|schema|sequence|type)|^alter table .* drop (column )?(?!constraint|default|not null|expression|identity)/,
    instead: 'remove its uses in one release, and the object in the next',
  },
  {
    name: 'rename',
    pattern: /^alter .* rename (to|column|constraint|value)|^alter table \S+ rename /,
    instead: 'add a new name beside the old one, and write both',
  },
  {
    name: 'type-change',
    pattern: /^alter table .* alter (column )?\S+ (set data )?type /,
    instead: 'add a column of the new type, and copy the values in batches',
  },
  {
    name: 'not-null',
    pattern: /^alter table .* (add column (?!.*(default|generated)).* not null|alter (column )?\S+ set not null)/,
    newTablesExempt: true,
    instead: 'give the column a default, or add a CHECK constraint as NOT VALID',
  },
  {
    name: 'rewrite',
    pattern: /^alter table .* add column .* (generated always as \(|default .*(random\(|now\(|clock_timestamp\(|uuid))/,
    newTablesExempt: true,
    instead: 'add the column empty, and fill it in batches',
  },
  {
    name: 'constraint',
    pattern:
      /^alter table .* add (constraint \S+ )?(check|foreign key|exclude)(?!.*not valid)|^alter table .* add (constraint \S+ )?(unique|primary key)(?! using index)/,
    newTablesExempt: true,
    instead: 'add it as NOT VALID (or USING INDEX), and validate it in another migration',
  },
  {
    name: 'index',
    pattern: /^create (unique )?index (?!concurrently)|^drop index (?!concurrently)|^reindex (?!.*concurrently)/,
    newTablesExempt: true,
    instead: `use CONCURRENTLY in a migration of its own that begins with "${NO_TRANSACTION}"`,
  },
  {
    name: 'rights',
    pattern: /^revoke |^drop (policy|role|trigger)|^alter table .* disable /,
    instead: 'remove the rights in the release after the one that stops using them',
  },
];

const [MIN_REASON, EXCEPTION] = [20, /^-- allow ([\w-]+): (.*)$/gm] as const;

/** Problems of a migration, one line each. */
export function problemsOf(migration: string): string[] {
  const isOutside = migration.startsWith(NO_TRANSACTION);
  const statements = statementsOf(migration);
  const texts = statements.map(({ text }) => text);
  const created = new Set(texts.flatMap((text) => /^create table (?:if not exists )?(\S+)/.exec(text)?.[1] ?? []));
  return statements.flatMap((statement) => [
    ...ruleProblems(statement, created),
    ...transactionProblems(statement.text, isOutside),
    ...validationProblems(statement.text, texts),
  ]);
}

export const isChecked = (file: string): boolean => file >= FIRST_CHECKED;

interface Statement {
  text: string;
  /** Rules that comments before the statement allow it to break, with reasons. */
  allowed: Map<string, string>;
}

function ruleProblems({ text, allowed }: Statement, created: ReadonlySet<string>): string[] {
  const table = /^(?:alter table (?:only )?(?:if exists )?|create (?:unique )?index .*? on (?:only )?)(\S+)/.exec(
    text,
  )?.[1];
  const isNew = table !== undefined && created.has(table);
  const broken = rules.filter(({ pattern, newTablesExempt }) => pattern.test(text) && !(newTablesExempt && isNew));
  const unused = [...allowed.keys()].filter((name) => !broken.some((rule) => rule.name === name));
  return [
    ...broken
      .filter(({ name }) => !allowed.has(name))
      .map(({ name, instead }) => `${name}: ${text.slice(0, 80)}: ${instead}`),
    ...broken
      .filter(({ name }) => (allowed.get(name)?.length ?? MIN_REASON) < MIN_REASON)
      .map(({ name }) => `${name}: ${text.slice(0, 80)}: the exception needs a reason`),
    ...unused.map((name) => `${name}: ${text.slice(0, 80)}: the exception is not needed`),
  ];
}

function transactionProblems(text: string, isOutside: boolean): string[] {
  const isConcurrent = /\bconcurrently\b/.test(text);
  if (isConcurrent && !isOutside) return [`transaction: ${text.slice(0, 80)}: begin the file with "${NO_TRANSACTION}"`];
  if (isOutside && !(isConcurrent && /\bif (not )?exists\b/.test(text)))
    return [`transaction: ${text.slice(0, 80)}: use CONCURRENTLY with IF [NOT] EXISTS, because it may run twice`];
  return [];
}

/** A constraint that is added and validated in one transaction locks its table while all rows are read. */
function validationProblems(text: string, texts: readonly string[]): string[] {
  const [, constraint] = /validate constraint (\S+)/.exec(text) ?? [];
  if (constraint === undefined || !texts.some((other) => other.includes(`add constraint ${constraint} `))) return [];
  return [`constraint: ${text.slice(0, 80)}: validate it in another migration`];
}

/** Statements of a migration, with names without quotes and schema. Bodies of functions are left out. */
function statementsOf(migration: string): Statement[] {
  return migration
    .replaceAll('--> statement-breakpoint', '')
    .replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "''")
    .split(';')
    .map((part) => ({
      allowed: new Map([...part.matchAll(EXCEPTION)].map(([, name = '', reason = '']) => [name, reason.trim()])),
      text: part
        .replaceAll(/--.*$/gm, '')
        .replaceAll('"public".', '')
        .replaceAll('"', '')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .toLowerCase(),
    }))
    .filter(({ text }) => text !== '');
}
