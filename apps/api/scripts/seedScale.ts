// `npm run seed:scale -- --policies 30000`: adds one large agency to the database of DATABASE_URL or of the data folder. With
// `--agencies 500`, adds that many agencies of this size.
import { parseArgs } from 'node:util';
import { StartError } from '../src/config.ts';
import { demoPassword } from '../src/demo/accounts.ts';
import { systemClock } from '../src/ports/clock.ts';
import { reportErrors } from '../src/startErrors.ts';
import { withScaleDatabase } from './scale/open.ts';
import { countScale, makeAgencies, makeScale, scaleAccounts } from './scale/scale.ts';
import { DEFAULT_POLICIES } from './scale/sizes.ts';

/** Smaller agencies would lack some kinds of records. */
const MIN_POLICIES = 100;

const print = (text: string) => process.stdout.write(`${text}\n`);
const secondsSince = (start: number) => (performance.now() - start) / 1000;

interface Options {
  policies: number;
  /** Undefined for the one large agency. */
  agencies: number | undefined;
}

function readArguments(): { policies?: string; agencies?: string } {
  try {
    return parseArgs({ options: { policies: { type: 'string' }, agencies: { type: 'string' } } }).values;
  } catch {
    throw new StartError('the options are --policies and --agencies');
  }
}

function readOptions(): Options {
  const values = readArguments();
  const policies = Number(values.policies ?? DEFAULT_POLICIES);
  const agencies = values.agencies === undefined ? undefined : Number(values.agencies);
  if (!Number.isInteger(policies) || policies < MIN_POLICIES)
    throw new StartError(`--policies is a number from ${MIN_POLICIES}`);
  if (agencies !== undefined && (!Number.isInteger(agencies) || agencies < 1))
    throw new StartError('--agencies is a number from 1');
  return { policies, agencies };
}

await reportErrors(async () => {
  const { policies, agencies } = readOptions();
  await withScaleDatabase(async ({ database: { owner }, storage }) => {
    const start = performance.now();
    const now = systemClock.now();
    if (agencies !== undefined) {
      await makeAgencies(owner.db, { agencies, policies, now, storage });
      print(`${agencies} agencies with ${policies} policies each are ready after ${secondsSince(start).toFixed(1)} s.`);
      return;
    }
    await makeScale(owner.db, {
      policies,
      now,
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
