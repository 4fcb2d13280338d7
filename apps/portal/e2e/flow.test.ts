import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { fill, followMail, password } from './support/accounts.ts';
import { apiOf } from './support/api.ts';
import { countClicks } from './support/clicks.ts';
import { linkInMail } from './support/mailbox.ts';
import { choose, heading, openAs, openSection, toast } from './support/portal.ts';
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

async function pick(page: Page, within: Page | Locator, text: string) {
  await within.getByRole('combobox', { name: /Carrier/ }).fill(text);
  await page.getByRole('option').first().click();
}

/** Activates a button or link. */
type Press = (target: Locator) => Promise<void>;
const byMouse: Press = (target) => target.click();

/** Moves the focus to the element with the Tab key and presses Enter. */
const byKeyboard: Press = async (target) => {
  await target.waitFor();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; !(await hasFocus()); presses += 1) {
    expect(presses, 'presses of Tab until the focus arrives').toBeLessThan(150);
    await target.page().keyboard.press('Tab');
  }
  await target.page().keyboard.press('Enter');
};

/** Prospect of a test. The name is unique, because a retry runs on the same data. */
function newProspect() {
  const id = randomUUID().slice(0, 6);
  return { firstName: 'Ida', lastName: `Flow${id}`, email: `ida.${id}@people.test`, policyNumber: `FLOW-${id}` };
}
type Prospect = ReturnType<typeof newProspect>;

/** Creates the contact, an opportunity and a quote through the API. Returns the path of the quote. */
async function createQuote(page: Page, { firstName, lastName, email }: Prospect): Promise<string> {
  const call = await apiOf(page);
  const [insurance] = await call<{ id: string }[]>('GET', '/api/insurance-type/dropdown');
  const [carrier] = await call<{ id: string }[]>('GET', '/api/carrier/all/dropdown');
  const person = { contactType: 'PERSONAL', firstName, lastName, email };
  const { id: contactId } = await call<{ id: string }>('POST', '/api/contact/create', person);
  const insuranceTypeId = insurance?.id ?? '';
  const [opportunity] = await call<{ id: string }[]>('POST', '/api/opportunity/create', {
    contactId,
    insuranceTypeIds: [insuranceTypeId],
    shortNote: '',
    status: 'NEW',
    opportunityCreatedBy: 'AGENT',
  });
  const quote = await call<{ id: string }>('POST', '/api/quotes/create-quote', {
    opportunity_id: opportunity?.id,
    contactId,
    insuranceTypeId,
    carrierId: carrier?.id,
    effectiveDate: Math.floor(Date.now() / 86_400_000) * 86_400,
    premiumAmount: 1184.5,
    quoteStatus: 'PENDING',
  });
  return `/quotes/${quote.id}`;
}

