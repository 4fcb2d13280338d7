import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { builds } from './build.ts';

/** A contestant's page, ready to be played. */
export interface Stage {
  /** Does a step and waits until it is painted. */
  play: (step: string) => Promise<void>;
  /** Does it and answers with the milliseconds of the main thread that it took. */
  cost: (action: () => Promise<unknown>) => Promise<number>;
  page: Page;
}

const origin = 'http://bench.test';
// The same font for all, one that needs no download.
const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Bench</title>
    <link rel="stylesheet" href="/style.css" />
  </head>
  <body style="font-family: sans-serif">
    <div id="root"></div>
    <script type="module" src="/script.js"></script>
  </body>
</html>`;

/** What the browser needs beside its usual arguments. */
export const measuringArgs = ['--js-flags=--expose-gc'];

/** Opens the build of a contestant in a context of its own, which is a process of its own. */
export async function openStage(browser: Browser, name: string): Promise<Stage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(builds, name, pathname);
    if (pathname === '/') await route.fulfill({ contentType: 'text/html', body: html });
    else if (existsSync(file)) await route.fulfill({ path: file });
    else await route.fulfill({ status: 404, body: '' });
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    process.stderr.write(`${name}: ${error.message}\n`);
    process.exitCode = 1;
  });
  await page.goto(origin);
  await page.waitForFunction('"stage" in window');

  // TaskDuration is the time that the main thread spent in tasks: scripts, styles, layout and painting alike. In thread
  // ticks it is processor time, so that what else the machine does is not in it, as it would be in a time by the clock; and
  // unlike a trace it costs nothing while it is taken. A task counts when it has ended: hence the two frames that each step
  // waits for, of which the second one begins after the change has been painted.
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const seconds = metrics.find((metric) => metric.name === 'TaskDuration')?.value;
    if (seconds === undefined) throw new Error('the browser does not tell TaskDuration');
    return seconds * 1000;
  };
  return {
    page,
    play: (step) => page.evaluate(`stage(${JSON.stringify(step)})`),
    cost: async (action) => {
      // The young garbage of what came before is not this action's. Only the young: DevTools' own collection is the one for
      // want of memory, which throws compiled code and caches away too, and the page would be measured cold.
      await page.evaluate('gc({ type: "minor" })');
      const before = await spent();
      await action();
      return (await spent()) - before;
    },
  };
}
