import type { Schemas } from '@fairlead/api-client/client';
import { expect } from 'vitest';
import { apiOf } from './support/api.ts';
import { pdf } from './support/files.ts';
import { heading, openAs, openReady, openSection, signOut, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

test('files a claim, handles it as an agent and keeps all input between steps', async ({ page }) => {
  await openAs(page, 'customer', '/claims');
  await heading(page, 'All Claims').waitFor();
  await page.getByRole('link', { name: 'File a claim' }).click();
  const step = (name: string) => page.getByRole('heading', { level: 2, name }).waitFor();
  const proceed = () => page.getByRole('button', { name: 'Continue' }).click();
  await step('Policy');
  await page.getByRole('radio').first().check();
  await proceed();
  await step('Loss details');
  await page.getByRole('combobox', { name: /Claim type/ }).click();
  await page.getByRole('option', { name: 'Property' }).click();
  await page.getByRole('textbox', { name: /Date of loss/ }).fill('01/02/1999');
  await page.getByText('This date is outside the policy’s term').waitFor();
  await page.getByRole('textbox', { name: /Description/ }).fill('A pipe burst under the kitchen sink.');
  await proceed();
  await step('People and damage');
  // the browser's Back button returns to the previous step and keeps the input
  await page.goBack();
  await step('Loss details');
  expect(await page.getByRole('textbox', { name: /Description/ }).inputValue()).toContain('A pipe burst');
  await proceed();
  await step('People and damage');
  await page.getByRole('button', { name: 'Add person' }).click();
  const person = page.getByRole('group', { name: 'Person 1' });
  await person.getByRole('textbox', { name: /Name/ }).fill('Walter Kim');
  await person.getByRole('combobox', { name: /Role/ }).click();
  await page.getByRole('option', { name: 'Witness' }).click();
  await proceed();
  await step('Photos and documents');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'estimate.pdf', mimeType: 'application/pdf', buffer: pdf });
  await page.getByRole('status').filter({ hasText: 'estimate.pdf uploaded' }).waitFor();
  await proceed();
  await step('Review');
  await page.getByText('Walter Kim · Witness').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit claim' }).click();
  await toast(page, 'Claim submitted').waitFor();
  await page.getByRole('heading', { level: 1, name: /^Claim CLM-\d+$/ }).waitFor();
  const address = new URL(page.url()).pathname;
  await page.getByRole('row', { name: /estimate\.pdf/ }).waitFor();
  await expectAccessible(page);
  // Back opens a new form, with the address of its first step
  await page.goBack();
  await page.waitForURL('/claims/add');
  await step('Policy');
  await page.goForward();
  await page.waitForURL(address);
  await signOut(page);

  await openAs(page, 'agent', address);
  const move = async (status: string, note?: string) => {
    await page.getByRole('button', { name: 'Change status' }).click();
    await page.getByRole('menuitem', { name: status }).click();
    const dialog = page.getByRole('dialog', { name: `Change status to ${status}` });
    if (note) await dialog.getByRole('textbox').fill(note);
    await dialog.getByRole('button', { name: 'Change status' }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await move('In Review');
  await page.getByRole('textbox', { name: 'Note' }).fill('Deductible is $500.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await toast(page, 'Note added').waitFor();
  await page.getByRole('button', { name: 'Edit Adjuster' }).click();
  await page.getByRole('textbox', { name: 'Adjuster name' }).fill('Nadia Petrov');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Nadia Petrov').first().waitFor();
  await move('Filed With Carrier');
  await move('Info Requested', 'The carrier needs a photo of the pipe.');
  await page.getByRole('note').filter({ hasText: 'a photo of the pipe' }).waitFor();
  await expectAccessible(page);
  await signOut(page);

  await openAs(page, 'customer', address);
  await page.getByRole('note').filter({ hasText: 'a photo of the pipe' }).waitFor();
  expect(await page.getByText('Deductible is $500.').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Withdraw claim' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Upload document' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'pipe.pdf', mimeType: 'application/pdf', buffer: pdf });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await toast(page, 'Doc uploaded').waitFor();
  await page.getByText('pipe.pdf added').first().waitFor();
});

test('reports a claim from the policy page for the customer, who can open it', async ({ page }) => {
  await openAs(page, 'agent', '/policies?by=customerName&q=Marchetti');
  await page
    .getByRole('row', { name: /Marchetti/ })
    .first()
    .getByRole('button', { name: /^More/ })
    .click();
  await page.getByRole('menuitem', { name: 'Details' }).click();
  await openSection(page, 'Claims');
  await page.getByRole('group', { name: 'Claims' }).getByRole('link', { name: 'Report a claim' }).click();
  await heading(page, 'Report a claim').waitFor();
  await page.getByRole('heading', { level: 2, name: 'Loss details' }).waitFor();
  await page.getByRole('link', { name: 'Elena Marchetti' }).waitFor();
  await page.getByRole('textbox', { name: /Date of loss/ }).fill('01/02/2026');
  await page.getByRole('textbox', { name: /Description/ }).fill('She called: hail broke two windows.');
  await expectAccessible(page);
  for (const name of ['People and damage', 'Photos and documents', 'Review']) {
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { level: 2, name }).waitFor();
  }
  await page.getByRole('button', { name: 'Submit claim' }).click();
  await page.getByRole('heading', { level: 1, name: /^Claim CLM-\d+$/ }).waitFor();
  const address = new URL(page.url()).pathname;
  await signOut(page);

  await openAs(page, 'customer', address);
  await page.getByText('She called: hail broke two windows.').waitFor();
});

test('corrects the address of a step that cannot be opened yet', async ({ page }) => {
  await openAs(page, 'customer', '/claims/add?step=review');
  await page.waitForURL('/claims/add');
  await page.getByRole('heading', { level: 2, name: 'Policy' }).waitFor();
  await signOut(page);

  await openAs(page, 'agent', '/claims/report?step=loss');
  await page.waitForURL('/claims/report');
  await page.getByRole('heading', { level: 2, name: 'Policy' }).waitFor();
});

test('withdraws a claim that is not yet filed with the carrier', async ({ page }) => {
  await openAs(page, 'customer', '/claims');
  const call = await apiOf(page);
  const { content } = await call<{ content: Schemas['PolicySummary'][] }>('GET', '/api/policy/all?pageSize=20');
  const policy = content.find(({ effectiveDate }) => effectiveDate !== null && effectiveDate * 1000 < Date.now());
  if (!policy) throw new Error('the customer has no policy');
  const { id: policyId, effectiveDate: lossDate } = policy;
  const loss = { policyId, claimType: 'PROPERTY', lossDate, description: 'Storm' };
  const { id, serial } = await call<Schemas['Claim']>('POST', '/api/claim/create', loss);
  await openReady(page, `/claims/${id}`);
  await heading(page, `Claim ${serial}`).waitFor();
  await page.getByRole('button', { name: 'Withdraw claim' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw claim' }).click();
  await toast(page, 'Claim withdrawn').waitFor();
  await page.getByRole('button', { name: 'Withdraw claim' }).waitFor({ state: 'detached' });
});

test('allows claims only for licensed agents and customers', async ({ page }) => {
  await openAs(page, 'assistant');
  await page.goto('/claims');
  await page.waitForURL('**/403');
});
