import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { migrationConfig } from '../src/db/database.ts';
import { isChecked, problemsOf } from './support/migrationRules.ts';

const { migrationsFolder } = migrationConfig;

describe('a migration', () => {
  it('keeps the previous version working', async () => {
    const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql') && isChecked(file));
    const problems = await Promise.all(
      files.map(async (file) =>
        problemsOf(await readFile(`${migrationsFolder}/${file}`, 'utf8')).map((problem) => `${file}: ${problem}`),
      ),
    );
    expect(problems.flat()).toEqual([]);
  });

  it.each([
    ['drop', 'DROP TABLE "agencies"'],
    ['drop', 'ALTER TABLE "agencies" DROP COLUMN "name"'],
    ['drop', 'alter table public.agencies\n  drop name'],
    ['drop', 'DROP FUNCTION IF EXISTS app_agency()'],
    ['rename', 'ALTER TABLE "agencies" RENAME TO "offices"'],
    ['rename', 'ALTER TABLE "agencies" RENAME COLUMN "name" TO "title"'],
    ['type-change', 'ALTER TABLE "agencies" ALTER COLUMN "name" SET DATA TYPE varchar(10)'],
    ['type-change', 'ALTER TABLE "agencies" ALTER "name" TYPE varchar(10)'],
    ['not-null', 'ALTER TABLE "agencies" ADD COLUMN "city" text NOT NULL'],
    ['not-null', 'ALTER TABLE "agencies" ALTER COLUMN "city" SET NOT NULL'],
    ['rewrite', 'ALTER TABLE "agencies" ADD COLUMN "token" uuid DEFAULT gen_random_uuid()'],
    ['rewrite', 'ALTER TABLE "agencies" ADD COLUMN "big" text GENERATED ALWAYS AS (upper(name)) STORED'],
    ['constraint', 'ALTER TABLE "agencies" ADD CONSTRAINT "name_ck" CHECK (name <> $$$$)'],
    ['constraint', 'ALTER TABLE "agencies" ADD CONSTRAINT "a_fk" FOREIGN KEY ("a") REFERENCES "public"."b"("id")'],
    ['constraint', 'ALTER TABLE "agencies" ADD CONSTRAINT "name_uq" UNIQUE ("name")'],
    ['constraint', 'ALTER TABLE a ADD CONSTRAINT c CHECK (x) NOT VALID; ALTER TABLE a VALIDATE CONSTRAINT c'],
    ['index', 'CREATE INDEX "name_ix" ON "agencies" USING btree ("name")'],
    ['index', 'CREATE UNIQUE INDEX "name_ix" ON "agencies" ("name")'],
    ['index', 'DROP INDEX "name_ix"'],
    ['transaction', 'CREATE INDEX CONCURRENTLY IF NOT EXISTS "name_ix" ON "agencies" ("name")'],
    ['transaction', '-- no transaction\nCREATE INDEX CONCURRENTLY "name_ix" ON "agencies" ("name")'],
    ['transaction', '-- no transaction\nUPDATE agencies SET name = $$a$$'],
    ['rights', 'REVOKE SELECT ON agencies FROM fairlead_app'],
    ['rights', 'DROP POLICY tenant ON agencies'],
    ['drop', '-- allow drop: short\nDROP TABLE "agencies"'],
    ['drop', '-- allow rename: this is a reason for another rule\nDROP TABLE "agencies"'],
    ['rename', '-- allow rename: this is a reason for a statement that needs none\nSELECT 1'],
  ])('is rejected by the rule %s: %s', (rule, statement) => {
    const rulesOf = (migration: string) => problemsOf(migration).map((problem) => problem.split(':')[0]);
    expect(
      rulesOf(`SELECT 1;--> statement-breakpoint\n${statement};`.replace(/^.*(?=-- no transaction)/s, '')),
    ).toContain(rule);
  });

  it.each([
    'CREATE TABLE "visits" ("id" uuid NOT NULL, "note" text NOT NULL); ALTER TABLE "visits" ADD CONSTRAINT "v_fk" FOREIGN KEY ("id") REFERENCES "public"."agencies"("id"); CREATE INDEX "v_ix" ON "visits" USING btree ("id")',
    `ALTER TABLE "agencies" ADD COLUMN "language" text DEFAULT 'en' NOT NULL`,
    'ALTER TABLE "agencies" ADD COLUMN "city" text',
    'ALTER TABLE "agencies" ADD CONSTRAINT "city_ck" CHECK (city <> name) NOT VALID',
    'ALTER TABLE "agencies" VALIDATE CONSTRAINT "city_ck"',
    'ALTER TABLE "agencies" ADD CONSTRAINT "name_uq" UNIQUE USING INDEX "name_ix"',
    'ALTER TABLE "agencies" ALTER COLUMN "city" DROP NOT NULL',
    'ALTER TABLE "agencies" DROP CONSTRAINT "city_ck"',
    '-- no transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "name_ix" ON "agencies" ("name")',
    '-- no transaction\nDROP INDEX CONCURRENTLY IF EXISTS "name_ix"',
    'GRANT SELECT ON agencies TO fairlead_jobs; CREATE POLICY jobs ON agencies TO fairlead_jobs USING (true)',
    'CREATE FUNCTION tidy() RETURNS void LANGUAGE sql AS $$ DROP TABLE agencies; ALTER TABLE a RENAME TO b; $$',
    '-- DROP TABLE agencies\nSELECT 1',
    '-- allow drop: no version since 2.3 reads this table, see the release notes\nDROP TABLE "agencies"',
  ])('is accepted: %s', (migration) => {
    expect(problemsOf(migration)).toEqual([]);
  });
});
