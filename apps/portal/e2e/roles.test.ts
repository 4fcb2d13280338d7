import type { Page } from 'playwright';
import { expect } from 'vitest';
import { heading, openAs, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const waitUntilReady = (page: Page) => page.locator('[data-state=ready][aria-busy=false]').waitFor();
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

test('creates, limits and deletes a role, and keeps assigned roles', async ({ page }) => {
  await openAs(page, 'admin', '/roles');
  await waitUntilReady(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create Role' }).click();
  await page.waitForURL('/roles/add');
  await heading(page, 'Create Role').waitFor();
  await page.getByLabel('Name').fill('E2E desk');
  await box(page, 'Coupons: Delete').check();
  expect(await box(page, 'Coupons: Read').isChecked()).toBe(true);
  await box(page, 'Carriers').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create Role' }).click();
  await toast(page, /created/i).waitFor();
  await row(page, 'E2E desk').getByText('6 of 28').waitFor();

  await page.getByRole('link', { name: 'Edit E2E desk' }).click();
  await heading(page, 'Update Role').waitFor();
  await box(page, 'Coupons: Read').uncheck();
  expect(await box(page, 'Coupons: Delete').isChecked()).toBe(false);
  await page.getByRole('button', { name: 'Update Role' }).click();
  await toast(page, /updated/i).waitFor();
  await row(page, 'E2E desk').getByText('4 of 28').waitFor();

  await page.getByRole('button', { name: 'Delete E2E desk' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await toast(page, /deleted/i).waitFor();
  await row(page, 'E2E desk').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Delete Billing' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Admins who have this role: 2. Give them another role first.').first().waitFor();
});

test('denies access without the privilege', async ({ page }) => {
  await openAs(page, 'limited-admin', '/coupon');
  await page.goto('/roles');
  await page.waitForURL('/403');
});
