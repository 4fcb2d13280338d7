import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { pdf } from './support/files.ts';
import { choose, heading, openAs, openSection, signOut, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const waitUntilReady = (page: Page) => page.locator('[data-state=ready][aria-busy=false]').waitFor();
const pick = (page: Page, title: string) =>
  page
    .getByRole('dialog', { name: title })
    .locator('input[type=file]')
    .setInputFiles({ name: 'policy.pdf', mimeType: 'application/pdf', buffer: pdf });

test('creates two opportunities, changes one in the drawer and deletes the other', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 503/);
  // a unique name, because a retry runs on the same data
  const lastName = `Lead${randomUUID().slice(0, 6)}`;
  const name = `Ines ${lastName}`;
  await openAs(page, 'agent', '/opportunities');
  await waitUntilReady(page);
  await page.getByRole('link', { name: 'Create Opportunity' }).click();
  await heading(page, 'Create Opportunity').waitFor();
  await page.getByRole('button', { name: 'Create Opportunity' }).click();
  await page.getByText('Contact is required field!').waitFor();
  await page.getByText('Please select atleast 1 Insurance').waitFor();

  await page.getByRole('tab', { name: 'Create With New Prospect' }).click();
  await page.getByRole('textbox', { name: /^First Name/ }).fill('Ines');
  await page.getByRole('textbox', { name: /^Last Name/ }).fill(lastName);
  await page.getByRole('textbox', { name: /^Email/ }).fill(`${lastName}@people.test`);
  await page.getByRole('combobox', { name: /^Insurance/ }).click();
  await page.getByRole('option', { name: 'Home', exact: true }).click();
  await page.getByRole('option', { name: 'Flood', exact: true }).click();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create Opportunity' }).click();
  await page.waitForURL('/opportunities');
  await toast(page, 'Opportunity created successfully!').waitFor();

  await choose(page, 'Search by', 'Name');
  await page.getByRole('textbox', { name: 'Search' }).fill(lastName);
  await page.waitForURL((url) => url.searchParams.get('q') === lastName);
  const rows = page.getByRole('row').filter({ hasText: name });
  await expect.poll(() => rows.count()).toBe(2);
  const flood = rows.filter({ hasText: 'Flood' });
  await flood.locator('[data-status=NEW]').waitFor();
  // no quoting service is configured
  await flood.getByRole('button', { name: /^Get quote/ }).click();
  await toast(page, /Automated quotes are not available/).waitFor();

  await flood.getByRole('link', { name }).click();
  await page.waitForURL((url) => url.searchParams.has('open'));
  const drawer = page.getByRole('dialog', { name: new RegExp(name) });
  await drawer.getByText('Contacted').click();
  await toast(page, 'Opportunity status is updated successfully!').waitFor();
  await drawer.locator('[data-status=CONTACTED]').waitFor();
  await drawer.getByRole('button', { name: /^Edit Premium/ }).click();
  await drawer.getByRole('textbox', { name: /Premium/ }).fill('1184.50');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Opportunity premium updated successfully!').waitFor();
  await drawer.getByRole('paragraph').filter({ hasText: '$1,184.50' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    drawer.getByRole('button', { name: /^Download the PDF/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('User_Opportunity_Details_Flood.pdf');
  await drawer.getByRole('button', { name: 'Upload PDF' }).click();
  await pick(page, 'Upload PDF');
  await page.getByRole('dialog', { name: 'Upload PDF' }).getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Opportunity document updated successfully!').waitFor();
  await drawer.getByText('policy.pdf').first().waitFor();
  await expectAccessible(page);

  // the address reopens the drawer, and Back returns to the list
  const address = page.url();
  await page.goBack();
  await drawer.waitFor({ state: 'detached' });
  await page.goto(address);
  await drawer.getByRole('paragraph').filter({ hasText: '$1,184.50' }).waitFor();

  // create a quote from the opportunity
  await drawer.getByRole('link', { name: 'Create Quote' }).click();
  await heading(page, 'Create Quote').waitFor();
  expect(await page.getByRole('combobox', { name: 'Contact' }).inputValue()).toBe(name);
  await page.goto(address);
  await drawer.waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });

  const home = rows.filter({ hasText: 'Home' });
  await home.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'Opportunity deleted successfully!').waitFor();
  await expect.poll(() => rows.count()).toBe(1);
});

test('lists a policy that a customer uploads among their quote requests', async ({ page }) => {
  const note = `Cheaper? ${randomUUID().slice(0, 8)}`;
  await openAs(page, 'customer', '/opportunities');
  await waitUntilReady(page);
  await heading(page, 'Quote Requests').waitFor();
  await page.getByRole('button', { name: 'Upload Doc' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Doc' });
  const add = dialog.getByRole('button', { name: 'ADD' });
  expect(await add.isDisabled()).toBe(true);
  await choose(page, 'Doc type', 'Quote Review');
  await pick(page, 'Upload Doc');
  await dialog.locator('[data-status=uploaded]').waitFor();
  await dialog.getByRole('textbox', { name: 'Note' }).fill(note);
  await add.click();
  await toast(page, 'Doc uploaded').waitFor();
  await dialog.waitFor({ state: 'detached' });

  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .first();
  await row.locator('[data-status=QUOTE_REVIEW]').waitFor();
  await row.getByRole('button', { name: /^View/ }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText(note).waitFor();
  expect(await drawer.getByRole('button', { name: /Edit|Replace|Change Agent/ }).count()).toBe(0);
  await page.goto('/opportunities/create');
  await page.waitForURL('/403');
});

test('shows agents the uploaded bill of a policy with a link to the policy', async ({ page }) => {
  const note = `Is this right? ${randomUUID().slice(0, 8)}`;
  await openAs(page, 'customer', '/policies?filter=active');
  await page.getByRole('table').getByRole('link').first().click();
  await openSection(page, 'Policy Docs');
  await page.getByRole('heading', { name: 'Send a document' }).waitFor();
  const address = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Upload Doc' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Doc' });
  await choose(page, 'Doc type', 'Bill');
  await pick(page, 'Upload Doc');
  await dialog.locator('[data-status=uploaded]').waitFor();
  await dialog.getByRole('textbox', { name: 'Note' }).fill(note);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'ADD' }).click();
  await toast(page, 'Doc uploaded').waitFor();
  await signOut(page);

  await openAs(page, 'agent', '/opportunities?filter=policyReview');
  await waitUntilReady(page);
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .first();
  await row.getByRole('button', { name: /^View/ }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText(note).waitFor();
  await drawer.getByRole('link', { name: 'Open policy' }).click();
  await page.waitForURL((url) => url.pathname.endsWith(address.split('/').at(-1) ?? ''));
});