async function sendQuote(page: Page, press: Press) {
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

async function createPolicy(page: Page, press: Press, { policyNumber }: Prospect, expires?: string) {
  await press(link(page, 'Create Policy'));
  await textbox(page, /Policy Number/).fill(policyNumber);
  if (expires) await textbox(page, /Expir/).fill(expires);
  await press(button(page, 'Create Policy'));
  await toast(page, 'Policy created successfully').waitFor();
  await page.waitForURL(/\/policies\/[\w-]{36}$/);
}

test('takes a prospect from the contact to the renewal of the policy', { timeout: 120_000 }, async ({
  browser,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(sandboxedMail);
  const prospect = newProspect();
  const { firstName, lastName, email, policyNumber } = prospect;
  const endStep = await countClicks(context);
  let page = await context.newPage();
  await openAs(page, 'agent', '/');
  endStep('sign in');

  await link(page, 'Contacts').first().click();
  await link(page, 'Create Contact').click();
  await fill(page, { 'First Name': firstName, 'Last Name': lastName, Email: email });
  await button(page, 'Create Contact').click();
  await button(page, 'Open').click();
  await heading(page, `${firstName} ${lastName}`).waitFor();
  endStep('contact', { clicks: 4 });

  await button(page, 'New').click();
  await page.getByRole('menuitem', { name: 'Create Opportunity' }).click();
  await page.getByRole('combobox', { name: /^Insurance/ }).click();
  await page.getByRole('option', { name: 'Home', exact: true }).click();
  await page.keyboard.press('Escape');
  await button(page, 'Create Opportunity').click();
  await button(page, 'Open').click();
  await page.getByRole('dialog', { name: new RegExp(lastName) }).waitFor();
  endStep('opportunity', { clicks: 6 });

  await link(page, 'Create Quote').click();
  await pick(page, page, 'Summit');
  await textbox(page, /Effective Date/).fill(dayAfter(0));
  await textbox(page, /Premium Amount/).fill('1184.50');
  await button(page, 'Create Quote').click();
  await heading(page, /Proposal/).waitFor();
  endStep('first quote', { clicks: 3, never: lists });
  const first = page.url();

  await button(page, 'Add quote').click();
  const add = page.getByRole('dialog', { name: 'Add quote' });
  await pick(page, add, 'Harbor');
  await textbox(add, /Premium/).fill('1240');
  await button(add, 'Add quote').click();
  await page.waitForURL((url) => url.href !== first);
  endStep('second quote', { clicks: 3, never: lists });

  await sendQuote(page, byMouse);
  endStep('send', { clicks: 2, never: lists });
  await acceptInvitation(browser, page, prospect);
  page = await openAnswer(page, prospect);
  endStep('mail', { never: lists });
  // the policy can be renewed because it expires soon
  await createPolicy(page, byMouse, prospect, dayAfter(90));
  endStep('policy', { clicks: 2, never: lists });
  const policy = new URL(page.url()).pathname;

  await openSection(page, 'Certificates');
  await button(page, 'Request Certificate').click();
  const request = page.getByRole('dialog', { name: 'Request Certificate' });
  await textbox(request, /Certificate Holder/).fill('Harbor Bank');
  await button(request, 'Send request').click();
  await page.getByText('Harbor Bank').waitFor();
  endStep('certificate', { clicks: 3, never: lists });

  await openSection(page, 'Invoices');
  const invoices = page.getByRole('group', { name: 'Invoices' });
  await button(invoices, 'Add transaction').click();
  const transaction = page.getByRole('dialog', { name: 'Create Policy Transaction' });
  expect(await textbox(transaction, /Date of Transaction/).inputValue()).toBe(dayAfter(0));
  expect(await textbox(transaction, /Transaction Premium/).inputValue()).toBe('1240.00');
  await choose(page, 'Transaction Type', 'Endorsement');
  await choose(page, 'Payment Status', 'Pending');
  await textbox(transaction, /Invoice Number/).fill('INV-1');
  await button(transaction, 'Create').click();
  await invoices.getByText('INV-1').waitFor();
  endStep('invoice', { clicks: 7, never: lists });

  await openSection(page, 'Claims');
  await link(page.getByRole('group', { name: 'Claims' }), 'Report a claim').click();
  await textbox(page, /Date of loss/).fill(dayAfter(0));
  await textbox(page, /Description/).fill('Hail broke two windows.');
  for (const name of ['People and damage', 'Photos and documents', 'Review']) {
    await button(page, 'Continue').click();
    await page.getByRole('heading', { level: 2, name }).waitFor();
  }
  await button(page, 'Submit claim').click();
  await heading(page, /^Claim CLM-\d+$/).waitFor();
  endStep('claim', { clicks: 6, never: lists });

  await page
    .getByRole('link', { name: new RegExp(policyNumber) })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === policy);
  await button(page, 'Renew').click();
  const renew = page.getByRole('dialog', { name: 'Renew policy' });
  await textbox(renew, /Premium/).fill('1300');
  await button(renew, 'Renew policy').click();
  await toast(page, 'Policy renewed').waitFor();
  await page.waitForURL((url) => url.pathname !== policy);
  endStep('renewal', { clicks: 3, never: lists });
});

for (const [name, width, press] of [
  ['by keyboard only', 1440, byKeyboard],
  ['on a phone', 390, byMouse],
] as const) {
  test(`sends a quote and creates the accepted policy ${name}`, async ({ browser, context, expectedErrors }) => {
    expectedErrors.push(sandboxedMail);
    const prospect = newProspect();
    const endStep = await countClicks(context);
    let page = await context.newPage();
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, 'agent', '/profile');
    await page.goto(await createQuote(page, prospect));
    endStep('quote');
    await sendQuote(page, press);
    const clicks = press === byMouse ? 2 : 0;
    endStep('send', { clicks, never: lists });
    await acceptInvitation(browser, page, prospect);
    page = await openAnswer(page, prospect);
    endStep('mail', { never: lists });
    await createPolicy(page, press, prospect);
    endStep('policy', { clicks, never: lists });
    await heading(page, new RegExp(prospect.policyNumber)).or(page.getByText(prospect.policyNumber)).first().waitFor();
  });
}
