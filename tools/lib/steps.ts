import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { root } from './root.ts';
import { supervise } from './supervise.mjs';

/** One step of `npm test`. */
export interface Step {
  /** Name for `npm test -- <name>`. */
  name: string;
  title: string;
  /** Commands that run in order until one fails. */
  run: readonly string[];
  /** Reason why the step cannot run here. */
  skip?: string | undefined;
  env?: NodeJS.ProcessEnv;
  /** Whether the step runs only when it is named, such as by the nightly tests. */
  onlyNamed?: boolean;
  /** Whether the step keeps all cores busy by itself, or measures times. It then runs while no other step does. */
  alone?: boolean;
  /** Whether the step needs Chromium. */
  browser?: boolean;
  /** Names of the steps whose output this step reads. */
  after?: readonly string[];
}

type Outcome = 'passed' | 'failed' | 'skipped';
interface Result {
  step: Step;
  outcome: Outcome;
  seconds: number;
  output: Buffer;
}

/** Steps that run at the same time. Most of them keep one core busy. */
const SLOTS = Math.min(2, availableParallelism());

/** Number of last lines of a failed step that are printed again at the end, where a reader of the log looks first. */
const REPEATED_LINES = 120;

const mark: Record<Outcome, string> = { passed: '✓', failed: '✗', skipped: '–' };
const print = (text: string) => process.stdout.write(`${text}\n`);

// Many programs print colors to a terminal only, and the steps print to a pipe.
const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/** Runs the commands of a step. `write` receives their output. */
async function execute({ run, env }: Step, write: (text: Buffer) => void): Promise<number> {
  for (const line of run) {
    const [command = '', ...args] = line.split(' ');
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...colors, ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', write);
    const [code] = await Promise.all([supervise(child), once(child, 'close')]);
    if (code !== 0) return code;
  }
  return 0;
}

async function attempt(step: Step, show: (text: Buffer) => void): Promise<Result> {
  if (step.skip) return { step, outcome: 'skipped', seconds: 0, output: Buffer.alloc(0) };
  const start = performance.now();
  const parts: Buffer[] = [];
  const write = (text: Buffer) => {
    parts.push(text);
    show(text);
  };
  const code = await execute(step, write).catch((error: unknown) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    write(Buffer.from(`${text}\n`));
    return 1;
  });
  const seconds = (performance.now() - start) / 1000;
  return { step, outcome: code === 0 ? 'passed' : 'failed', seconds, output: Buffer.concat(parts) };
}

const row = ({ step, outcome, seconds }: Result) =>
  `  ${mark[outcome]} ${step.title.padEnd(58)} ${outcome === 'skipped' ? `skipped: ${step.skip}` : `${seconds.toFixed(1).padStart(6)} s`}`;

/**
 * Runs the steps in their order, two at a time unless a step runs alone. A step that shares the machine prints its output when
 * it ends, so that the outputs do not mix.
 */
async function runAll(steps: readonly Step[]): Promise<Result[]> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const results: Result[] = [];
  const canStart = ({ alone = false, after = [] }: Step) =>
    running.size < (alone ? 1 : SLOTS) &&
    ![...running.keys()].some((other) => other.alone) &&
    ![...waiting, ...running.keys()].some(({ name }) => after.includes(name));
  const start = async (step: Step) => {
    const heading = `\n━━ ${steps.indexOf(step) + 1}/${steps.length} ${step.title} ━━`;
    if (step.alone) print(heading);
    const result = await attempt(step, (text) => step.alone && process.stdout.write(text));
    if (!step.alone) {
      print(heading);
      process.stdout.write(result.output);
    }
    print(row(result));
    results.push(result);
    running.delete(step);
  };
  while (waiting.length > 0 || running.size > 0) {
    // A step that runs alone waits for those before it. Later steps do not overtake it, or it would wait for all of them.
    const barrier = waiting.findIndex(({ alone }) => alone);
    const next = waiting.findIndex((step, index) => (barrier === -1 || index <= barrier) && canStart(step));
    const [step] = next === -1 ? [] : waiting.splice(next, 1);
    if (step) running.set(step, start(step));
    else await Promise.race(running.values());
  }
  return results.toSorted((a, b) => steps.indexOf(a.step) - steps.indexOf(b.step));
}

/** Runs all steps, even after a failure, and prints a table and `N passed, N failed`. */
export async function runSteps(steps: readonly Step[]): Promise<number> {
  const start = performance.now();
  const results = await runAll(steps);
  const count = (outcome: Outcome) => results.filter((result) => result.outcome === outcome).length;
  const failures = results.filter(({ outcome }) => outcome === 'failed');
  for (const { step, output } of failures) {
    const lines = output.toString().trimEnd().split('\n').slice(-REPEATED_LINES);
    print(`\n━━ Failed: ${step.title} ━━\n${lines.join('\n')}`);
  }
  print(`\n${results.map(row).join('\n')}\n`);
  const failed = failures.map(({ step }) => step.name);
  if (failed.length > 0) print(`Failed: ${failed.join(', ')}. One of them alone: npm test -- ${failed[0]}\n`);
  const seconds = Math.round((performance.now() - start) / 1000);
  print(`${count('passed')} passed, ${count('failed')} failed, ${seconds} s in total`);
  return failed.length === 0 ? 0 : 1;
}
