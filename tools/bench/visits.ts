// Measures how long a first visit takes until a list or the sign-in form is painted, beside a list in plain React and one of
// react-admin: fast 4G, a processor that is four times as slow, HTTP/1.1.
// npm run bench:visits [-- --ours]   With --ours, react-admin is left out.
import { chromium } from 'playwright';
import { chromiumArgs, ensureBrowser } from '../browser.ts';
import { startDemoServer } from '../lib/demoServer.ts';
import { buildPortal } from '../lib/portal.ts';
import { buildContestant } from './build.ts';
import { installRivals } from './install.ts';
import { measureVisits, type Target, type VisitTimes } from './measureVisit.ts';
import { median } from './report.ts';
import { servePages } from './servePages.ts';

const ROUNDS = 5;
const withRivals = !process.argv.includes('--ours');

/** Highest ratio of the figure of our page to the figure of the other page. */
const limits = [
  { ours: 'policies', other: 'plainList', of: 'ready', limit: 1.35 },
  { ours: 'coupons', other: 'plainList', of: 'ready', limit: 1.35 },
  { ours: 'policies', other: 'reactAdmin', of: 'ready', limit: 0.5 },
  { ours: 'coupons', other: 'reactAdmin', of: 'ready', limit: 0.5 },
  { ours: 'signIn', other: 'plainSignIn', of: 'ready', limit: 1.25 },
  { ours: 'policies', other: 'plainList', of: 'mainThread', limit: 1.6 },
  { ours: 'coupons', other: 'plainList', of: 'mainThread', limit: 1.6 },
] as const;

if ((await buildPortal()) !== 0) process.exit(1);
if (withRivals) installRivals();
await buildContestant('plainList', 'pages');
await buildContestant('plainSignIn', 'pages');
if (withRivals) await buildContestant('reactAdmin', 'rivals');

const pages = await servePages();
const portal = await startDemoServer();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...chromiumArgs] });

async function signIn(email: string): Promise<NonNullable<Target['session']>> {
  const context = await browser.newContext({ baseURL: portal.origin });
  const page = await context.newPage();
  await page.goto('/auth/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Portal#2026');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'));
  const session = await context.storageState();
  await context.close();
  return session;
}

type Figures = { cold: VisitTimes[]; warm: VisitTimes[] };
const figures = new Map<string, Figures>();
try {
  const rows = (count: number) => `tbody tr:nth-child(${count})`;
  const [admin, agent] = [await signIn('admin@demo.test'), await signIn('owner@demo.test')];
  const targets: [string, Target][] = [
    ['plainList', { address: `${pages.origin}/plainList`, ready: rows(100) }],
    ['plainSignIn', { address: `${pages.origin}/plainSignIn`, ready: 'input[type=password]' }],
    ['signIn', { address: `${portal.origin}/auth/sign-in`, ready: 'input[type=password]' }],
    ['coupons', { address: `${portal.origin}/coupon`, ready: '[data-state=ready] tbody tr', session: admin }],
    ['policies', { address: `${portal.origin}/policies`, ready: '[data-state=ready] tbody tr', session: agent }],
  ];
  if (withRivals) targets.splice(1, 0, ['reactAdmin', { address: `${pages.origin}/reactAdmin`, ready: rows(100) }]);
  for (let round = -1; round < ROUNDS; round++) {
    process.stderr.write(round < 0 ? '.' : '#');
    for (const [name, target] of targets) {
      const { cold, warm } = await measureVisits(browser, target);
      if (round < 0) continue;
      const known = figures.get(name) ?? { cold: [], warm: [] };
      figures.set(name, { cold: [...known.cold, cold], warm: [...known.warm, warm] });
    }
    // Starts each round with another page.
    targets.push(...targets.splice(0, 1));
  }
  process.stderr.write('\n');
} finally {
  await browser.close();
  pages.stop();
  await portal.stop();
}

const figure = (name: string, visit: keyof Figures, what: keyof VisitTimes) =>
  median(figures.get(name)?.[visit].map((times) => times[what]) ?? []);
const cell = (value: number, digits = 0) => value.toFixed(digits).padStart(11);
process.stdout.write(`${'median, ms'.padEnd(12)}      ready  mainThread      shift   warm ready\n`);
for (const name of figures.keys())
  process.stdout.write(
    `${name.padEnd(12)}${cell(figure(name, 'cold', 'ready'))}${cell(figure(name, 'cold', 'mainThread'))}${cell(figure(name, 'cold', 'shift'), 3)}${cell(figure(name, 'warm', 'ready'))}\n`,
  );
for (const { ours, other, of, limit } of limits) {
  if (!figures.has(other)) continue;
  const ratio = figure(ours, 'cold', of) / figure(other, 'cold', of);
  const isMissed = !(ratio <= limit);
  process.stdout.write(
    `${isMissed ? 'missed' : 'held  '}  ${ours} / ${other}, ${of}: ${ratio.toFixed(2)}, limit ${limit}\n`,
  );
  if (isMissed) process.exitCode = 1;
}
