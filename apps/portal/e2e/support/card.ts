import type { Page } from 'playwright';

/** Dialog in which an agency pays for a package. */
export const packageDialog = (page: Page) => page.getByRole('dialog', { name: 'Package Details' });

/** Enters a card number with an expiration date and a security code that the sandbox accepts. */
export async function enterCard(page: Page, number: string) {
  const dialog = packageDialog(page);
  await dialog.getByLabel('Card number').fill(number);
  await dialog.getByLabel('Expiration date').fill('1239');
  await dialog.getByLabel('Security code').fill('314');
}
