import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** Ways to operate the portal, so that one test runs by mouse and by keyboard. */
export interface Hands {
  /** Activates a button or link. The key of checkboxes is the space. */
  press: (target: Locator, key?: string) => Promise<void>;
  /** Activates an entry of an open menu. */
  pressItem: (item: Locator) => Promise<void>;
  /** Activates a button in a toast. The key F8 moves the focus to the toasts, which then stay. */
  pressInToast: (button: Locator) => Promise<void>;
  /** Replaces the text of a field. */
  fill: (field: Locator, text: string) => Promise<void>;
  /** Searches in a combobox and chooses the first option. */
  pick: (field: Locator, text: string) => Promise<void>;
  /** Chooses the option of a select. */
  choose: (field: Locator, option: string) => Promise<void>;
}

const optionOf = (page: Page, name: string) => page.getByRole('option', { name, exact: true });
const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

const byMouse: Hands = {
  press: (target) => target.click(),
  pressItem: (item) => item.click(),
  pressInToast: (button) => button.click(),
  fill: (field, text) => field.fill(text),
  async pick(field, text) {
    await field.fill(text);
    await field.page().getByRole('option').first().click();
  },
  async choose(field, option) {
    await field.click();
    await optionOf(field.page(), option).click();
  },
};

/** Presses a key until the element has the focus. */
async function moveTo(target: Locator, key: 'Tab' | 'ArrowDown') {
  await target.waitFor();
  for (let presses = 0; !(await hasFocus(target)); presses += 1) {
    expect(presses, `presses of ${key} until the focus arrives`).toBeLessThan(150);
    const isBefore = await target.evaluate(
      (element) =>
        element.compareDocumentPosition(document.activeElement ?? element) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await target.page().keyboard.press(isBefore && key === 'Tab' ? 'Shift+Tab' : key);
  }
}

export const byKeyboard: Hands = {
  async press(target, key = 'Enter') {
    await moveTo(target, 'Tab');
    await target.page().keyboard.press(key);
  },
  async pressItem(item) {
    await moveTo(item, 'ArrowDown');
    await item.page().keyboard.press('Enter');
  },
  async pressInToast(button) {
    const { keyboard } = button.page();
    const list = button.locator('xpath=ancestor::ol');
    await button.waitFor();
    // A screen that opens after the toast takes the focus away, and the toast would close.
    while (!(await hasFocus(button))) {
      const isInside = await list.evaluate((element) => element.contains(document.activeElement));
      await keyboard.press(isInside ? 'Tab' : 'F8');
    }
    await keyboard.press('Enter');
  },
  async fill(field, text) {
    const { keyboard } = field.page();
    await moveTo(field, 'Tab');
    await keyboard.press('Control+a');
    await keyboard.type(text);
    await expect.poll(() => field.inputValue()).toBe(text);
  },
  async pick(field, text) {
    const { keyboard } = field.page();
    await moveTo(field, 'Tab');
    await keyboard.type(text);
    await field
      .page()
      .getByRole('option', { name: new RegExp(text) })
      .first()
      .waitFor();
    if (!(await field.getAttribute('aria-activedescendant'))) await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
  },
  async choose(field, option) {
    const page = field.page();
    await moveTo(field, 'Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('option').first().waitFor();
    await moveTo(optionOf(page, option), 'ArrowDown');
    await page.keyboard.press('Enter');
  },
};

/** Devices of a test that runs on each. */
export const devices = [
  { name: 'by mouse', width: 1440, hands: byMouse },
  { name: 'by keyboard', width: 1440, hands: byKeyboard },
  { name: 'on a phone', width: 390, hands: byMouse },
] as const;
