import type { Page } from 'playwright';
import { choose, heading, openAs, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const waitUntilReady = (page: Page) => page.locator('[data-state=ready][aria-busy=false]').waitFor();
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('invites, revokes, resends, disables and deletes an admin', async ({ page }) => {
  await openAs(page, 'admin', '/admin/list');
  await waitUntilReady(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create Admin' }).click();
  await heading(page, 'Create Admin').waitFor();
  await page.getByLabel('Name').fill('E2E Person');
  await page.getByLabel('Email').fill(`e2e-person-${Date.now()}@fairlead.test`);
  await choose(page, 'Role', 'Auditor');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create Admin' }).click();
  await toast(page, /created/i).waitFor();
  await row(page, 'E2E Person').getByText('Invited').waitFor();

  await page.getByRole('button', { name: 'Revoke the invitation of E2E Person' }).click();
  await toast(page, /revoked/i).waitFor();
  await page.getByRole('button', { name: 'Resend the invitation of E2E Person' }).click();
  await toast(page, /sent again/i).waitFor();

  await page.getByRole('link', { name: 'Edit E2E Person' }).click();
  await heading(page, 'Update Admin').waitFor();
  await page.getByRole('radio', { name: 'Disabled' }).check();
  await page.getByRole('button', { name: 'Update Admin' }).click();
  await toast(page, /updated/i).waitFor();
  await row(page, 'E2E Person').getByText('Disabled').waitFor();

  await page.getByRole('button', { name: 'Delete E2E Person' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Item' });
  await dialog.getByText('E2E Person').waitFor();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await toast(page, /deleted/i).waitFor();
  await row(page, 'E2E Person').waitFor({ state: 'detached' });
});

test('does not offer admins to delete themselves', async ({ page }) => {
  await openAs(page, 'admin', '/admin/list');
  await row(page, 'Grace Whitfield').waitFor();
  await page.getByRole('button', { name: 'Delete Grace Whitfield' }).waitFor({ state: 'detached' });
});
