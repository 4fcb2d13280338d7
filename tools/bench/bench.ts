// Measures the rendering cost of a screen, compared with plain React elements and three other libraries.
// pnpm bench [--ours]   With --ours, only plain elements and this library are measured.
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import { chromiumArgs, ensureBrowser } from '../browser.ts';
import { buildContestant } from './build.ts';
import { installRivals } from './install.ts';
import { measuringArgs, openStage, type Stage } from './measure.ts';
import { report } from './report.ts';

const unknown = process.argv.slice(2).filter((argument) => argument !== '--ours');
if (unknown.length > 0) {
  process.stderr.write(`No such option: ${unknown.join(' ')}. There is --ours\n`);
  process.exit(2);
}

const contestants = ['plain', 'ours'];
const rivals = process.argv.includes('--ours') ? [] : ['radix', 'mui', 'mantine'];
const warmUps = 4;
const measured = 41;
const strokes = 10;

/** Each scene returns its measures by name and leaves the page unchanged. */
const scenes: ((stage: Stage) => Promise<Record<string, number>>)[] = [
  async ({ play, cost }) => ({ buttons: await cost(() => play('buttons')) }),
  async ({ play, cost }) => ({
    table: await cost(() => play('table')),
    theme: await cost(() => play('dark')),
  }),
  async ({ play, cost, page }) => {
    await play('closed');
    const dialog = await cost(() => play('dialog'));
    await play('focus');
    // Fade-in animations must not count for the keystrokes.
    await sleep(400);
    const type = async (press: () => Promise<void>) => {
      for (let stroke = 0; stroke < strokes; stroke++) {
        await press();
        await play('wait');
      }
    };
    // Waiting for frames costs as much as a keystroke, so it is measured separately and subtracted.
    const waiting = await cost(() => type(() => Promise.resolve()));
    const typing = await cost(() => type(() => page.keyboard.press('a')));
    return { dialog, keystroke: (typing - waiting) / strokes };
  },
];

if (rivals.length > 0) installRivals();
for (const name of contestants) await buildContestant(name, 'contestants');
for (const name of rivals) await buildContestant(name, 'rivals');

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...chromiumArgs, ...measuringArgs] });
const names = [...contestants, ...rivals];
/** Figures of all rounds, by measure and contestant. */
const figures: Record<string, Record<string, number[]>> = {};
try {
  const stages: (readonly [string, Stage])[] = [];
  for (const name of names) stages.push([name, await openStage(browser, name)]);
  for (let round = -warmUps; round < measured; round++) {
    process.stderr.write(round < 0 ? '.' : '#');
    for (const scene of scenes)
      for (const [name, stage] of stages) {
        const costs = await scene(stage);
        await stage.play('closed');
        await stage.play('nothing');
        await stage.play('light');
        if (round >= 0)
          for (const [what, cost] of Object.entries(costs)) ((figures[what] ??= {})[name] ??= []).push(cost);
      }
    // Starts each round with another contestant.
    stages.push(...stages.splice(0, 1));
  }
  process.stderr.write('\n');
} finally {
  await browser.close();
}
const { table, missed } = report(figures, names);
process.stdout.write(`${table}\n`);
for (const line of missed) process.stderr.write(`fairlead: ${line}\n`);
if (missed.length > 0) process.exitCode = 1;
