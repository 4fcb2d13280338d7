import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { apiOf } from './support/api.ts';
import { accountMenu, fillSignIn, openAs, openReady, toast } from './support/portal.ts';
import { test } from './support/test.ts';

const restored = 'Your entries have been restored';

/** A policy of the demo data: it has coverages, which the policies of other tests may not have. */
const oldestPolicy = '/api/policy/all?pageSize=1&ascOrDesc=asc';

const firstOf = async (page: Page, path: string): Promise<string> => {
  const api = await apiOf(page);
  const { content } = await api<{ content: { id: string }[] }>('GET', path);
  return content[0]?.id ?? '';
};

/** Answers the next request of a path as the server does after the session has ended. */
const endSessionAt = (page: Page, path: string) =>
  page.route(
    path,
    (route) => {
      const body = { success: false, message: 'Sign in to continue.', code: 'auth.required', payload: null };
      return route.fulfill({ status: 401, json: body });
    },
    { times: 1 },
  );

async function signOutElsewhere(page: Page, context: BrowserContext) {
  const other = await context.newPage();
  await openReady(other, '/');
  await accountMenu(other).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/auth/sign-in*');
}

async function signInAgain(page: Page) {
  await page.getByText('Your session has ended').waitFor();
  await fillSignIn(page, 'agent');
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'));
}

test('saves the same note about a claim twice', async ({ page }) => {
  await openAs(page, 'agent');
  const claimId = await firstOf(page, '/api/claim/all?pageSize=1');
  await openReady(page, `/claims/${claimId}`);
  const form = page.getByRole('form', { name: 'Add note' });
  const list = page.getByRole('list', { name: 'Notes' });
  const text = `Called at ${Date.now()}, no answer.`;
  for (const count of [1, 2]) {
    await form.getByRole('textbox').fill(text);
    await form.getByRole('button', { name: 'Add note' }).click();
    await expect.poll(() => form.getByRole('textbox').inputValue()).toBe('');
    await expect.poll(() => list.getByText(text).count()).toBe(count);
  }
});

test('restores a note about a claim after the session ends', async ({ page, expectedErrors }) => {
  expectedErrors.push(/401/);
  await openAs(page, 'agent');
  const claimId = await firstOf(page, '/api/claim/all?pageSize=1');
  await openReady(page, `/claims/${claimId}`);
  const form = page.getByRole('form', { name: 'Add note' });
  await form.getByRole('textbox').fill('Half a note');
  await endSessionAt(page, '/api/claim/notes/create');
  await form.getByRole('button', { name: 'Add note' }).click();
  await signInAgain(page);
  await expect.poll(() => form.getByRole('textbox').inputValue()).toBe('Half a note');
});

test('restores the input of a dialog after the session ends', async ({ page, expectedErrors }) => {
  expectedErrors.push(/401/);
  await openAs(page, 'agent');
  await openReady(page, `/contact/${await firstOf(page, '/api/contact/all?pageSize=1')}`);
  const open = () => page.getByRole('main').getByRole('button', { name: 'Task', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add task' });
  await open();
  await dialog.getByLabel('Title').fill('Half a task');
  await endSessionAt(page, '/api/task/create');
  await dialog.getByRole('button', { name: 'Add task' }).click();
  await signInAgain(page);
  await open();
  await dialog.getByText(restored).waitFor();
  expect(await dialog.getByLabel('Title').inputValue()).toBe('Half a task');

  // the restored input counts as unsaved
  await page.keyboard.press('Escape');
  // with the focus in the question, which arrives a moment later
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).press('Escape');
  await dialog.getByRole('button', { name: 'Add task' }).click();
  await dialog.waitFor({ state: 'detached' });
  await open();
  expect(await dialog.getByLabel('Title').inputValue()).toBe('');
});

test('restores the renewal of a policy after the session ends', async ({ page, expectedErrors }) => {
  expectedErrors.push(/401/);
  await openAs(page, 'agent', '/renewals');
  const open = () =>
    page
      .getByRole('button', { name: /^Renew: / })
      .first()
      .click();
  const dialog = page.getByRole('dialog', { name: 'Renew policy' });
  await open();
  await dialog.getByRole('textbox', { name: /Premium/ }).fill('1,234.50');
  await endSessionAt(page, '/api/policy/id/*/renew');
  await dialog.getByRole('button', { name: 'Renew policy' }).click();
  await signInAgain(page);
  await open();
  await dialog.getByText(restored).waitFor();
  expect(await dialog.getByRole('textbox', { name: /Premium/ }).inputValue()).toBe('1,234.50');
});

test('restores the edited sections of a policy after the session ends', async ({ page, expectedErrors }) => {
  expectedErrors.push(/401/);
  await openAs(page, 'agent');
  await openReady(page, `/policies/${await firstOf(page, oldestPolicy)}`);
  const edit = (section: string) => page.getByRole('button', { name: `Edit ${section}` }).click();
  const name = page.getByRole('form', { name: 'Coverages' }).getByRole('textbox').first();
  await edit('Policy Info');
  const number = page.getByRole('textbox', { name: 'Policy Number' });
  const stored = await number.inputValue();
  await number.fill(`${stored}-X`);
  await edit('Coverages');
  await name.fill('Half a coverage');
  await endSessionAt(page, '/api/coverages/policy/*');
  await page.getByRole('form', { name: 'Coverages' }).getByRole('button', { name: 'Save' }).click();
  await signInAgain(page);
  await expect.poll(() => page.getByText(restored).count()).toBe(2);
  expect(await number.inputValue()).toBe(`${stored}-X`);
  expect(await name.inputValue()).toBe('Half a coverage');
  await page.getByRole('form', { name: 'Policy Info' }).getByRole('button', { name: 'Save' }).click();
  await toast(page, 'updated').waitFor();
});

test('keeps the input of a form when the user signs out in another tab', async ({ page, context }) => {
  await openAs(page, 'agent', '/contact/create');
  await page.getByLabel('First Name').fill('Half');
  await signOutElsewhere(page, context);
  await fillSignIn(page, 'agent');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Contacts' }).click();
  await page.getByRole('link', { name: 'Create Contact' }).first().click();
  await page.getByText(restored).waitFor();
  expect(await page.getByLabel('First Name').inputValue()).toBe('Half');
});

test('restores the input of a drawer only for its record', async ({ page, context }) => {
  await openAs(page, 'agent', '/opportunities');
  const rows = page.getByRole('main').locator('a[href*="open="]');
  const drawer = page.getByRole('dialog').first();
  const premium = drawer.getByRole('textbox', { name: /Premium/ });
  await rows.first().click();
  await drawer.getByRole('button', { name: /^Edit Premium/ }).click();
  await premium.fill('4321');
  await signOutElsewhere(page, context);
  await fillSignIn(page, 'agent');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Opportunities' }).click();
  await rows.nth(1).click();
  await drawer.getByRole('button', { name: /^Edit Premium/ }).waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await rows.first().click();
  await drawer.getByText(restored).waitFor();
  expect(await premium.inputValue()).toBe('4321');
});
