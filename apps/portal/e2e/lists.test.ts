import type { Page } from 'playwright';
import { expect } from 'vitest';
import { heading, openAs } from './support/portal.ts';
import { test } from './support/test.ts';

const byDate = ['Date descending', 'Date ascending', 'Name Z-A', 'Name A-Z'];

/** What lists show, search, filter and order by, to the letter. Specification, document 1, section 2; RESOLUTIONS, G-53. */
const lists = [
  {
    at: '/carriers',
    title: 'All Carriers',
    heads: ['Name', 'Website', 'Claim', 'Payment', 'Created', 'Status', 'Actions'],
    choices: {
      'Search by': ['Name', 'Website', 'Claim'],
      Filter: ['All', 'Status Active', 'Status Inactive'],
      'Sort by': byDate,
    },
  },
  {
    at: '/insurance',
    title: 'All Insurance Types',
    heads: ['Name', 'Tag', 'Status', 'Created', 'Actions'],
    choices: { 'Search by': ['Name'], Filter: ['All', 'Active', 'Inactive'], 'Sort by': byDate },
  },
  {
    at: '/package',
    title: 'All Subscription Packages',
    heads: ['Package Name', 'Package Details', 'Price', 'Duration', 'Created', 'Actions'],
    choices: { 'Search by': ['Package Name'], 'Sort by': byDate },
  },
];

async function optionsOf(page: Page, control: string) {
  await page.getByRole('combobox', { name: control }).click();
  // what opens may still be on its way
  await page.getByRole('option').first().waitFor();
  const options = await page.getByRole('option').allInnerTexts();
  await page.keyboard.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  return options;
}

test('lists show, search, filter and order by what the specification names', async ({ page }) => {
  await openAs(page, 'admin');
  for (const { at, title, heads, choices } of lists) {
    await page.goto(at);
    await page.locator('[data-state=ready]').waitFor();
    await heading(page, title).waitFor();
    expect(await page.title()).toBe(`${title} | Fairlead`);
    expect(await page.getByRole('columnheader').allInnerTexts(), at).toEqual(heads);
    const search = page.getByRole('textbox', { name: 'Search' });
    expect(await search.isDisabled(), at).toBe(true);
    for (const [control, options] of Object.entries(choices))
      expect(await optionsOf(page, control), at).toEqual(options);
    expect(await optionsOf(page, 'Rows per page'), at).toEqual(['20', '50', '100']);
  }
});

test('an address with an order or a filter that a list does not have shows it in its first order', async ({ page }) => {
  await openAs(page, 'admin', '/carriers?sort=password.asc&filter=constructor&size=7&page=-1');
  await page.locator('[data-state=ready]').waitFor();
  expect(await page.getByRole('combobox', { name: 'Sort by' }).innerText()).toBe('Date descending');
  expect(await page.getByRole('combobox', { name: 'Filter' }).innerText()).toBe('All');
});
