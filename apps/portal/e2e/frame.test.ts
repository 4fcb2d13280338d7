import type { Page } from 'playwright';
import { expect } from 'vitest';
import { countClicks } from './support/clicks.ts';
import { accountMenu, expectAddress, heading, openAs, signInAs, signOut } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

/** Configures a support center address and records `window.open` calls without opening them. */
async function withSupportCenter(page: Page) {
  await page.route('**/auth/sign-in', async (route) => {
    const answer = await route.fetch();
    const address = 'https://support.test/#token={token}&type={userType}';
    const body = (await answer.text()).replace('"supportCenterUrl":null', `"supportCenterUrl":"${address}"`);
    await route.fulfill({ response: answer, body });
  });
  await page.addInitScript(() => {
    window.open = (...opened) => {
      Object.assign(window, { opened });
      return null;
    };
  });
}
const readOpenedWindow = (page: Page) => page.evaluate(() => (window as { opened?: unknown }).opened);
const supportToken = (page: Page) => page.evaluate(() => localStorage.getItem('fairlead.supportToken'));

test.for([
  ['agent', 'AGENT'],
  ['customer', 'CUSTOMER'],
] as const)('the support center opens with the token of %s', async ([account, role], { page }) => {
  await withSupportCenter(page);
  await signInAs(page, account);
  const button = page.getByRole('button', { name: 'Support Center' });
  await button.click();
  const token = await supportToken(page);
  expect(token).toMatch(/.{20}/);
  const address = `https://support.test/#token=${encodeURIComponent(token ?? '')}&type=${role}`;
  expect(await readOpenedWindow(page)).toEqual([address, '_blank', 'noopener,noreferrer']);
  await page.setViewportSize({ width: 390, height: 844 });
  await accountMenu(page).click();
  await page.evaluate(() => Object.assign(window, { opened: undefined }));
  await page.getByRole('menuitem', { name: 'Support Center' }).click();
  expect(await readOpenedWindow(page)).toEqual([address, '_blank', 'noopener,noreferrer']);
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await signOut(page);
  expect(await supportToken(page)).toBeNull();
});

test('explains a missing support center', async ({ page }) => {
  await openAs(page, 'agent');
  const button = page.getByRole('button', { name: 'Support Center', description: /No support center is set up/ });
  await button.waitFor();
  expect(await button.getAttribute('aria-disabled')).toBe('true');
});

/** Smallest valid image. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('shows the logo of the agency, or of the product when the agency has none', async ({ page }) => {
  await openAs(page, 'unsubscribed');
  const logo = page.getByRole('complementary').first().locator('img');
  await page.getByRole('link', { name: 'Dashboard' }).first().waitFor();
  expect(await logo.count()).toBe(0);

  const token = await page.evaluate(() => localStorage.getItem('fairlead.token'));
  const headers = { authorization: `Bearer ${token}` };
  /** Part of the server's response. */
  interface Answer {
    payload: { id: string; version: number; user: { agencyId: string } };
  }
  const read = async (path: string) => (await (await page.request.get(path, { headers })).json()) as Answer;
  const { agencyId } = (await read('/api/auth/me')).payload.user;
  const update = async (dbfileId: string | null) => {
    const { version } = (await read(`/api/agency/id/${agencyId}`)).payload;
    const data = { agencyId, dbfileId, version };
    expect((await page.request.put('/api/agency/update', { headers, data })).status()).toBe(200);
  };
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
  const sent = await page.request.post('/api/file/upload?fileType=IMAGE&fileUploadType=AGENCY', {
    headers,
    multipart: { file },
  });
  await update(((await sent.json()) as Answer).payload.id);
  await page.reload();
  await expect.poll(() => logo.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(1);
  await update(null);
  await page.reload();
  await page.getByRole('link', { name: 'Dashboard' }).first().waitFor();
  expect(await logo.count()).toBe(0);
});

