// `npm run seed:scale -- --policies 30000`: adds one large agency to the database of DATABASE_URL or of the data folder.
import { StartError } from '../src/config.ts';
import { demoPassword } from '../src/demo/accounts.ts';
import { systemClock } from '../src/ports/clock.ts';
import { reportErrors, withScaleDatabase } from './scale/open.ts';
import { countScale, makeScale, scaleAccounts } from './scale/scale.ts';
import { DEFAULT_POLICIES } from './scale/sizes.ts';

/** Smaller agencies would lack some kinds of records. */
const MIN_POLICIES = 100;

const print = (text: string) => process.stdout.write(`${text}\n`);
const secondsSince = (start: number) => (performance.now() - start) / 1000;

function readPolicies(): number {
  const given = process.argv.slice(2).flatMap((argument) => argument.split('='));
  if (given.length === 0) return DEFAULT_POLICIES;
  const [option, value, ...others] = given;
  const policies = Number(value);
  if (option !== '--policies' || others.length > 0 || !Number.isInteger(policies) || policies < MIN_POLICIES)
    throw new StartError(`the only option is --policies, a number from ${MIN_POLICIES}`);
  return policies;
}

await reportErrors(async () => {
  const policies = readPolicies();
  await withScaleDatabase(async ({ database: { owner }, storage }) => {
    const start = performance.now();
    await makeScale(owner.db, {
      policies,
      now: systemClock.now(),
      storage,
      onPart: (name, seconds) => print(`  ${name.padEnd(22)} ${seconds.toFixed(1).padStart(9)} s`),
    });
    const took = secondsSince(start);
    print('');
    for (const [table, total] of Object.entries(await countScale(owner.db)))
      print(`  ${table.padEnd(22)} ${String(total).padStart(9)} rows`);
    print(`\nThe large agency is ready after ${took.toFixed(1)} s.`);
    print(`Sign in as ${Object.values(scaleAccounts).join(', ')} with the password ${demoPassword}`);
  });
});
