import { languages as allLanguages, type Language } from '@fairlead/rules';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { navigate, openAs } from './support/portal.ts';
import { test } from './support/test.ts';

/** German has the longest words. The others are checked every night. */
const languages: readonly Language[] = process.env.FAIRLEAD_TEST_PAGES === 'all' ? allLanguages : ['en', 'de'];
/** Widths of the window in px. */
const widths = [390, 768, 1024, 1200, 1440];
/** Lists hide columns in smaller windows, so each column has the least space here. Only English fits completely. */
const tightest = 1280;

const lists = {
  admin: [
    '/admin/list',
    '/agencies',
    '/carriers',
    '/coupon',
    '/history/transactions',
    '/insurance',
    '/jobs',
    '/package',
    '/plans',
    '/roles',
    '/verification-doc/uploaded',
    '/verification-docs',
  ],
  agent: ['/claims', '/contact', '/inbox', '/opportunities', '/policies', '/quotes', '/renewals', '/sent-mail'],
  customer: ['/claims', '/opportunities', '/policies', '/quotes'],
} as const;

async function openList(page: Page, path: string) {
  await navigate(page, path);
  await page.locator('main [data-state]').first().waitFor();
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
}

/**
 * Dates, ids, amounts, statuses, and words of cells and controls that take several lines, and the pixels that the page is too
 * wide.
 *
 * @param names Whether names of records are expected to take one line.
 */
function findWrapped(names: boolean) {
  const patterns = [
    /\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/g,
    /\d{1,2}-\p{L}{3,4}\.?-\d{4}/gu,
    /\b[A-Z]{2,4}\d?-\d[\d-]*/g,
    /[-+]?\$[\d,.]+/g,
  ];
  const found = new Set<string>();
  const range = document.createRange();
  const hasSeveralLines = (node: Node, start: number, end: number) => {
    range.setStart(node, start);
    range.setEnd(node, end);
    const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
    return Math.max(...tops) - Math.min(...tops) > 4;
  };
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const element = node.parentElement;
    if (text.trim() === '' || !element?.checkVisibility()) continue;
    if (element.closest('[data-status]') && hasSeveralLines(node, 0, text.length)) found.add(text);
    const ofControl = element.closest('button, th, dt, [role=tab]') ? [/\S+/g] : [];
    // addresses break at their dots
    const ofCell = element.closest('td') ? [/(?<![\p{L}@/.])\p{L}{2,}(?![\p{L}@/.])/gu] : [];
    const ofName = names && element.closest('tbody a[href^="/"]') ? [/.+/g] : [];
    for (const pattern of [...patterns, ...ofControl, ...ofCell, ...ofName])
      for (const { index, 0: match } of text.matchAll(pattern))
        if (hasSeveralLines(node, index, index + match.length)) found.add(match);
  }
  for (const cell of document.querySelectorAll('main tbody :is(td, th)'))
    if (cell.scrollWidth > cell.clientWidth) found.add(`${cell.textContent} overlaps`);
  const { scrollWidth, clientWidth } = document.documentElement;
  return [...found, ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [])];
}

for (const account of ['admin', 'agent', 'customer'] as const) {
  test(`keeps dates, ids, amounts and statuses of lists on one line for the ${account}`, { timeout: 300_000 }, async ({
    page,
  }) => {
    const wrapped: string[] = [];
    await openAs(page, account, '/profile');
    for (const language of languages) {
      await page.evaluate((chosen) => localStorage.setItem('fairlead.language', chosen), language);
      await page.reload();
      await page.locator('main h1').first().waitFor();
      for (const path of lists[account]) {
        await openList(page, path);
        for (const width of language === 'en' ? [...widths, tightest] : widths) {
          await page.setViewportSize({ width, height: 900 });
          // Tables become cards in a later frame.
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          const namesFit = language === 'en' && width === 1440;
          for (const each of await page.evaluate(findWrapped, namesFit))
            wrapped.push(`${path} ${language} ${width}: ${each}`);
        }
      }
    }
    expect(wrapped).toEqual([]);
  });
}

test('keeps terms, dates and controls of other pages on one line for the agency admin', { timeout: 300_000 }, async ({
  page,
}) => {
  const wrapped: string[] = [];
  await openAs(page, 'owner', '/profile');
  for (const language of ['en', 'de'] as const) {
    await page.evaluate((chosen) => localStorage.setItem('fairlead.language', chosen), language);
    await page.reload();
    await page.locator('main h1').first().waitFor();
    for (const path of ['/', '/agency/settings', '/plans/myplan', '/profile', '/profile/security', '/tasks']) {
      await navigate(page, path);
      await page.locator('main h1').first().waitFor();
      await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        for (const each of await page.evaluate(findWrapped, false))
          wrapped.push(`${path} ${language} ${width}: ${each}`);
      }
    }
  }
  expect(wrapped).toEqual([]);
});

/** Number of status counters and of their rows, and the labels and numbers that take several lines. */
function measureCounters() {
  const buttons = [...document.querySelectorAll('main button[aria-pressed]')];
  const counters = buttons.filter(({ textContent }) => /\d/.test(textContent));
  const rows = new Set(counters.map((counter) => Math.round(counter.getBoundingClientRect().top)));
  const range = document.createRange();
  const texts = counters.flatMap((counter) => [...counter.children]);
  const wrapped = texts.filter((text) => {
    range.selectNodeContents(text);
    const bottoms = [...range.getClientRects()].map(({ bottom }) => bottom);
    return Math.max(...bottoms) - Math.min(...bottoms) > 12;
  });
  return { counters: counters.length, rows: rows.size, wrapped: wrapped.map(({ textContent }) => textContent) };
}

test('shows the status counters of policies in one row at 1440 px, each label and number on one line', async ({
  page,
}) => {
  await openAs(page, 'agent', '/policies');
  for (const language of languages) {
    await page.evaluate((chosen) => localStorage.setItem('fairlead.language', chosen), language);
    await page.reload();
    await page.locator('main button[aria-pressed]').first().waitFor();
    await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
    for (const [width, rows] of [
      [1440, 1],
      [1280, 2],
      [1200, 2],
      [1024, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      // The sidebar becomes narrow in a later frame.
      await expect
        .poll(async () => ({ language, width, ...(await page.evaluate(measureCounters)) }))
        .toEqual({ language, width, counters: 12, rows, wrapped: [] });
    }
  }
});
