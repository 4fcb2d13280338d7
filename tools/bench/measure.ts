import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { builds } from './build.ts';

/** Page of a contestant that can be controlled. */
export interface Stage {
  /** Runs a step and waits until it is painted. */
  play: (step: string) => Promise<void>;
  /** Runs an action and returns its main-thread time in ms. */
  cost: (action: () => Promise<unknown>) => Promise<number>;
  page: Page;
}

const origin = 'http://bench.test';
// Same font for all contestants, without a download.
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

/** Additional browser arguments for the measurements. */
export const measuringArgs = ['--js-flags=--expose-gc'];

/** Opens the build of a contestant in its own browser context, which has its own process. */
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

  // TaskDuration is the time that the main thread spent in tasks, including scripts, styles, layout and painting. In thread
  // ticks it is processor time, which excludes the load of other processes.
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
      // Collects the young garbage of earlier actions. A full collection through DevTools would also drop compiled code and
      // caches, and the page would be measured cold.
      await page.evaluate('gc({ type: "minor" })');
      const before = await spent();
      await action();
      return (await spent()) - before;
    },
  };
}
