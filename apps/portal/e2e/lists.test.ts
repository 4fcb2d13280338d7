import type { Page } from 'playwright';
import { expect } from 'vitest';
import { heading, openAs } from './support/portal.ts';
import { test } from './support/test.ts';

const byDate = ['Date descending', 'Date ascending', 'Name Z-A', 'Name A-Z'];

/** Prescribed columns and options of the lists. */
const lists = [
  {
    path: '/carriers',
    title: 'All Carriers',
    columns: ['Name', 'Website', 'Claim', 'Payment', 'Created', 'Status', 'Actions'],
    controls: {
      'Search by': ['Name', 'Website', 'Claim'],
      Filter: ['All', 'Status Active', 'Status Inactive'],
      'Sort by': byDate,
    },
  },
  {
    path: '/insurance',
    title: 'All Insurance Types',
    columns: ['Name', 'Tag', 'Status', 'Created', 'Actions'],
    controls: { 'Search by': ['Name'], Filter: ['All', 'Active', 'Inactive'], 'Sort by': byDate },
  },
  {
    path: '/package',
    title: 'All Subscription Packages',
    columns: ['Package Name', 'Package Details', 'Price', 'Duration', 'Created', 'Actions'],
    controls: { 'Search by': ['Package Name'], 'Sort by': byDate },
  },
];

async function readOptions(page: Page, control: string) {
  await page.getByRole('combobox', { name: control }).click();
  // wait until the listbox has opened
  await page.getByRole('option').first().waitFor();
  const options = await page.getByRole('option').allInnerTexts();
  await page.keyboard.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  return options;
}

test('offer the prescribed columns, search fields, filters and sort orders', async ({ page }) => {
  await openAs(page, 'admin');
  for (const { path, title, columns, controls } of lists) {
    await page.goto(path);
    await page.locator('[data-state=ready]').waitFor();
    await heading(page, title).waitFor();
    expect(await page.title()).toBe(`${title} | Fairlead`);
    expect(await page.getByRole('columnheader').allInnerTexts(), path).toEqual(columns);
    const search = page.getByRole('textbox', { name: 'Search' });
    expect(await search.isDisabled(), path).toBe(true);
    for (const [control, options] of Object.entries(controls))
      expect(await readOptions(page, control), path).toEqual(options);
    expect(await readOptions(page, 'Rows per page'), path).toEqual(['20', '50', '100']);
  }
});

test('ignore unknown sort orders and filters in the address', async ({ page }) => {
  await openAs(page, 'admin', '/carriers?sort=password.asc&filter=constructor&size=7&page=-1');
  await page.locator('[data-state=ready]').waitFor();
  expect(await page.getByRole('combobox', { name: 'Sort by' }).innerText()).toBe('Date descending');
  expect(await page.getByRole('combobox', { name: 'Filter' }).innerText()).toBe('All');
});
