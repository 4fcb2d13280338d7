import { expect } from 'vitest';
import { choose, heading, openAs, signOut, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

test('requests services of a policy and shows the agent’s answer', async ({ page }) => {
  await openAs(page, 'customer', '/policies?policyStatus=ACTIVE');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Policy Services' }).waitFor();
  const address = new URL(page.url()).pathname;
  // the section loads when it is reached
  const openServices = () =>
    page
      .getByRole('navigation', { name: 'Sections of the policy' })
      .getByRole('link', { name: 'Policy Services' })
      .click();
  await openServices();
  const dialog = (name: string) => page.getByRole('dialog', { name });

  // a missing value is reported at its field, and the form keeps its input
  await page.getByRole('button', { name: 'Request A Callback' }).click();
  const phone = dialog('Request A Callback').getByRole('textbox', { name: 'Phone' });
  expect(await phone.inputValue()).not.toBe('');
  await phone.fill('');
  await dialog('Request A Callback').getByRole('textbox', { name: 'Best time to call' }).fill('After 4 pm');
  await dialog('Request A Callback').getByRole('button', { name: 'Send Request' }).click();
  await dialog('Request A Callback').getByText('Phone is required').waitFor();
  await phone.fill('+12075550143');
  await dialog('Request A Callback').getByRole('button', { name: 'Send Request' }).click();
  await dialog('Request A Callback').waitFor({ state: 'detached' });
  const request = page.getByRole('list', { name: 'Requests' }).getByRole('listitem').first();
  await request.getByText('(207) 555-0143, After 4 pm').waitFor();
  await request.getByText('Open', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Request for Certificate' }).click();
  await dialog('Request for Certificate').getByRole('textbox', { name: 'Certificate Holder' }).fill('Harbor Bank');
  await dialog('Request for Certificate').getByRole('button', { name: 'Send Request' }).click();
  await toast(page, 'Certificate Requested').waitFor();

  await page.getByRole('link', { name: 'Change of Mailing Address' }).click();
  await heading(page, 'Change Mailing Address').waitFor();
  // the form starts with the current address
  for (const name of ['Street', 'City', 'Zip Code']) {
    const field = page.getByRole('textbox', { name });
    await expect.poll(() => field.inputValue()).not.toBe('');
    await field.fill('');
  }
  await page.getByRole('button', { name: 'Send Request' }).click();
  for (const field of ['Street', 'City', 'Zip Code']) await page.getByText(`${field} is required`).waitFor();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Street' }).fill('12 Wharf Road');
  await page.getByRole('textbox', { name: 'City' }).fill('Portland');
  await choose(page, 'State', 'Maine');
  await page.getByRole('textbox', { name: 'Zip Code' }).fill('04101');
  await page.getByRole('button', { name: 'Send Request' }).click();
  await page.waitForURL(`**${address}`);
  await openServices();
  await page.getByText('12 Wharf Road, Portland, Maine 04101').waitFor();
  await expectAccessible(page);
  await signOut(page);

  await openAs(page, 'agent', `${address}#services`);
  await page.getByRole('button', { name: /^Answer Request A Callback/ }).click();
  await choose(page, 'Status', 'Resolved');
  await dialog('Answer').getByRole('textbox', { name: 'Answer' }).fill('We talked this morning.');
  await dialog('Answer').getByRole('button', { name: 'Save' }).click();
  await dialog('Answer').waitFor({ state: 'detached' });
  await signOut(page);

  await openAs(page, 'customer', `${address}#services`);
  const answered = page.getByRole('listitem').filter({ hasText: 'We talked this morning.' });
  await answered.getByText('Resolved', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: /^Answer/ }).count()).toBe(0);
  await page.goto('/policies/change-mailing-address');
  await page.waitForURL('**/auth/500');
});
