import type { Page } from 'playwright';
import { expect } from 'vitest';
import { field, fill, newEmail, openAsNew } from './support/accounts.ts';
import { accountMenu, choose, expectAddress, heading, openAs, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const updated = 'Profile updated Successfully!';
/** Valid image of 4 × 3 pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const photo = { name: 'me.png', mimeType: 'image/png', buffer: png };
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Opens a page as the admin of a new agency, so that saved data does not affect other tests. */
async function newAgent(page: Page, path: string) {
  const email = newEmail('profile');
  await openAsNew(page, email, { path });
  return email;
}
const open = async (page: Page, path: string, title: string) => {
  await page.goto(path);
  await heading(page, title).waitFor();
};

test('shows a changed profile in the frame immediately', async ({ page }) => {
  const email = await newAgent(page, '/');
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await heading(page, 'My Profile').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await heading(page, 'Update Profile').waitFor();
  expectAddress(page, '/profile/edit');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  expect((await trail.getByRole('listitem').allInnerTexts()).map((text) => text.trim())).toEqual([
    'Dashboard',
    'Profile',
    'Edit',
  ]);
  expect(await field(page, 'Email').inputValue()).toBe(email);
  await expectAccessible(page);

  await fill(page, { Name: ' ', Phone: '(207) 555', Website: 'nowhere' });
  await press(page, 'Update Profile');
  await page.getByText('Name is required').waitFor();
  await page.getByText('Please give valid number').waitFor();
  await page.getByText('Please give valid URL').waitFor();

  await fill(page, { Name: 'June Harbour', Phone: '+12075550177', Website: 'june.example/me' });
  await fill(page, { Street: '7 Pier Road', City: 'Bath', Zipcode: '04530' });
  await choose(page, /^State\W*$/, 'Maine');
  await page.locator('input[type=file]').setInputFiles(photo);
  await page.getByRole('button', { name: 'Remove' }).waitFor();
  await press(page, 'Update Profile');
  await page.waitForURL('/profile');
  await toast(page, updated).waitFor();
  await accountMenu(page).filter({ hasText: 'June Harbour' }).waitFor();
  await accountMenu(page).locator('img[src*="/api/file/"]').waitFor();
  await page.getByText('Bath, ME 04530').waitFor();
  expect(await page.getByRole('link', { name: 'june.example/me' }).getAttribute('href')).toBe(
    'https://june.example/me',
  );

  // the second save updates the existing address and removes the photo
  await open(page, '/edit', 'Update Profile');
  await fill(page, { City: 'Brunswick' });
  await page.getByRole('button', { name: 'Remove' }).click();
  await press(page, 'Update Profile');
  await page.waitForURL('/profile');
  await page.getByText('Brunswick, ME 04530').waitFor();
  await accountMenu(page).locator('img').waitFor({ state: 'detached' });
});

test('saves the states, insurance types, signature and availability of an agent', async ({ page }) => {
  await newAgent(page, '/profile');
  await page.getByRole('link', { name: 'Edit Additional Information' }).click();
  await heading(page, 'Update Additional Information').waitFor();
  await expectAccessible(page);
  await fill(page, { Bio: 'Boats and houses.', 'LinkedIn URL': 'linkedin.com/in/june' });
  await press(page, 'Update Information');
  await page.getByText('State selection is required!').waitFor();
  const states = page.getByRole('group', { name: /^States/ });
  await page.getByRole('textbox', { name: 'Filter' }).fill('mai');
  await states.getByRole('checkbox', { name: 'Maine' }).check();
  await press(page, 'Update Information');
  await page.waitForURL('/profile');
  await toast(page, updated).waitFor();
  await card(page, 'Additional Information').getByText('Maine').waitFor();
  await card(page, 'Additional Information').getByText('Boats and houses.').waitFor();

  await page.getByRole('link', { name: 'Edit Signature' }).click();
  const signature = page.getByRole('textbox', { name: 'Signature' });
  await signature.click();
  await page.keyboard.type('Kind regards, June');
  await expectAccessible(page);
  await press(page, 'Update Signature');
  await page.waitForURL('/profile');
  await card(page, 'Signature').getByText('Kind regards, June').waitFor();

  await page.getByRole('link', { name: 'Edit Availability Time' }).click();
  await field(page, 'Availability Time').fill('Weekdays after ten');
  await press(page, 'Update Referral');
  await page.waitForURL('/profile');
  await card(page, 'Availability Time').getByText('Weekdays after ten').waitFor();

  // opened directly, the page shows no notice
  await page.goto('/profile/sign-referral-edit');
  await page.getByRole('button', { name: 'Update Referral' }).waitFor();
});

test('reports a change from another tab before overwriting it', async ({ context, page, expectedErrors }) => {
  expectedErrors.push(/409 \(Conflict\)/);
  await newAgent(page, '/profile/edit');
  await heading(page, 'Update Profile').waitFor();
  const other = await context.newPage();
  await open(other, '/profile/edit', 'Update Profile');
  await fill(other, { Phone: '1111' });
  await press(other, 'Update Profile');
  await other.waitForURL('/profile');

  await fill(page, { Phone: '2222' });
  await press(page, 'Update Profile');
  await page.getByRole('alert').filter({ hasText: 'Another user has changed this in the meantime.' }).waitFor();
  expect(await field(page, 'Phone').inputValue()).toBe('2222');
  await press(page, 'Load current values');
  await expect.poll(() => field(page, 'Phone').inputValue()).toBe('1111');

  // leaving unsaved changes asks for confirmation
  await fill(page, { Phone: '3333' });
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor();
  await press(page, 'Stay');
  await press(page, 'Update Profile');
  await page.waitForURL('/profile');
  await page.getByRole('link', { name: '3333' }).waitFor();
  await other.close();
});

test('hides agent fields from customers and platform admins', async ({ page, browser }) => {
  await openAs(page, 'customer', '/profile');
  await heading(page, 'My Profile').waitFor();
  await page.getByText('customer@demo.test').first().waitFor();
  expect(await page.getByRole('heading', { name: 'Signature' }).count()).toBe(0);
  await expectAccessible(page);
  for (const path of ['/profile/additional-edit', '/profile/sign-referral-edit']) {
    await page.goto(path);
    await page.waitForURL('/403');
  }

  const admins = await browser.newContext({ baseURL: new URL(page.url()).origin, reducedMotion: 'reduce' });
  const admin = await admins.newPage();
  await openAs(admin, 'limited-admin', '/profile');
  await heading(admin, 'My Profile').waitFor();
  const calls: string[] = [];
  admin.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await admin.getByRole('link', { name: 'Edit Profile' }).click();
  await heading(admin, 'Update Profile').waitFor();
  await admin.locator('input[type=file]').setInputFiles(photo);
  await admin.getByRole('button', { name: 'Remove' }).waitFor();
  await press(admin, 'Update Profile');
  await admin.waitForURL('/profile');
  expect(calls).toEqual([
    'POST /api/file/upload',
    'PUT /api/admin/update-profile-picture',
    'PUT /api/auth/profile/update',
  ]);
  await admins.close();
});
