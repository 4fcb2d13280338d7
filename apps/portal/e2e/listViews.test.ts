import type { Page } from 'playwright';
import { expect } from 'vitest';
import { apiOf } from './support/api.ts';
import { countClicks } from './support/clicks.ts';
import { readCsv, readXlsx } from './support/files.ts';
import { byKeyboard } from './support/hands.ts';
import { heading, openAs, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';
import { dragTouch } from './support/touch.ts';

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
  await expect.poll(() => tab.getAttribute('aria-current')).toBe('page');
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
    await expect.poll(() => shared.getAttribute('aria-current')).toBe('page');
    await filterOf(colleague)
      .getByRole('button', { name: /^Carrier\s*is\s*Cedar & Stone/ })
      .waitFor();
    expect((await colleague.getByRole('row').allInnerTexts()).length).toBe(rows.length);

    // The file has the rows of all pages, in the order of the list.
    const shown = await colleague.locator('tbody').getByRole('rowheader').allInnerTexts();
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
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'The view is deleted').waitFor();
  await tab.waitFor({ state: 'detached' });
});

/** Carrier of a policy that expires within 30 days. */
async function expiringCarrier(page: Page): Promise<string> {
  const call = await apiOf(page);
  const filters = 'expires.next.30';
  const { content } = await call<{ content: { carrierName: string | null }[] }>(
    'GET',
    `/api/policy/all?pageNo=0&pageSize=20&filters=${filters}`,
  );
  const name = content.find(({ carrierName }) => carrierName)?.carrierName;
  if (!name) throw new Error('the demo has no policy that expires soon');
  return name;
}

/** Expects the filters in the address. The status is an option of the filter control. */
function expectThreeFilters(page: Page) {
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('filter')).toBe('expiring');
  const filters = searchParams.get('filters')?.split('*').sort();
  expect(filters).toEqual([expect.stringMatching(/^carrier\.is\.[\da-f-]{36}$/), 'expires.next.30']);
}

test('filters by carrier, status and expiry in 30 days, and saves the view, without the mouse', async ({
  page,
  context,
}) => {
  const endStep = await countClicks(context);
  await openAs(page, 'agent', '/policies');
  await page.locator('[data-state=ready]').waitFor();
  const carrier = await expiringCarrier(page);
  const addFilter = async (field: string, value: () => Promise<void>) => {
    await page.getByRole('table').evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('f');
    const editor = page.getByRole('dialog', { name: 'Filter' });
    await byKeyboard.press(editor.getByRole('button', { name: field, exact: true }));
    await value();
    await byKeyboard.press(editor.getByRole('button', { name: 'Apply' }));
    await filterOf(page)
      .getByRole('button', { name: new RegExp(`^${field}`) })
      .waitFor();
  };
  const check = (name: string) => async () => {
    await byKeyboard.press(page.getByRole('dialog').getByRole('checkbox', { name, exact: true }), ' ');
  };
  await addFilter('Carrier', check(carrier));
  await addFilter('Status', check('Expiring'));
  await addFilter('Expires', async () => {});
  expectThreeFilters(page);
  await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(1);

  await byKeyboard.press(page.getByRole('button', { name: 'Save view' }));
  const name = `Expiring ${Date.now()}`;
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await byKeyboard.fill(dialog.getByRole('textbox', { name: /Name/ }), name);
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name }).waitFor();
  await byKeyboard.press(page.getByRole('button', { name: 'View options' }));
  await byKeyboard.pressItem(page.getByRole('menuitem', { name: 'Delete view' }));
  await byKeyboard.press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await toast(page, 'The view is deleted').waitFor();
  endStep('view by keyboard', { clicks: 0 });
});

