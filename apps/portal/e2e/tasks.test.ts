import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { apiOf } from './support/api.ts';
import { openAs, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';
import { dragTouch } from './support/touch.ts';

test('an agent adds a task, gives it to a colleague, and the colleague finishes it by keyboard', async ({ page }) => {
  // a retry adds another task
  const name = `Ask about the boat trailer ${String(Date.now()).slice(-5)}`;
  await openAs(page, 'agent');
  const mine = page.getByRole('region', { name: 'My work' });
  await mine.getByRole('button', { name: 'Add task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add task' });
  await dialog.getByRole('textbox', { name: /^Title/ }).fill(name);
  await dialog.getByRole('combobox', { name: /^Customer/ }).fill('Marchetti');
  await page
    .getByRole('option', { name: /Elena Marchetti/ })
    .first()
    .click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add task' }).click();
  await toast(page, 'The task was added').waitFor();
  const row = mine.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('link', { name, exact: true }).waitFor();
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
  const title = page.getByRole('link', { name, exact: true });
  await title.waitFor();
  await title.focus();
  await page.keyboard.press('d');
  await title.waitFor({ state: 'detached' });
  await toast(page, 'Done').waitFor();
  // the focus stays in the list
  expect(await page.evaluate(() => document.activeElement?.closest('[data-task]') !== null)).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await title.waitFor();
  // the next step of a task about a contact is its page
  await title.focus();
  await page.keyboard.press('a');
  await page.waitForURL('**/contact/*');
  await page.getByRole('tab', { name: 'Tasks' }).click();
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('list', { name: 'Tasks' }).getByText(name).waitFor();
});

test('a task is snoozed on a phone and comes back when it is shown again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'agent');
  const mine = page.getByRole('region', { name: 'My work' });
  const row = mine.getByRole('listitem').filter({ hasText: 'Annual review' });
  await mine.getByRole('button', { name: /^Later/ }).click();
  await dragTouch(page, row, { left: 120 });
  await page.getByRole('menuitem', { name: /^Tomorrow/ }).click();
  await toast(page, 'The task was snoozed').waitFor();
  await mine.getByRole('button', { name: /^Snoozed/ }).click();
  // not the row that is about to leave its former group
  const snoozed = mine.getByRole('region', { name: 'Snoozed' });
  const actions = snoozed.getByRole('button', { name: /^Actions for Annual review/ });
  const showNow = page.getByRole('menuitem', { name: 'Show now' });
  // the menu closes with its row, which the server's answer to the snooze can replace
  await expect
    .poll(async () => {
      if (!(await showNow.isVisible())) await actions.click();
      return showNow.isVisible();
    })
    .toBe(true);
  await showNow.click();
  await toast(page, 'The task is no longer snoozed').waitFor();
  await mine.getByRole('button', { name: /^Snoozed/ }).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('an agency admin chooses the time zone and switches an event by keyboard', async ({ page }) => {
  await openAs(page, 'owner');
  await page.getByRole('link', { name: 'Agency Settings' }).click();
  await page.waitForURL('/agency/settings');
  await page.getByRole('button', { name: 'Edit Time' }).click();
  await page.getByRole('combobox', { name: /^Time zone/ }).fill('Denver');
  await page.getByRole('option', { name: 'Mountain Time, Denver' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'The times were saved').waitFor();
  await page.getByText('Mountain Time, Denver').waitFor();

  const rule = page.getByRole('switch', { name: 'Opportunity without activity' });
  await rule.focus();
  await page.keyboard.press('Space');
  await toast(page, 'The rule was saved').waitFor();
  await expect.poll(() => rule.isChecked()).toBe(false);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rule.isChecked()).toBe(true);
  const days = page.getByRole('textbox', { name: 'Days: Quote has no answer' });
  await days.fill('7');
  const saved = page.waitForResponse((answer) => Boolean(answer.request().postData()?.includes('QUOTE_UNANSWERED')));
  await days.press('Enter');
  await saved;
  await page.reload();
  await expect.poll(() => days.inputValue()).toBe('7');
});

test('an agent finishes three tasks at once by keyboard, learns which was already done, and takes it back', async ({
  page,
}) => {
  const name = `Check the file ${String(Date.now()).slice(-5)}`;
  await openAs(page, 'agent');
  const call = await apiOf(page);
  const { user } = await call<{ user: { id: string } }>('GET', '/api/auth/me');
  // before all other tasks, because a group shows its first 20
  const dueDate = Date.UTC(2020, 0, 1) / 1000;
  const add = (title: string) =>
    call<{ id: string }>('POST', '/api/task/create', { title, taskKind: 'OTHER', dueDate, assigneeId: user.id });
  const made = [await add(`${name} A`), await add(`${name} B`), await add(`${name} C`)];
  await page.reload();
  const mine = page.getByRole('region', { name: 'My work' });
  const rows = mine.getByRole('listitem').filter({ hasText: name });
  await rows.nth(2).waitFor();

  await rows.first().locator('[data-title]').focus();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  const bar = page.getByRole('group', { name: 'Selection' });
  await bar.getByText('3 selected').waitFor();
  await expectAccessible(page);
  // A colleague has finished one of them meanwhile.
  await call('POST', `/api/task/id/${made[1]?.id}/complete`);
  await bar.getByRole('button', { name: 'Complete' }).click();
  const result = page.getByRole('dialog', { name: '2 tasks done' });
  await result.getByRole('row', { name: new RegExp(`${name} B.*already done`) }).waitFor();
  await expectAccessible(page);
  await rows.first().waitFor({ state: 'detached' });
  await result.getByRole('button', { name: 'Undo' }).click();
  await toast(page, 'Undone').waitFor();
  await expect.poll(() => rows.count()).toBe(2);

  await rows.first().getByRole('checkbox').check();
  await rows.nth(1).getByRole('checkbox').check();
  await bar.getByRole('button', { name: 'Complete' }).click();
  await toast(page, '2 tasks done').waitFor();
  await expect.poll(() => rows.count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rows.count()).toBe(2);
  // Other flows count the open tasks.
  for (const { id } of [made[0], made[2]].flatMap((each) => each ?? []))
    await call('POST', `/api/task/id/${id}/complete`);
});

/** Drags in steps, as a hand does. The calendar follows the pointer once per frame. */
async function dragTo(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('nothing to drag');
  await page.mouse.move(start.x + 8, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
  await page.mouse.move(end.x + end.width / 2 + 2, end.y + end.height / 2);
  await page.mouse.up();
}

test('an agent moves tasks in the calendar by keyboard and mouse, and finds it again by its address', async ({
  page,
}) => {
  const name = `Ask about the houseboat ${String(Date.now()).slice(-5)}`;
  await openAs(page, 'agent');
  await page.getByRole('link', { name: 'Tasks', exact: true }).click();
  await page.waitForURL('/tasks');
  await page.getByRole('button', { name: 'Calendar' }).click();
  await page.waitForURL('/tasks?layout=calendar');
  expect(await page.title()).toMatch(/^Tasks/);
  // a Monday in the future without tasks of the demo or of an earlier attempt
  const monday = new Date();
  monday.setUTCDate(monday.getUTCDate() + 7 * (20 + (Date.now() % 200)) + ((8 - monday.getUTCDay()) % 7));
  const day = (after: number) => new Date(monday.getTime() + after * 86_400_000).toISOString().slice(0, 10);
  const label = (after: number) =>
    new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(day(after)),
    );
  await page.goto(`/tasks?layout=calendar&view=week&day=${day(0)}`);
  const cell = (after: number) => page.locator(`[data-cell="${day(after)}"]`);
  await cell(0).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add task' });
  await dialog.getByRole('textbox', { name: /^Title/ }).fill(name);
  await dialog.getByRole('button', { name: 'Add task' }).click();
  await toast(page, 'The task was added').waitFor();
  const on = (after: number) => page.getByRole('button', { name: `${name}, ${label(after)}`, exact: true });
  await on(0).waitFor();
  await expectAccessible(page);

  await on(0).focus();
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  await toast(page, 'The task was changed').waitFor();
  await on(1).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await on(0).waitFor();

  await dragTo(page, on(0), cell(3));
  await on(3).waitFor();
  await page.reload();
  await on(3).waitFor();

  // a click opens the task; the month and the list are one step away
  await on(3).click();
  const editor = page.getByRole('dialog', { name: 'Edit task' });
  expect(await editor.getByRole('textbox', { name: /^Title/ }).inputValue()).toBe(name);
  await page.keyboard.press('Escape');
  await editor.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'List' }).click();
  await page.getByRole('region', { name: 'Later' }).waitFor();
  await page.goBack();
  await on(3).waitFor();
  // the layout is remembered
  await page.goto('/tasks');
  await page.getByRole('grid').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
});
