import { spawn } from 'node:child_process';
import { root } from './root.ts';
import { supervise } from './supervise.mjs';

/** One step of `npm test`. */
export interface Step {
  /** Name for `npm test -- <name>`. */
  name: string;
  title: string;
  /** Commands that run in order until one fails, or a function that returns an exit code. */
  run: readonly string[] | (() => Promise<number>);
  /** Reason why the step cannot run here. */
  skip?: string | undefined;
  env?: NodeJS.ProcessEnv;
}

type Outcome = 'passed' | 'failed' | 'skipped';
interface Result {
  step: Step;
  outcome: Outcome;
  seconds: number;
}

const mark: Record<Outcome, string> = { passed: '✓', failed: '✗', skipped: '–' };
const say = (text: string) => process.stdout.write(`${text}\n`);

async function execute({ run, env }: Step): Promise<number> {
  if (typeof run === 'function') return run();
  for (const line of run) {
    const [command = '', ...args] = line.split(' ');
    const code = await supervise(
      spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }),
    );
    if (code !== 0) return code;
  }
  return 0;
}

async function attempt(step: Step): Promise<Result> {
  if (step.skip) return { step, outcome: 'skipped', seconds: 0 };
  const start = performance.now();
  const code = await execute(step).catch((error: unknown) => {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return 1;
  });
  return { step, outcome: code === 0 ? 'passed' : 'failed', seconds: (performance.now() - start) / 1000 };
}

const row = ({ step, outcome, seconds }: Result) =>
  `  ${mark[outcome]} ${step.title.padEnd(58)} ${outcome === 'skipped' ? `skipped: ${step.skip}` : `${seconds.toFixed(1).padStart(6)} s`}`;

/** Runs all steps, even after a failure, and prints a table and `N passed, N failed`. */
export async function runSteps(steps: readonly Step[]): Promise<number> {
  const results: Result[] = [];
  for (const [index, step] of steps.entries()) {
    say(`\n━━ ${index + 1}/${steps.length} ${step.title} ━━`);
    const result = await attempt(step);
    say(row(result));
    results.push(result);
  }
  const count = (outcome: Outcome) => results.filter((result) => result.outcome === outcome).length;
  say(`\n${results.map(row).join('\n')}\n`);
  const failed = results.filter(({ outcome }) => outcome === 'failed').map(({ step }) => step.name);
  if (failed.length > 0) say(`Failed: ${failed.join(', ')}. One of them alone: npm test -- ${failed[0]}\n`);
  say(`${count('passed')} passed, ${count('failed')} failed`);
  return failed.length === 0 ? 0 : 1;
}
