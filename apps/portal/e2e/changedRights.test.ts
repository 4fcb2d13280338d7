import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import { newEmail, password } from './support/accounts.ts';
import { apiOf } from './support/api.ts';
import { linkInMail } from './support/mailbox.ts';
import { originOfWorker } from './support/origin.ts';
import { heading, openAs, openReady, toast } from './support/portal.ts';
import { startSession } from './support/session.ts';
import { expectAccessible, test } from './support/test.ts';

const all = ['COUPONS_READ', 'COUPONS_CREATE', 'COUPONS_DELETE', 'CARRIER_READ'];

/** Signs in a new platform admin with a role of their own, in another browser. Returns a function that changes the role. */
async function openColleague(admin: Page, browser: Browser) {
  const api = await apiOf(admin);
  const email = newEmail('rights');
  const name = `Desk of ${email}`;
  const role = await api<{ id: string; version: number }>('POST', '/api/role/create', { name, privileges: all });
  await api('POST', '/api/admin/create-admin', { name: 'Imogen Vance', email, roleId: role.id });
  const link = await linkInMail(admin, email, '/auth/sign-up');
  const invitationToken = new URLSearchParams(link.replace(/.*\?/, '')).get('InvitationToken');
  const account = { name: 'Imogen Vance', password, invitationToken, licensedAgent: false };
  await api('POST', '/api/auth/invitation/signup', account);
  const context = await browser.newContext({ baseURL: originOfWorker(), reducedMotion: 'reduce' });
  const colleague = await context.newPage();
  await startSession(colleague, email, password);
  let { version } = role;
  const setPrivileges = async (privileges: string[]) => {
    const body = { roleId: role.id, name, privileges, version };
    ({ version } = await api<{ version: number }>('PUT', '/api/role/update', body));
  };
  return { colleague, setPrivileges };
}

const isProfile = (address: string) => new URL(address).pathname === '/api/auth/me';

/** Returns to the tab after two minutes elsewhere. Waits for the profile. */
async function returnToTab(page: Page) {
  const profile = page.waitForResponse((response) => isProfile(response.url()));
  await page.evaluate(() => {
    const now = Date.now() + 120_000;
    Date.now = () => now;
    window.dispatchEvent(new Event('focus'));
  });
  expect((await profile).status()).toBe(200);
}

test('a refused action removes the buttons of a privilege that is gone', async ({ page, browser }) => {
  await openAs(page, 'admin');
  const { colleague, setPrivileges } = await openColleague(page, browser);
  await openReady(colleague, '/coupon');
  const remove = colleague.getByRole('button', { name: /^Delete / });
  await remove.first().waitFor();
  const profiles: string[] = [];
  colleague.on('request', (request) => isProfile(request.url()) && profiles.push(request.url()));

  await colleague.getByRole('link', { name: 'Carriers' }).first().click();
  await heading(colleague, 'All Carriers').waitFor();
  await colleague.getByRole('link', { name: 'Coupons' }).first().click();
  await remove.first().waitFor();
  expect(profiles).toEqual([]);

  await setPrivileges(all.filter((each) => each !== 'COUPONS_DELETE'));
  await remove.first().click();
  await colleague.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await toast(colleague, 'You are not allowed to do this.').waitFor();
  await expect.poll(() => remove.count()).toBe(0);
  await colleague.getByRole('link', { name: 'Create Coupon' }).waitFor();
  await expectAccessible(colleague);
  expect(profiles).toHaveLength(1);
  await colleague.context().close();
});

test('a return to the tab keeps entries, and closes a page that is no longer allowed', async ({ page, browser }) => {
  await openAs(page, 'admin');
  const { colleague, setPrivileges } = await openColleague(page, browser);
  await openReady(colleague, '/coupon/create');
  const code = colleague.getByLabel('Coupon Code');
  await code.fill('HALF-TYPED');
  await returnToTab(colleague);
  // the entry also stays when other rights have changed
  await setPrivileges(['COUPONS_READ', 'COUPONS_CREATE']);
  await returnToTab(colleague);
  await colleague.getByRole('link', { name: 'Carriers' }).first().waitFor({ state: 'detached' });
  expect(await code.inputValue()).toBe('HALF-TYPED');

  await setPrivileges(['COUPONS_READ']);
  await returnToTab(colleague);
  await colleague.waitForURL('**/403');
  await colleague.getByText('You do not have access to this page').waitFor();
  await expectAccessible(colleague);
  await colleague.context().close();
});
