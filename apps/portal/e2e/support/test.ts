import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { test as base, expect, inject } from 'vitest';
import { chromiumArgs, ensureBrowser } from '../../../../tools/browser.ts';
import { watch } from './watch.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Fixtures {
  browser: Browser;
  /** One person's browser; whatever its pages do wrong fails the test. */
  context: BrowserContext;
  page: Page;
  /** What the test brings about itself, and the console may say. */
  tolerated: RegExp[];
}

export const test = base.extend<Fixtures>({
  browser: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads which fixtures this one needs from its parameter
    async ({}, provide) => {
      const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...chromiumArgs] });
      await provide(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  tolerated: async ({}, provide) => {
    await provide([]);
  },
  context: async ({ browser, tolerated }, provide) => {
    const origin = inject('origin');
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(15_000);
    const wrongs = await watch(context, origin);
    await provide(context);
    await context.close();
    const unexpected = wrongs.filter((wrong) => !tolerated.some((pattern) => pattern.test(wrong)));
    expect(unexpected, 'errors in the console, refused by the Content-Security-Policy, or requests elsewhere').toEqual(
      [],
    );
  },
  page: async ({ context }, provide) => {
    await provide(await context.newPage());
  },
});

/** Fails with what axe finds wrong on the page as it stands. */
export async function expectAccessible(page: Page) {
  // What is still fading in has not its own colours yet; what turns for ever is not waited for.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
  // Evaluated by the debugger, since the page's own policy lets no script in.
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const results = await checker.run(document, { resultTypes: ['violations'] });
    return results.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  });
  expect(violations, `axe on ${new URL(page.url()).pathname}`).toEqual([]);
}
