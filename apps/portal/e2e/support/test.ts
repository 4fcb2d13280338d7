import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { test as base, expect } from 'vitest';
import { chromiumArgs, ensureBrowser } from '../../../../tools/browser.ts';
import { collectErrors } from './collectErrors.ts';
import { watchPage } from './describePage.ts';
import { originOfWorker } from './origin.ts';
import { WAIT } from './timeouts.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Fixtures {
  browser: Browser;
  /** Browser context of one user. Console errors and CSP violations fail the test. */
  context: BrowserContext;
  page: Page;
  /** Console errors that the test causes on purpose. */
  expectedErrors: RegExp[];
}

export const test = base.extend<Fixtures>({
  browser: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads which fixtures this one needs from its parameter
    async ({}, provide) => {
      const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...chromiumArgs] });
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  expectedErrors: async ({}, provide) => {
    await provide([]);
  },
  context: async ({ browser, expectedErrors }, provide) => {
    const origin = originOfWorker();
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(WAIT);
    const errors = await collectErrors(context, origin);
    await provide(context);
    await context.close();
    const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)));
    expect(unexpected, 'console errors, CSP violations or requests to other origins').toEqual([]);
  },
  page: async ({ context, task }, provide) => {
    const page = await context.newPage();
    const describe = watchPage(page);
    await provide(page);
    if (task.result?.state === 'fail') process.stderr.write(`Failed: ${task.name}\n${await describe()}\n`);
  },
});

/** Expects no axe violations on the page. */
export async function expectAccessible(page: Page) {
  // `evaluate` runs through the debugger, so the page's Content-Security-Policy does not block it.
  await page.evaluate(axeSource);
  let violations = await findViolations(page);
  // an element such as a toast may start to fade while axe measures; real violations are still there
  if (violations.length > 0) violations = await findViolations(page);
  expect(violations, `axe on ${new URL(page.url()).pathname}`).toEqual([]);
}

function findViolations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Wait for finite animations: axe measures wrong contrast while an element fades in.
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    );
    const { axe: checker } = window as unknown as { axe: typeof axe };
    // the style sheets that axe would load are for experimental rules
    const options = { resultTypes: ['violations'], preload: false, selectors: false } satisfies axe.RunOptions;
    const results = await checker.run(document, options);
    return results.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  });
}