test('has the required measures', async ({ page }) => {
  await openAs(page, 'admin');
  await accountMenu(page).waitFor();
  const sidebar = await page.getByRole('complementary').first().boundingBox();
  expect(sidebar?.width).toBe(258);
  const font = await page.evaluate(() => {
    const { fontFamily, fontSize } = getComputedStyle(document.body);
    return { fontFamily, fontSize, there: document.fonts.check('13px "Manrope Variable"') };
  });
  expect(font).toMatchObject({ fontSize: '13px', there: true });
  expect(font.fontFamily).toMatch(/^"?Manrope/);
});

test('links to the legal texts at the bottom of every page', async ({ page }) => {
  const walk = async () => {
    for (const [name, title] of [
      ['Legal Stuff', 'Legal Stuff'],
      ['Terms of Service', 'Terms of Service'],
      ['Privacy Policy', 'Privacy Policy'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await heading(page, title).waitFor();
      await expectAccessible(page);
    }
    await page.getByText(`© ${new Date().getFullYear()} Fairlead`).waitFor();
  };
  await page.goto('/auth/sign-in');
  await walk();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('/auth/sign-in');
  await openAs(page, 'customer');
  await walk();
  expectAddress(page, '/privacy');
});

test('shows toasts at the top center', async ({ page }) => {
  await page.goto('/auth/reset-password');
  await page.getByLabel(/^Email/).fill('nobody@people.test');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  const message = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await message.getByText('Password reset link has been sent to your email').waitFor();
  const box = await message.boundingBox();
  expect(box?.y).toBeLessThan(80);
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 720)).toBeLessThan(10);
});

/** Name of the first customer of the contact list, and the last digits of the phone number. */
async function customerWithPhone(page: Page) {
  await openAs(page, 'agent', '/contact');
  const phone = page.getByRole('link', { name: /^\+?[\d(]/ }).first();
  const name = await page.getByRole('row').filter({ has: phone }).first().getByRole('link').first().innerText();
  const digits = (await phone.getAttribute('href'))?.replace(/\D/g, '').slice(-7) ?? '';
  return { name, digits };
}

test('an agent finds a customer by the phone number from any page, with two keys and a few digits', async ({
  page,
}) => {
  const { name, digits } = await customerWithPhone(page);
  for (const path of ['/policies', '/compose-mail', '/profile']) {
    await page.goto(path);
    await accountMenu(page).waitFor();
    await page.keyboard.press('Control+k');
    const search = page.getByRole('combobox', { name: 'Search or jump to…' });
    await search.waitFor();
    await page.keyboard.type(digits);
    await page.getByRole('option', { name, selected: true }).waitFor();
    if (path === '/policies') await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/contact\/[\da-f-]{36}$/);
    await heading(page, name).waitFor();
  }
});

test('takes what an agent types before the code of the palette has arrived', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/Commands-[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await openAs(page, 'agent', '/contact');
  await page.keyboard.press('Control+K');
  await page.keyboard.type('opportx');
  await page.keyboard.press('Backspace');
  expect(await page.getByRole('dialog').count()).toBe(0);
  release();
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect.poll(() => field.inputValue()).toBe('opport');
  await page.keyboard.type('un');
  expect(await field.inputValue()).toBe('opportun');
  await page.getByRole('option', { name: 'Opportunities' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+K');
  expect(await field.inputValue()).toBe('');
});

test('an agent finds a customer by the phone number on a phone, with two clicks', async ({ page, context }) => {
  const { name, digits } = await customerWithPhone(page);
  const endStep = await countClicks(context);
  const phone = await context.newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto('/policies');
  await heading(phone, 'Policies').waitFor();
  await phone
    .getByRole('button', { name: /^Search/ })
    .first()
    .click();
  await phone.getByRole('combobox', { name: 'Search or jump to…' }).fill(digits);
  await phone.getByRole('option', { name }).first().click();
  await heading(phone, name).waitFor();
  endStep('customer by phone number', { clicks: 2, never: ['/contact'] });
});
