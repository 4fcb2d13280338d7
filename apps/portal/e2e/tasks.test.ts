import { expect } from 'vitest';
import { openAs, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

test('an agent adds a task, gives it to a colleague, and the colleague finishes it by keyboard', async ({ page }) => {
  await openAs(page, 'agent');
  const mine = page.getByRole('region', { name: 'My work' });
  await mine.getByRole('button', { name: 'Add task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add task' });
  await dialog.getByRole('textbox', { name: /^Title/ }).fill('Ask about the boat trailer');
  await dialog.getByRole('combobox', { name: /^Customer/ }).fill('Marchetti');
  await page
    .getByRole('option', { name: /Elena Marchetti/ })
    .first()
    .click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add task' }).click();
  await toast(page, 'The task was added').waitFor();
  const row = mine.getByRole('listitem').filter({ hasText: 'Ask about the boat trailer' });
  await row.getByRole('link', { name: 'Ask about the boat trailer' }).waitFor();
  await expectAccessible(page);

  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Edit or reassign' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit task' });
  await editor.getByRole('combobox', { name: /^Assigned to/ }).click();
  await page.getByRole('option', { name: /owner@demo\.test/ }).click();
  await editor.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'The task was changed').waitFor();
  await row.waitFor({ state: 'detached' });

  await openAs(page, 'owner');
  const title = page.getByRole('link', { name: 'Ask about the boat trailer' });
  await title.waitFor();
  await title.focus();
  await page.keyboard.press('d');
  await title.waitFor({ state: 'detached' });
  await toast(page, 'Done').waitFor();
  // the focus stays in the list
  expect(await page.evaluate(() => document.activeElement?.closest('[data-task]') !== null)).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await title.waitFor();
  await title.click();
  await page.waitForURL('**/contact/*');
  await page.getByRole('tab', { name: 'Tasks' }).click();
  await page.getByRole('list', { name: 'Tasks' }).getByText('Ask about the boat trailer').waitFor();
});

test('a task is snoozed on a phone and comes back when it is shown again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'agent');
  const mine = page.getByRole('region', { name: 'My work' });
  const row = mine.getByRole('listitem').filter({ hasText: 'Annual review' });
  await mine.getByRole('button', { name: /^Later/ }).click();
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: /^Tomorrow/ }).click();
  await toast(page, 'The task was snoozed').waitFor();
  await mine.getByRole('button', { name: /^Snoozed/ }).click();
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Show now' }).click();
  await toast(page, 'The task is no longer snoozed').waitFor();
  await mine.getByRole('button', { name: /^Snoozed/ }).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