test('filters by carrier, status and expiry in 30 days in the sheet of a phone', async ({ page, context }) => {
  await openAs(page, 'agent', '/profile');
  const carrier = await expiringCarrier(page);
  const endStep = await countClicks(context);
  const phone = await context.newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto('/policies');
  await phone.locator('[data-state=ready]').waitFor();
  await phone.getByRole('button', { name: /^Filter/ }).click();
  const sheet = phone.getByRole('dialog');
  const box = await sheet.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0)), 'the sheet stands at the bottom').toBe(844);
  await sheet.getByRole('group', { name: 'Expires' }).getByRole('button', { name: '30 days' }).click();
  for (const [field, value] of [
    ['Status', 'Expiring'],
    ['Carrier', carrier],
  ] as const) {
    await sheet.getByRole('button', { name: new RegExp(`^${field}`) }).click();
    await sheet.getByText(value, { exact: true }).click();
    await sheet.getByRole('button', { name: 'Apply' }).click();
  }
  await expectAccessible(phone);
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await phone.getByRole('button', { name: 'Filters · 3' }).waitFor();
  expectThreeFilters(phone);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  endStep('filters on a phone', { clicks: 9 });
});

test('closes the sheet of filters by swipe on a phone, and scrolls its content', async ({ page, browser }) => {
  await openAs(page, 'agent', '/profile');
  const state = await page.context().storageState();
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: { width: 390, height: 640 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    storageState: state,
  });
  const phone = await context.newPage();
  await phone.goto('/policies');
  await phone.locator('[data-state=ready]').waitFor();
  const button = phone.getByRole('button', { name: /^Filter/ });
  const sheet = phone.getByRole('dialog');
  const open = async () => {
    await button.tap();
    await sheet.getByRole('group', { name: 'Expires' }).waitFor();
    // the sheet moves while it opens
    await sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  };
  const closes = async () => {
    await sheet.waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  };
  const scrolled = () =>
    sheet.evaluate((element) => Math.max(...[...element.querySelectorAll('*')].map(({ scrollTop }) => scrollTop)));

  await open();
  await dragTouch(phone, sheet.getByRole('heading', { name: 'Filters' }), { down: 250 });
  await closes();

  await open();
  const chip = sheet.getByRole('group', { name: 'Expires' }).getByRole('button', { name: '60 days' });
  await dragTouch(phone, chip, { down: -100 });
  await expect.poll(scrolled, { message: 'a drag up scrolls the content' }).toBeGreaterThan(50);
  await dragTouch(phone, sheet.getByRole('group', { name: 'Effective' }), { down: 300 });
  await expect.poll(scrolled, { message: 'a drag down scrolls back first' }).toBe(0);
  expect(await sheet.evaluate((element) => element.style.translate)).toBe('');
  await dragTouch(phone, chip, { down: 40 }, 400);
  await expect.poll(() => sheet.evaluate((element) => element.style.translate), { message: 'a short drag' }).toBe('');
  expect(await chip.getAttribute('aria-pressed'), 'a drag does not press the button').toBe('false');
  await chip.tap();
  await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true');
  await dragTouch(phone, chip, { down: 250 });
  await closes();
  await context.close();
});

test('filters coupons and keeps the view to the platform admin', async ({ page }) => {
  await openAs(page, 'admin', '/coupon?filter=active');
  await page.locator('[data-state=ready]').waitFor();
  await filterOf(page)
    .getByRole('button', { name: /^Active\s*is\s*Yes/ })
    .waitFor();
  await filterOf(page).getByRole('button', { name: 'Filter', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'Filter' });
  await editor.getByRole('button', { name: 'Expiry Date' }).click();
  await editor.getByRole('textbox', { name: 'Number of days' }).fill('3650');
  await editor.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?filter=active&filters=expires.next.3650');
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  const name = `Valid ${Date.now()}`;
  await dialog.getByRole('textbox', { name: /Name/ }).fill(name);
  expect(await dialog.getByRole('checkbox', { name: 'Share with the agency' }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'View options' }).click();
  await page.getByRole('menuitem', { name: 'Delete view' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'The view is deleted').waitFor();
  for (const path of ['/agencies?filter=subscribed', '/history/transactions?filter=paid']) {
    await page.goto(path);
    await page.locator('[data-state=ready]').waitFor();
    await filterOf(page)
      .getByRole('button', { name: /^(?:Plan|Status)\s*is/ })
      .waitFor();
  }
});
