import type { Page } from 'playwright';
import { expect } from 'vitest';
import { openAs, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Renew policy' });
const renewButton = (page: Page) => page.getByRole('button', { name: 'Renew', exact: true });

test('an agent marks a policy as not renewing, takes it back and renews the policy', async ({ page }) => {
  // the row of a policy that expires soon opens the dialog on the page of the policy
  await openAs(page, 'agent', '/policies?filter=expiring&by=customerName&q=Marchetti');
  await page
    .getByRole('row', { name: /Elena Marchetti/ })
    .first()
    .waitFor();
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Renew' }).click();
  await dialogOf(page).waitFor();
  expect(page.url()).toMatch(/\/policies\/[\w-]+$/);
  const address = new URL(page.url()).pathname;
  const dialog = dialogOf(page);
  await expectAccessible(page);

  await dialog.getByRole('radio', { name: /Not renewing/ }).click();
  await dialog.getByRole('radio', { name: 'Price' }).click();
  await dialog.getByRole('textbox', { name: /Note/ }).fill('Cheaper elsewhere');
  await dialog.getByRole('button', { name: 'Mark as not renewing' }).click();
  await toast(page, 'Policy marked as not renewing').waitFor();
  await page.getByText('Not renewing: Price.').waitFor();
  await page.getByText(/Cheaper elsewhere/).waitFor();
  await page.getByRole('button', { name: 'Remove mark' }).click();
  await page.getByText('Not renewing: Price.').waitFor({ state: 'detached' });

  // the command palette opens the dialog too
  await renewButton(page).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to…' }).fill('renew');
  await page.getByRole('option', { name: 'Renew policy' }).click();
  const premium = dialog.getByRole('textbox', { name: /Premium/ });
  await premium.waitFor();
  await expect.poll(() => premium.evaluate((field) => field === document.activeElement)).toBe(true);
  const effective = await dialog.getByRole('textbox', { name: /Effective Date/ }).inputValue();
  await premium.fill('2,500.25');
  await dialog.getByText(/^[+-]\$/).waitFor();
  await dialog.getByRole('button', { name: 'Renew policy' }).click();
  await toast(page, 'Policy renewed').waitFor();

  // the new term opens, and both terms link to each other
  await page.waitForURL((url) => url.pathname !== address);
  await page.getByText('$2,500.25').first().waitFor();
  await page.getByText(effective).first().waitFor();
  await page.getByText('Pending', { exact: true }).first().waitFor();
  const next = new URL(page.url()).pathname;
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Previous term/ }).click();
  await page.waitForURL((url) => url.pathname === address);
  expect(await page.getByRole('link', { name: /^Next term/ }).getAttribute('href')).toBe(next);
  expect(await renewButton(page).count()).toBe(0);
  await page.goto(address.replace('/policies/', '/policies/view/'));
  await page.getByRole('row', { name: /Renewal.*\$2500\.25/ }).waitFor();
});

test('an agent renews, re-quotes and gives up policies from the renewal centre, and the figures follow', async ({
  page,
}) => {
  await openAs(page, 'agent', '/renewals');
  const notStarted = page.getByRole('link', { name: /^\d+ Not Started$/ });
  const countOf = async (stage: string) =>
    Number.parseInt((await page.getByRole('link', { name: new RegExp(`^\\d+ ${stage}$`) }).textContent()) ?? '', 10);
  await notStarted.waitFor();
  await expectAccessible(page);
  await notStarted.click();
  await page.waitForURL(/filter=notStarted/);
  // the policies of the list before
  await page
    .getByText(/days? overdue/)
    .first()
    .waitFor({ state: 'detached' });
  const before = await countOf('Not Started');
  const [accepted, quoting, lost] = [await countOf('Accepted'), await countOf('Quoting'), await countOf('Lost')];
  const dialog = dialogOf(page);
  /** Opens the dialog of the first policy. Returns the button, which leaves the list once the policy has another stage. */
  const renewFirst = async () => {
    const first = page.getByRole('button', { name: /^Renew: / }).first();
    const name = (await first.getAttribute('aria-label')) ?? '';
    await first.click();
    await dialog.waitFor();
    return page.getByRole('button', { name, exact: true });
  };

  const renewed = await renewFirst();
  await dialog.getByRole('textbox', { name: /Premium/ }).fill('1,234.50');
  await dialog.getByRole('button', { name: 'Renew policy' }).click();
  await toast(page, 'Policy renewed').waitFor();
  await page.waitForURL(/\/policies\//);
  await page.goBack();
  await expect.poll(() => countOf('Not Started')).toBe(before - 1);
  expect(await countOf('Accepted')).toBe(accepted + 1);
  await renewed.waitFor({ state: 'detached' });

  const givenUp = await renewFirst();
  await dialog.getByRole('radio', { name: /Not renewing/ }).click();
  await dialog.getByRole('radio', { name: 'Price' }).click();
  await dialog.getByRole('button', { name: 'Mark as not renewing' }).click();
  await toast(page, 'Policy marked as not renewing').waitFor();
  await expect.poll(() => countOf('Lost')).toBe(lost + 1);
  await givenUp.waitFor({ state: 'detached' });

  await renewFirst();
  await dialog.getByRole('radio', { name: /Re-quote/ }).click();
  await dialog.getByRole('combobox', { name: /Carriers/ }).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Create quotes' }).click();
  await page.waitForURL(/\/quotes\//);
  await page.goBack();
  await expect.poll(() => countOf('Quoting')).toBe(quoting + 1);
  await page.getByRole('link', { name: /^\d+ Quoting$/ }).click();
  await page
    .getByRole('link', { name: /^Send quote: / })
    .first()
    .waitFor();
});
