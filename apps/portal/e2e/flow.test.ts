import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { field, fill, followMail, password } from './support/accounts.ts';
import { countClicks } from './support/clicks.ts';
import { byKeyboard, devices, type Hands } from './support/hands.ts';
import { linkInMail } from './support/mailbox.ts';
import { heading, openAs, sectionLink, toast } from './support/portal.ts';
import { test } from './support/test.ts';

/** Lists that an agent does not need between a sent quote and its policy. */
const lists = ['/contact', '/opportunities', '/quotes', '/policies'];

/** The sandboxed frame of a mail blocks the script that counts clicks. */
const sandboxedMail = /Blocked script execution/;

/** Formats the day that is so many days after today. */
const dayAfter = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page | Locator, name: string) => page.getByRole('link', { name, exact: true });
const textbox = (page: Page | Locator, name: RegExp) => page.getByRole('textbox', { name });

/** Prospect of a test. The name is unique, because a retry runs on the same data. */
function newProspect() {
  const id = randomUUID().slice(0, 6);
  return { firstName: 'Ida', lastName: `Flow${id}`, email: `ida.${id}@people.test`, policyNumber: `FLOW-${id}` };
}
type Prospect = ReturnType<typeof newProspect>;

async function sendQuote(page: Page, { press }: Hands) {
  await press(button(page, 'Send quote'));
  await press(button(page.getByRole('dialog', { name: 'Send quote' }), 'Send quote'));
  await toast(page, 'The quote was sent to the contact').waitFor();
}

/** The customer follows the invitation in the mail, signs up and accepts the quote, on a phone. */
async function acceptInvitation(browser: Browser, agent: Page, { firstName, lastName, email }: Prospect) {
  const { origin, pathname } = new URL(agent.url());
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } });
  const endStep = await countClicks(context);
  const page = await context.newPage();
  await page.goto(await linkInMail(page, email, '/auth/sign-up'));
  await textbox(page, /^Name/).waitFor();
  expect(await textbox(page, /^Name/).inputValue()).toBe(`${firstName} ${lastName}`);
  await fill(page, { Password: password, 'Confirm Password': password });
  await button(page, 'Sign Up').click();
  await page.waitForURL('**/auth/sign-in*');
  await fill(page, { Password: password });
  await button(page, 'Sign In').click();
  await page.waitForURL((url) => url.pathname === pathname);
  endStep('sign up and sign in', { clicks: 2 });
  await button(page, 'Accept').click();
  await button(page.getByRole('alertdialog'), 'Accept').click();
  await toast(page, 'Quote is accepted successfully').waitFor();
  endStep('accept', { clicks: 2, never: lists });
  await context.close();
}

/** The agent opens the quote from the mail about the answer. Returns its page. */
async function openAnswer(agent: Page, { firstName, lastName }: Prospect): Promise<Page> {
  const viewport = agent.viewportSize();
  const page = await followMail(agent.context(), `${firstName} ${lastName} has accepted quote`, 'Open the quote');
  if (viewport) await page.setViewportSize(viewport);
  await link(page, 'Create Policy').waitFor();
  return page;
}

