import type { Page } from 'playwright';
import { expect } from 'vitest';
import { followMail, newEmail } from './support/accounts.ts';
import { apiOf } from './support/api.ts';
import { choose, heading, openAs, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const waitUntilReady = (page: Page) => page.locator('[data-state=ready]').first().waitFor();
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });

test('creates, finds, changes and invites a contact', async ({ page, context }) => {
  const email = newEmail('contact');
  await openAs(page, 'agent');
  await page.getByRole('navigation').getByRole('link', { name: 'Contacts' }).click();
  await heading(page, 'Contacts').waitFor();
  await waitUntilReady(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Create Contact' }).click();
  await heading(page, 'Create Contact').waitFor();
  await page.getByRole('radio', { name: 'Commercial' }).click();
  await page.getByRole('button', { name: 'Create Contact' }).click();
  await page.getByText('Company Name is a required field!').waitFor();
  await page.getByText('Firstname is a required field!').waitFor();
  await expectAccessible(page);
  await field(page, 'First Name').fill('Ottoline');
  await field(page, 'Last Name').fill('Quarrington');
  await field(page, 'Email').fill('customer@demo.test');
  await field(page, 'Company Name').fill('Quarrington Chandlery');
  await field(page, 'Annual Revenue').fill('125000.5');
  await field(page, 'Street').fill('4 Wharf Street');
  await field(page, 'City').fill('Portland');
  await choose(page, 'State', 'Maine');
  await page.getByRole('button', { name: 'Create Contact' }).click();
  // a duplicate address is rejected, and the form keeps its input
  await page.getByText('There is already a contact with this email').first().waitFor();
  await field(page, 'Email').fill(email);
  await page.getByRole('button', { name: 'Create Contact' }).click();
  await toast(page, 'Contact created successfully').waitFor();

  await choose(page, 'Search by', 'Email');
  await page.getByRole('textbox', { name: 'Search' }).fill(email);
  await row(page, email).getByRole('link', { name: 'Ottoline Quarrington', exact: true }).click();
  await heading(page, 'Ottoline Quarrington').waitFor();
  await page.getByText('4 Wharf Street').waitFor();
  await page.getByText('$125,000.50').waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Update Contact' }).click();
  await heading(page, 'Update Contact').waitFor();
  expect(await field(page, 'Email').getAttribute('readonly')).not.toBeNull();
  await field(page, 'City').fill('Bath');
  await field(page, 'Year Founded').fill('1987');
  await page.getByRole('button', { name: 'Update Contact' }).click();
  await toast(page, 'Contact updated successfully').waitFor();
  await page.getByRole('tabpanel', { name: 'Overview' }).getByText('Bath, ME').waitFor();

  await page.getByRole('button', { name: 'Invite as customer' }).click();
  await page.getByText(/^Invited on/).waitFor();
  const opened = await followMail(context, email, 'Accept invitation');
  expect(opened.url()).toContain('InvitationToken=');
  await opened.close();
});

test('lets unlicensed agents read contacts, and agents without a plan not', async ({ page }) => {
  await openAs(page, 'assistant');
  await page.goto('/contact');
  await waitUntilReady(page);
  expect(await page.getByRole('link', { name: 'Create Contact' }).count()).toBe(0);
  await page.goto('/contact/create');
  await page.waitForURL((url) => url.pathname === '/403');
});

test('exports and erases the data of a contact by keyboard', async ({ page }) => {
  const email = newEmail('erased');
  await openAs(page, 'owner');
  const api = await apiOf(page);
  const body = { contactType: 'PERSONAL', firstName: 'Philippa', lastName: 'Underhill', email, phone: '+12075550142' };
  const { id } = await api<{ id: string }>('POST', '/api/contact/create', body);
  await page.goto(`/contact/${id}`);
  await heading(page, 'Philippa Underhill').waitFor();
  const openMenu = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).focus();
    await page.keyboard.press('Enter');
  };

  await openMenu();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export data' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe(`personal-data-${id}.zip`);
  await toast(page, 'The data was exported').waitFor();

  await openMenu();
  await page.getByRole('menuitem', { name: 'Erase data…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Erase the data of Philippa Underhill' });
  await dialog.waitFor();
  await expectAccessible(page);
  await dialog.getByRole('textbox').fill(email);
  await page.keyboard.press('Enter');
  await toast(page, 'The personal data was erased').waitFor();
  await page.getByRole('heading', { level: 1, name: /^Erased Customer/ }).waitFor();
  await expectAccessible(page);
  await page.goto('/contact');
  await waitUntilReady(page);
  await choose(page, 'Search by', 'Email');
  await page.getByRole('textbox', { name: 'Search' }).fill(email);
  await page.getByText(`Nothing matches “${email}”`).waitFor();
});
