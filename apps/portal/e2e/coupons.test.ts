import type { Page } from 'playwright';
import { expect } from 'vitest';
import { holdRequests } from './support/holdRequests.ts';
import { choose, expectAddress, heading, openAs, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const nextYear = `12/31/${new Date().getUTCFullYear() + 1}`;
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const row = (page: Page, code: string) => rows(page).filter({ hasText: code });
const waitUntilReady = (page: Page) => page.locator('[data-state=ready][aria-busy=false]').waitFor();

interface CouponInput {
  code: string;
  amount?: string;
  uses?: string;
  date?: string;
}
async function fill(page: Page, { code, amount = '12.50', uses = '40', date = nextYear }: CouponInput) {
  await page.getByLabel('Coupon Code').fill(code);
  await page.getByLabel('Discount Amount').fill(amount);
  await page.getByLabel('Max Times Can Be Used').fill(uses);
  await page.getByRole('textbox', { name: 'Expiration Date' }).fill(date);
}
async function create(page: Page, input: CouponInput) {
  await page.goto('/coupon/create');
  await fill(page, input);
  await page.getByRole('button', { name: 'Create Coupon' }).click();
  await page.waitForURL('/coupon');
}
async function search(page: Page, text: string) {
  await choose(page, 'Search by', 'Coupon Code');
  await page.getByRole('textbox', { name: 'Search' }).fill(text);
  await page.waitForURL((url) => url.searchParams.get('q') === text);
}

test('creates, finds, changes and deletes a coupon', async ({ page }) => {
  await openAs(page, 'admin', '/coupon');
  await waitUntilReady(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Create Coupon' }).click();
  await page.waitForURL('/coupon/create');
  await expect.poll(() => page.title()).toBe('Create Coupon | Fairlead');
  await expectAccessible(page);
  await fill(page, { code: 'E2E-SPRING' });
  await page.getByRole('button', { name: 'Create Coupon' }).click();
  await page.waitForURL('/coupon');
  await toast(page, /created/i).waitFor();

  await search(page, 'e2e-spr');
  await row(page, 'E2E-SPRING').waitFor();
  await waitUntilReady(page);
  await expect.poll(() => rows(page).count()).toBe(1);
  const cells = await row(page, 'E2E-SPRING').innerText();
  expect(cells).toContain('$12.50');
  expect(cells).toContain(`31-Dec-${new Date().getUTCFullYear() + 1}`);

  await page.getByRole('link', { name: 'Edit E2E-SPRING' }).click();
  await heading(page, 'Update Coupon').waitFor();
  await page.getByLabel('Discount Amount').fill('1204.5');
  await page.getByRole('button', { name: 'Update Coupon' }).click();
  await toast(page, /updated/i).waitFor();
  await search(page, 'E2E-SPRING');
  await row(page, '$1,204.50').waitFor();

  await page.getByRole('button', { name: 'Delete E2E-SPRING' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Item' });
  await dialog.getByText('Are you sure you want to delete this item?').waitFor();
  await dialog.getByText('E2E-SPRING').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await toast(page, /deleted/i).waitFor();
  await page.locator('[data-state=no-results]').waitFor();
  await expectAccessible(page);
});

test('shows every invalid field and sends nothing', async ({ page }) => {
  await openAs(page, 'admin', '/coupon/create');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await fill(page, { code: 'HAS SPACES', amount: '0.5', uses: '0', date: '01/01/2020' });
  await page.getByRole('button', { name: 'Create Coupon' }).click();
  await page.locator('[data-state=invalid]').waitFor();
  await page.getByText('Please select future date').waitFor();
  await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(4);
  await expect
    .poll(() => page.getByLabel('Coupon Code').evaluate((field) => field === document.activeElement))
    .toBe(true);
  expect(sent).not.toContain('POST /api/coupons/create');
  await expectAccessible(page);
});

test('keeps the input after a server error', async ({ page }) => {
  await openAs(page, 'admin', '/coupon/create');
  await create(page, { code: 'E2E-TAKEN' });
  await page.goto('/coupon/create');
  await fill(page, { code: 'E2E-TAKEN', amount: '77' });
  await page.getByRole('button', { name: 'Create Coupon' }).click();
  await page.locator('[aria-invalid=true], [role=alert]').first().waitFor();
  expectAddress(page, '/coupon/create');
  expect(await page.getByLabel('Coupon Code').inputValue()).toBe('E2E-TAKEN');
  expect(await page.getByLabel('Discount Amount').inputValue()).toMatch(/^77/);
});

test('creates one coupon when the form is submitted twice', async ({ page }) => {
  await openAs(page, 'admin', '/coupon/create');
  const release = await holdRequests(page, '**/api/coupons/create');
  await fill(page, { code: 'E2E-TWICE' });
  await page.getByRole('button', { name: 'Create Coupon' }).dblclick();
  release();
  await page.waitForURL('/coupon');
  await search(page, 'E2E-TWICE');
  await row(page, 'E2E-TWICE').waitFor();
  // the previous rows stay visible until the results arrive
  await expect.poll(() => rows(page).count()).toBe(1);
});

test('reports a coupon that was deleted in another tab', async ({ page, context }) => {
  await openAs(page, 'admin', '/coupon/create');
  await create(page, { code: 'E2E-GONE' });
  await search(page, 'E2E-GONE');
  await page.getByRole('link', { name: 'Edit E2E-GONE' }).click();
  await heading(page, 'Update Coupon').waitFor();
  await page.getByLabel('Discount Amount').fill('99');

  const other = await context.newPage();
  await other.goto('/coupon?by=couponCode&q=E2E-GONE');
  await other.getByRole('button', { name: 'Delete E2E-GONE' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await toast(other, /deleted/i).waitFor();
  await other.close();

  await page.getByRole('button', { name: 'Update Coupon' }).click();
  await page.getByText('This coupon no longer exists').first().waitFor();
  expect(await page.getByLabel('Discount Amount').inputValue()).toMatch(/^99/);
});

test('stores search, filter, order and page in the address', async ({ page }) => {
  await openAs(page, 'admin', '/coupon');
  await waitUntilReady(page);
  await expect.poll(() => rows(page).count()).toBe(20);
  expect(await page.getByRole('textbox', { name: 'Search' }).isDisabled()).toBe(true);

  const first = () => rows(page).first().innerText();
  const onPageOne = await first();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.waitForURL('/coupon?page=2');
  await expect.poll(first).not.toBe(onPageOne);
  await page.goBack();
  await page.waitForURL('/coupon');
  await expect.poll(first).toBe(onPageOne);

  await choose(page, 'Rows per page', '50');
  await page.waitForURL('/coupon?size=50');
  await expect.poll(() => rows(page).count()).toBe(50);

  await choose(page, 'Sort by', 'Name A-Z');
  await choose(page, 'Filter', 'Inactive');
  await page.waitForURL('/coupon?size=50&sort=couponCode.asc&filter=inactive');
  await waitUntilReady(page);
  const fetchShown = () =>
    rows(page).evaluateAll((all) =>
      all.map((each) => ({
        code: each.querySelector('a[aria-label^="Edit "]')?.getAttribute('aria-label') ?? '',
        usable: each.querySelector('[data-status=VALID]') !== null && !/\s0\s/.test((each as HTMLElement).innerText),
      })),
    );
  await expect.poll(async () => (await fetchShown()).filter(({ usable }) => usable)).toEqual([]);
  const codes = (await fetchShown()).map(({ code }) => code);
  expect(codes.length).toBeGreaterThan(1);
  expect(codes).toEqual(codes.toSorted((a, b) => a.localeCompare(b, 'en')));

  await page.reload();
  await waitUntilReady(page);
  expectAddress(page, '/coupon?size=50&sort=couponCode.asc&filter=inactive');
});

test('searches 800 ms after the last key press', async ({ page }) => {
  await openAs(page, 'admin', '/coupon');
  await waitUntilReady(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/coupons/all') asked.push(searchParams.get('couponCode') ?? '');
  });
  await choose(page, 'Search by', 'Coupon Code');
  // keyboard input does not wait for a closed field
  await page.getByRole('textbox', { name: 'Search', disabled: false }).pressSequentially('no-such-code', { delay: 30 });
  await page.locator('[data-state=no-results]').waitFor();
  expect(asked.filter((text) => text !== '')).toEqual(['no-such-code']);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect.poll(() => rows(page).count()).toBe(20);
});

test('creates a coupon with the keyboard alone', async ({ page }) => {
  // a retry cannot create the same code again
  const code = `E2E-KEYS-${String(Date.now()).slice(-6)}`;
  await openAs(page, 'admin', '/coupon');
  await waitUntilReady(page);
  const press = (key: string) => page.keyboard.press(key);
  /** Presses Tab until the focused element has this name. */
  const tabTo = async (name: RegExp) => {
    for (let steps = 0; steps < 60; steps++) {
      const focused = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement & { labels?: NodeListOf<HTMLLabelElement> };
        return element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent ?? '';
      });
      if (name.test(focused)) return;
      await press('Tab');
    }
    throw new Error(`${name} was not reached by Tab`);
  };

  await tabTo(/^Create Coupon/);
  await press('Enter');
  await page.waitForURL('/coupon/create');
  await heading(page, 'Create Coupon').waitFor();
  await tabTo(/^Coupon Code/);
  await page.keyboard.type(code);
  await tabTo(/^Discount Amount/);
  await page.keyboard.type('5');
  await tabTo(/^Max Times Can Be Used/);
  await page.keyboard.type('3');
  await tabTo(/^Expiration Date/);
  await page.keyboard.type(nextYear);
  await press('Enter');
  await page.waitForURL('/coupon');
  await toast(page, /created/i).waitFor();

  await waitUntilReady(page);
  await press('/');
  await page.getByRole('combobox', { name: 'Search by' }).and(page.locator(':focus')).waitFor();
  await press('Enter');
  await page.getByRole('option').and(page.locator(':focus')).waitFor();
  await press('Enter');
  await page.getByRole('textbox', { name: 'Search', disabled: false }).waitFor();
  // the closed select handles typed characters itself
  await press('Tab');
  await page.getByRole('textbox', { name: 'Search' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type(code);
  await row(page, code).waitFor();
  await tabTo(new RegExp(`^Delete ${code}`));
  await press('Enter');
  await page.getByRole('alertdialog').locator(':focus').waitFor();
  await press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await tabTo(new RegExp(`^Delete ${code}`));
});
