import type { Page } from 'playwright';
import { expect } from 'vitest';
import { readCsv, readXlsx } from './support/files.ts';
import { heading, openAs, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

async function download(page: Page, format: 'CSV file' | 'Excel file') {
  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ]);
  await toast(page, /rows? exported/)
    .first()
    .waitFor();
  return file;
}

test('exports the lists of the platform with the search of the list', async ({ page }) => {
  await openAs(page, 'admin');
  for (const [path, name] of [
    ['/roles?by=name&q=a&sort=name.asc', 'roles'],
    ['/admin/list?sort=name.asc', 'admins'],
    ['/package?sort=packageName.asc', 'packages'],
  ] as const) {
    await page.goto(path);
    await page.locator('[data-state=ready][aria-busy=false]').waitFor();
    const shown = await page.getByRole('rowheader').getByRole('link').allInnerTexts();
    expect(shown.length, path).toBeGreaterThan(0);
    const file = await download(page, 'CSV file');
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${name}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
    const [, ...rows] = await readCsv(file);
    expect(rows.slice(0, shown.length).map(([first]) => first)).toEqual(shown);
  }
});

test('exports the agents of the agency', async ({ page }) => {
  await openAs(page, 'owner');
  await page.getByRole('link', { name: 'Agency Profile' }).first().click();
  await heading(page, 'Agency Profile').waitFor();
  const agents = page.getByRole('heading', { level: 2, name: /^Agents \(\d+\)$/ });
  await agents.waitFor();
  const total = Number((await agents.innerText()).replace(/\D/g, ''));
  const [headings, ...rows] = await readXlsx(await download(page, 'Excel file'));
  expect(headings?.slice(0, 4)).toEqual(['Name', 'Email', 'Agency admin', 'Licensed']);
  expect(rows).toHaveLength(total);
});

test('filters, saves and exports sent mails', async ({ page }) => {
  await openAs(page, 'agent', '/sent-mail?filters=sent.last.3650');
  await page.locator('[data-state=ready][aria-busy=false]').waitFor();
  await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: /^Date/ }).waitFor();
  const name = `Sent lately ${Date.now()}`;
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByRole('textbox', { name: /Name/ }).fill(name);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const tab = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });
  await tab.waitFor();
  await expect.poll(() => tab.getAttribute('aria-current')).toBe('page');
  const [headings, ...rows] = await readCsv(await download(page, 'CSV file'));
  expect(headings?.[0]).toBe('Reference');
  expect(rows.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'View options' }).click();
  await page.getByRole('menuitem', { name: 'Delete view' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'The view is deleted').waitFor();
});

test('exports policies on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'agent', '/policies?filter=active');
  await page.locator('[data-state=ready][aria-busy=false]').waitFor();
  await expectAccessible(page);
  const file = await download(page, 'CSV file');
  const [headings = [], ...rows] = await readCsv(file);
  const status = headings.indexOf('Status');
  expect(new Set(rows.map((row) => row[status]))).toEqual(new Set(['Active']));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
