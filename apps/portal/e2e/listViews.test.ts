import type { Page } from 'playwright';
import { expect } from 'vitest';
import { readCsv, readXlsx } from './support/files.ts';
import { heading, openAs, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const filterOf = (page: Page) => page.getByRole('group', { name: 'Filters' });

test('filters policies, shares the view, and opens its address as a colleague', async ({ page, browser }) => {
  await openAs(page, 'agent', '/policies');
  await page.locator('[data-state=ready]').waitFor();

  await page.getByRole('combobox', { name: 'Filter' }).click();
  await page.getByRole('option', { name: 'Active', exact: true }).click();
  await filterOf(page)
    .getByRole('button', { name: /^Status\s*is\s*Active/ })
    .waitFor();

  // a letter chooses an option while a select has the focus
  await filterOf(page)
    .getByRole('button', { name: /^Status/ })
    .focus();
  await page.keyboard.press('f');
  const editor = page.getByRole('dialog', { name: 'Filter' });
  await editor.getByRole('button', { name: 'Carrier' }).click();
  await editor.getByRole('checkbox', { name: 'Cedar & Stone' }).check();
  await editor.getByRole('button', { name: 'Apply' }).click();
  await filterOf(page)
    .getByRole('button', { name: /^Carrier\s*is\s*Cedar & Stone/ })
    .waitFor();

  await filterOf(page).getByRole('button', { name: 'Filter', exact: true }).click();
  await editor.getByRole('button', { name: 'Expires' }).click();
  await expectAccessible(page);
  await editor.getByRole('textbox', { name: 'Number of days' }).fill('365');
  await editor.getByRole('button', { name: 'Apply' }).click();
  await filterOf(page)
    .getByRole('button', { name: /^Expires\s*in the next\s*365 days/ })
    .waitFor();
  expect(new URL(page.url()).search).toMatch(/filter=active&filters=carrier\.is\.[\da-f-]{36}\*expires\.next\.365$/);

  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  const name = `Cedar renewals ${Date.now()}`;
  await dialog.getByRole('textbox', { name: /Name/ }).fill(name);
  await dialog.getByRole('checkbox', { name: 'Share with the agency' }).check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const tab = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });
  await tab.waitFor();
  expect(await tab.getAttribute('aria-current')).toBe('page');
  const address = new URL(page.url());
  const rows = await page.getByRole('row').allInnerTexts();
  expect(rows.length).toBeGreaterThan(1);

  // Back restores the state before the last filter.
  await page.goBack();
  await page.goBack();
  await filterOf(page)
    .getByRole('button', { name: /^Expires/ })
    .waitFor({ state: 'detached' });

  const other = await browser.newContext({ baseURL: address.origin, viewport: { width: 1440, height: 900 } });
  try {
    const colleague = await other.newPage();
    await openAs(colleague, 'assistant', address.pathname + address.search);
    await heading(colleague, 'Policies').waitFor();
    const shared = colleague.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });
    await shared.waitFor();
    expect(await shared.getAttribute('aria-current')).toBe('page');
    await filterOf(colleague)
      .getByRole('button', { name: /^Carrier\s*is\s*Cedar & Stone/ })
      .waitFor();
    expect((await colleague.getByRole('row').allInnerTexts()).length).toBe(rows.length);

    // The file has the rows of all pages, in the order of the list.
    const shown = await colleague.getByRole('rowheader').allInnerTexts();
    const download = async (format: string) => {
      await colleague.getByRole('button', { name: 'Export' }).click();
      const [file] = await Promise.all([
        colleague.waitForEvent('download'),
        colleague.getByRole('menuitem', { name: format }).click(),
      ]);
      await toast(colleague, /rows? exported/)
        .first()
        .waitFor();
      return file;
    };
    const [headings, ...exported] = await readCsv(await download('CSV file'));
    const names = exported.map(([, insurance, number]) => `${insurance}\n${number}`);
    expect(names.slice(0, shown.length)).toEqual(shown);
    if (shown.length < 20) expect(names).toHaveLength(shown.length);
    const workbook = await download('Excel file');
    expect(workbook.suggestedFilename()).toMatch(/^policies-\d{4}-\d\d-\d\d\.xlsx$/);
    const [titles, ...sheet] = await readXlsx(workbook);
    expect(titles).toEqual(headings);
    expect(sheet.map(([, insurance, number]) => `${insurance}\n${number}`)).toEqual(names);
    await colleague.getByRole('button', { name: 'View options' }).click();
    expect(await colleague.getByRole('menuitem', { name: 'Delete view' }).count()).toBe(0);
  } finally {
    await other.close();
  }

  await page.goto(address.pathname + address.search);
  await page.getByRole('button', { name: 'View options' }).click();
  await page.getByRole('menuitem', { name: 'Delete view' }).click();
  await toast(page, 'The view is deleted').waitFor();
  await tab.waitFor({ state: 'detached' });
});
