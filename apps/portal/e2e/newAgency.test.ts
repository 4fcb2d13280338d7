import type { Page } from 'playwright';
import { expect } from 'vitest';
import { fill, newEmail, openAsNew } from './support/accounts.ts';
import { enterCard, packageDialog } from './support/card.ts';
import { heading, openReady, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const guide = (page: Page) => page.getByRole('list', { name: 'Set up your agency' });
const step = (page: Page, name: string) => guide(page).getByRole('listitem').filter({ hasText: name });

test('the home page leads a new agency from the plan to the first contact', async ({ page }) => {
  await openAsNew(page, newEmail('maya'), { agency: 'Harbor and Hill' });
  await guide(page).waitFor();
  await page.getByText('0 of 6 done').waitFor();
  await expectAccessible(page);
  expect(await step(page, 'Add your first contacts').getByRole('link').count()).toBe(0);

  await step(page, 'Choose a plan').getByRole('link', { name: 'See the plans' }).click();
  await page.getByRole('article', { name: 'Solo', exact: true }).getByRole('button').click();
  await enterCard(page, '4242 4242 4242 4242');
  await packageDialog(page).getByRole('button', { name: 'CREATE PLAN' }).click();
  await toast(page, 'Plan created successfully').waitFor();

  // without a license, the list explains why contacts cannot be created
  await page.getByRole('link', { name: 'Contacts' }).first().click();
  await page.getByText('Only licensed agents create records here.').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Record your license' }).click();
  await page.getByLabel('Licensed agent').check();
  await page.getByRole('main').getByRole('button', { name: 'Update Member' }).click();
  await toast(page, 'Member updated successfully').waitFor();

  await openReady(page, '/');
  await page.getByText('2 of 6 done').waitFor();
  await step(page, 'Add your first contacts').getByRole('link', { name: 'Create contact' }).click();
  await heading(page, 'Create Contact').waitFor();
  await fill(page, { 'First Name': 'Owen', 'Last Name': 'Ferris', Email: newEmail('owen') });
  await page.getByRole('button', { name: 'Create Contact' }).click();
  await page.waitForURL((url) => url.pathname === '/contact');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByText('New opportunities').first().waitFor();
  await guide(page).waitFor({ state: 'detached' });
});
