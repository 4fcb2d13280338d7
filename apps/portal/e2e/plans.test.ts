import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { newEmail, openAsNew, signIn } from './support/accounts.ts';
import { enterCard, packageDialog } from './support/card.ts';
import { choose, demoPassword, expectAddress, heading, openAs, signOut, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const nextYear = `12/31/${new Date().getUTCFullYear() + 1}`;
const waitUntilReady = (page: Page) => page.locator('[data-state=ready]').first().waitFor();
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const coupon = (page: Page) => packageDialog(page).getByPlaceholder('Please Enter Your Coupon');
const pay = (page: Page, name = 'CREATE PLAN') => packageDialog(page).getByRole('button', { name });
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

let count = 0;
/** Returns a new name on each call, so that retried tests do not meet earlier records. */
const newName = (prefix: string) => `${prefix} ${process.pid}-${count++}`;

async function makeCoupon(page: Page, amount: string): Promise<string> {
  const code = newName('E2E').replace(' ', '-');
  await openAs(page, 'admin', '/coupon/create');
  await page.getByLabel('Coupon Code').fill(code);
  await page.getByLabel('Discount Amount').fill(amount);
  await page.getByLabel('Max Times Can Be Used').fill('5');
  await page.getByRole('textbox', { name: 'Expiration Date' }).fill(nextYear);
  await page.getByRole('button', { name: 'Create Coupon' }).click();
  await page.waitForURL('/coupon');
  await signOut(page);
  return code;
}
const choice = (page: Page, packageName: string) =>
  card(page, packageName).getByRole('button', { name: /SELECT PACKAGE/ });
/** Pages through the grid until the package appears. */
async function findPackage(page: Page, packageName: string) {
  await waitUntilReady(page);
  await page.getByRole('textbox', { name: 'Search' }).fill(packageName);
  await page.waitForURL((url) => url.searchParams.get('q') === packageName);
  await choice(page, packageName).waitFor();
}
async function selectPackage(page: Page, packageName: string) {
  await findPackage(page, packageName);
  await choice(page, packageName).click();
  await packageDialog(page).getByLabel('Card number').waitFor();
}
test('subscribes with a coupon, updates the plan and shows both payments to platform admins', async ({
  page,
  expectedErrors,
}) => {
  // a rejected coupon answers 404, a declined card 402
  expectedErrors.push(/status of 40[24]/);
  const [agency, email] = [newName('Tidewater'), newEmail('tess')];
  const code = await makeCoupon(page, '9');
  await openAsNew(page, email, { agency });

  await page.getByRole('link', { name: 'My Plan' }).first().click();
  await page.getByText("You don't have any agency subscription plan").waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Please Subscribe' }).click();
  await page.waitForURL('/plans/create');
  await waitUntilReady(page);
  await expectAccessible(page);
  await selectPackage(page, 'Starter');
  await packageDialog(page).getByText('$49.00').first().waitFor();
  expect(await pay(page).isDisabled()).toBe(true);

  await coupon(page).fill('NO-SUCH-COUPON');
  await packageDialog(page).getByText('This coupon cannot be used').waitFor();
  await enterCard(page, '4000000000000002');
  expect(await pay(page).isDisabled()).toBe(true);
  await expectAccessible(page);
  await coupon(page).fill(code.toLowerCase());
  await packageDialog(page).getByText('$40.00').waitFor();

  await pay(page).click();
  await packageDialog(page).getByText('Your card was declined. Please use another card.').waitFor();
  await enterCard(page, '4242424242424242');
  await pay(page).click();
  await toast(page, 'Plan created successfully').waitFor();
  await page.waitForURL('/plans/myplan');
  await heading(page, 'My Subscribed Plan').waitFor();
  await card(page, 'Starter').getByText('SELECTED').waitFor();

  await page.getByRole('link', { name: 'UPDATE PACKAGE' }).click();
  await page.waitForURL(/\/plans\/update\//);
  // the menu highlights the parent page
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .locator('[aria-current]', { hasText: 'My Plan' })
    .waitFor();
  await selectPackage(page, 'Growth');
  await expect.poll(() => coupon(page).inputValue()).toBe(code);
  await packageDialog(page)
    .getByText(/A new period starts today at the full price/)
    .waitFor();
  await coupon(page).fill('');
  await enterCard(page, '5555555555554444');
  await pay(page, 'UPDATE PLAN').click();
  await toast(page, 'Plan updated successfully').waitFor();
  await page.waitForURL('/plans/myplan');
  await card(page, 'Growth').getByText('SELECTED').waitFor();

  await page.getByRole('link', { name: 'Transaction' }).first().click();
  await page.waitForURL('/history/transactions');
  await waitUntilReady(page);
  await expect.poll(() => rows(page).count()).toBe(3);
  const shown = await rows(page).allInnerTexts();
  for (const [index, texts] of [
    ['Growth', 'Paid'],
    ['Starter', code, '$9.00', '$40.00', 'Paid'],
    ['Starter', code, 'Failed', 'Your card was declined.'],
  ].entries()) {
    for (const text of texts) expect(shown[index]).toContain(text);
  }
  const saved = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /Receipt of FL-/ })
    .last()
    .click();
  const receipt = await saved;
  expect(receipt.suggestedFilename()).toMatch(/^receipt-FL-\w{4}-\w{4}\.pdf$/);
  expect((await readFile(await receipt.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await signOut(page);

  await openAs(page, 'admin', '/history/transactions');
  await waitUntilReady(page);
  const theirs = rows(page).filter({ hasText: agency });
  await expect.poll(() => theirs.count()).toBe(3);
  await expectAccessible(page);
  await theirs.first().getByText(email).waitFor();

  await choose(page, 'Search by', 'Agency');
  await page.getByRole('textbox', { name: 'Search' }).fill(agency);
  await page.waitForURL((url) => url.searchParams.get('by') === 'agencyName');
  await expect.poll(() => rows(page).count()).toBe(3);
  await theirs.filter({ hasText: code }).filter({ hasText: 'Paid' }).getByRole('link', { name: /^FL-/ }).click();
  await heading(page, /^FL-/).waitFor();
  await page.getByRole('button', { name: 'Refund' }).click();
  const refunding = page.getByRole('dialog', { name: /^Refund/ });
  await refunding.getByRole('radio', { name: /Part refund/ }).check();
  await refunding.getByRole('textbox', { name: /Amount/ }).fill('4.50');
  await choose(page, 'Reason', 'Change to a smaller plan');
  await refunding.getByRole('button', { name: 'Refund $4.50' }).click();
  await toast(page, 'Refunded successfully').waitFor();
  await page.getByText('Refund of $4.50').waitFor();
  await expectAccessible(page);
  await page.goBack();
  await theirs.filter({ hasText: '$4.50 refunded' }).waitFor();
  await page.goto('/plans');
  await heading(page, 'All Plans').waitFor();
  await choose(page, 'Search by', 'Agency');
  await page.getByRole('textbox', { name: 'Search' }).fill(agency);
  await page.waitForURL((url) => url.searchParams.get('q') === agency);
  await expect.poll(() => rows(page).count()).toBe(1);
  await rows(page).filter({ hasText: agency }).filter({ hasText: 'Growth' }).filter({ hasText: 'Active' }).waitFor();
  await expectAccessible(page);
});

test('charges once when the response is lost and the user retries', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await openAsNew(page, newEmail('otis'), { agency: newName('Lost Answer'), path: '/plans/create' });
  await selectPackage(page, 'Starter');
  await enterCard(page, '4242424242424242');
  // the request reaches the server, but its response is dropped
  await page.route(
    '**/subscribe',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await pay(page).click();
  await packageDialog(page)
    .getByRole('alert')
    .filter({ hasText: /connection|network/i })
    .waitFor();
  expect(await packageDialog(page).getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
  await pay(page).click();
  await toast(page, 'Plan created successfully').waitFor();
  await page.waitForURL('/plans/myplan');
  await page.goto('/history/transactions');
  await waitUntilReady(page);
  await expect.poll(() => rows(page).count()).toBe(1);
});

test('charges a card once the buyer has confirmed the payment at the bank', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 402/);
  await openAsNew(page, newEmail('bea'), { agency: newName('Confirmed'), path: '/plans/create' });
  await selectPackage(page, 'Starter');
  const bank = page.getByRole('alertdialog', { name: 'Confirm Your Payment' });
  await enterCard(page, '4000000000003220');
  await pay(page).click();
  await bank.waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await packageDialog(page)
    .getByText(/Your bank did not confirm this payment/)
    .waitFor();
  await enterCard(page, '4000000000003220');
  await pay(page).click();
  await bank.getByRole('button', { name: 'Confirm payment' }).click();
  await toast(page, 'Plan created successfully').waitFor();
  await page.waitForURL('/plans/myplan');
  await page.goto('/history/transactions');
  await waitUntilReady(page);
  await expect.poll(() => rows(page).count()).toBe(2);
});

test('reactivates an expired plan with a period that starts now', async ({ page }) => {
  await openAs(page, 'admin', '/agencies?filter=expired');
  await waitUntilReady(page);
  const [, email = ''] = /(\S+@\S+)/.exec(await rows(page).filter({ hasText: '@' }).first().innerText()) ?? [];
  await signOut(page);
  await page.goto('/plans/myplan');
  await page.waitForURL('**/auth/sign-in**');
  await signIn(page, email, demoPassword);
  await page.waitForURL('/plans/myplan');
  await page.getByText('EXPIRED', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'ACTIVATE AGAIN' }).click();
  await enterCard(page, '4242424242424242');
  await pay(page, 'UPDATE PLAN').click();
  await toast(page, 'Plan updated successfully').waitFor();
  await page.getByText('SELECTED', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'UPDATE PACKAGE' }).waitFor();
  await page.reload();
  await page.getByText('SELECTED', { exact: true }).waitFor();
});

test('opens, closes and submits the payment dialog by keyboard, also on phones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsNew(page, newEmail('kay'), { agency: newName('Keyboard'), path: '/plans/create' });
  await findPackage(page, 'Starter');
  await choice(page, 'Starter').focus();
  await page.keyboard.press('Enter');
  await packageDialog(page).getByLabel('Card number').waitFor();
  await page.keyboard.press('Escape');
  await packageDialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => choice(page, 'Starter').evaluate((node) => node === document.activeElement)).toBe(true);

  await page.keyboard.press('Enter');
  await coupon(page).focus();
  for (const text of ['4242424242424242', '1239', '314']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await expect.poll(() => pay(page).isEnabled()).toBe(true);
  await expectAccessible(page);
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(client);
  await page.keyboard.press('Enter');
  await toast(page, 'Plan created successfully').waitFor();
  await page.waitForURL('/plans/myplan');
  expectAddress(page, '/plans/myplan');
});