for (const { name, width, hands } of devices) {
  const { press, pressItem, pressInToast, fill: type, pick, choose } = hands;
  const isPhone = width === 390;
  /** No key press counts as a click. The phone needs one more to open the menu. */
  const clicks = (count: number, menu = 0) => (hands === byKeyboard ? 0 : count + (isPhone ? menu : 0));
  const openTab = (page: Page, section: string) => press(sectionLink(page, section));

  test(`takes a prospect from the contact to the renewal of the policy ${name}`, { timeout: 360_000 }, async ({
    browser,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(sandboxedMail);
    const prospect = newProspect();
    const { firstName, lastName, email, policyNumber } = prospect;
    const endStep = await countClicks(context);
    let page = await context.newPage();
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, 'agent', '/');
    endStep('sign in');

    if (isPhone) await button(page, 'Open navigation').click();
    await press(link(page, 'Contacts').first());
    await press(link(page, 'Create Contact'));
    await type(field(page, 'First Name'), firstName);
    await type(field(page, 'Last Name'), lastName);
    await type(field(page, 'Email'), email);
    await press(button(page, 'Create Contact'));
    await pressInToast(button(page, 'Open'));
    await heading(page, `${firstName} ${lastName}`).waitFor();
    endStep('contact', { clicks: clicks(4, 1) });

    await press(button(page, 'New'));
    await pressItem(page.getByRole('menuitem', { name: 'Create Opportunity' }));
    await pick(page.getByRole('combobox', { name: /^Insurance/ }), 'Home');
    await page.keyboard.press('Escape');
    await press(button(page, 'Create Opportunity'));
    await pressInToast(button(page, 'Open'));
    await page.getByRole('dialog', { name: new RegExp(lastName) }).waitFor();
    endStep('opportunity', { clicks: clicks(5) });

    await press(link(page, 'Create Quote'));
    await pick(page.getByRole('combobox', { name: /Carrier/ }), 'Summit');
    await type(textbox(page, /Effective Date/), dayAfter(0));
    await type(textbox(page, /Premium Amount/), '1184.50');
    await press(button(page, 'Create Quote'));
    await heading(page, /Proposal/).waitFor();
    endStep('first quote', { clicks: clicks(3), never: lists });
    const first = page.url();

    if (isPhone) {
      await press(button(page, 'More'));
      await pressItem(page.getByRole('menuitem', { name: 'Add quote' }));
    } else await press(button(page, 'Add quote'));
    const add = page.getByRole('dialog', { name: 'Add quote' });
    await pick(add.getByRole('combobox', { name: /Carrier/ }), 'Harbor');
    await type(textbox(add, /Premium/), '1240');
    await press(button(add, 'Add quote'));
    await page.waitForURL((url) => url.href !== first);
    endStep('second quote', { clicks: clicks(3, 1), never: lists });

    await sendQuote(page, hands);
    endStep('send', { clicks: clicks(2), never: lists });
    await acceptInvitation(browser, page, prospect);
    page = await openAnswer(page, prospect);
    endStep('mail', { never: lists });

    await press(link(page, 'Create Policy'));
    await type(textbox(page, /Policy Number/), policyNumber);
    // the policy can be renewed because it expires soon
    await type(textbox(page, /Expir/), dayAfter(90));
    await press(button(page, 'Create Policy'));
    await toast(page, 'Policy created successfully').waitFor();
    await page.waitForURL(/\/policies\/[\w-]{36}$/);
    endStep('policy', { clicks: clicks(2), never: lists });
    const policy = new URL(page.url()).pathname;

    await openTab(page, 'Certificates');
    await press(button(page, 'Request Certificate'));
    const request = page.getByRole('dialog', { name: 'Request Certificate' });
    await type(textbox(request, /Certificate Holder/), 'Harbor Bank');
    await press(button(request, 'Send request'));
    await page.getByRole('heading', { name: 'Certificate for Harbor Bank' }).waitFor();
    endStep('certificate', { clicks: clicks(3), never: lists });

    await openTab(page, 'Invoices');
    const invoices = page.getByRole('group', { name: 'Invoices' });
    await press(button(invoices, 'Add transaction'));
    const transaction = page.getByRole('dialog', { name: 'Create Policy Transaction' });
    expect(await textbox(transaction, /Date of Transaction/).inputValue()).toBe(dayAfter(0));
    expect(await textbox(transaction, /Transaction Premium/).inputValue()).toBe('1240.00');
    await choose(transaction.getByRole('combobox', { name: 'Transaction Type' }), 'Endorsement');
    await choose(transaction.getByRole('combobox', { name: 'Payment Status' }), 'Pending');
    await type(textbox(transaction, /Invoice Number/), 'INV-1');
    await press(button(transaction, 'Create'));
    await invoices.getByText('INV-1').waitFor();
    endStep('invoice', { clicks: clicks(7), never: lists });

    await openTab(page, 'Claims');
    await press(link(page.getByRole('group', { name: 'Claims' }), 'Report a claim'));
    await type(textbox(page, /Date of loss/), dayAfter(0));
    await type(textbox(page, /Description/), 'Hail broke two windows.');
    for (const step of ['People and damage', 'Photos and documents', 'Review']) {
      await press(button(page, 'Continue'));
      await page.getByRole('heading', { level: 2, name: step }).waitFor();
    }
    await press(button(page, 'Submit claim'));
    await heading(page, /^Claim CLM-\d+$/).waitFor();
    endStep('claim', { clicks: clicks(6), never: lists });

    await press(page.getByRole('link', { name: new RegExp(policyNumber) }).first());
    await page.waitForURL((url) => url.pathname === policy);
    await press(button(page, 'Renew'));
    const renew = page.getByRole('dialog', { name: 'Renew policy' });
    await type(textbox(renew, /Premium/), '1300');
    await press(button(renew, 'Renew policy'));
    await toast(page, 'Policy renewed').waitFor();
    await page.waitForURL((url) => url.pathname !== policy);
    endStep('renewal', { clicks: clicks(3), never: lists });
  });
}
