import { randomUUID } from 'node:crypto';
import type { Schemas } from '@fairlead/api-client/client';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { apiOf, type CallApi } from './support/api.ts';
import { countClicks } from './support/clicks.ts';
import { chooseFile, readCsv } from './support/files.ts';
import { openAs, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const COUNT = 60;

/** Imports policies of a new contact, whose numbers begin with the text. */
async function importPolicies(page: Page, call: CallApi, prefix: string) {
  const email = `${prefix.toLowerCase()}@people.test`;
  await call('POST', '/api/contact/create', { contactType: 'PERSONAL', firstName: 'Bea', lastName: prefix, email });
  const lines = Array.from({ length: COUNT }, (_, at) => `${prefix}-${at + 1},${email},Home\n`);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import policies' });
  const sheet = Buffer.from(`Policy Number,Contact Email,Insurance\n${lines.join('')}`);
  await chooseFile(page, 'policies.csv', sheet);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await toast(page, `Policies imported: ${COUNT}`).waitFor();
}

test('assigns 60 policies at once, reports the one that failed, and takes it back', async ({ page, context }) => {
  const prefix = `BULK${randomUUID().slice(0, 6)}`;
  const endStep = await countClicks(context);
  await openAs(page, 'agent', '/policies');
  await page.locator('[data-state=ready]').waitFor();
  const call = await apiOf(page);
  await importPolicies(page, call, prefix);
  const readPolicies = async () => {
    const query = `pageNo=0&pageSize=100&policyNumber=${prefix}`;
    const { content } = await call<{ content: Schemas['Policy'][] }>('GET', `/api/policy/all?${query}`);
    return content;
  };
  const agents = await call<{ id: string; name: string }[]>('GET', '/api/agency/agents/dropdown?licensed=true');
  const [before] = await readPolicies();
  const other = agents.find(({ id }) => id !== before?.assignedAgent?.id);
  if (!before || !other) throw new Error('the demo has too few agents');

  await page.goto(`/policies?by=policyNumber&q=${prefix}&size=100`);
  await page.getByRole('row', { name: new RegExp(`${prefix}-1\\b`) }).waitFor();
  endStep('list');
  await page.getByRole('columnheader').getByRole('checkbox', { name: 'Select all' }).check();
  const bar = page.getByRole('group', { name: 'Selection' });
  await bar.getByText(`${COUNT} selected`).waitFor();
  await expectAccessible(page);
  // A colleague changes one policy after the list was loaded.
  const { id: policyId, version } = before;
  await call('POST', '/api/policy/assign-policy-to-agent', { policyId, version, agentId: other.id });

  await bar.getByRole('button', { name: 'Assign agent' }).click();
  const assign = page.getByRole('dialog', { name: 'Assign agent' });
  await assign.getByRole('combobox').click();
  await page.getByRole('option', { name: other.name }).click();
  await assign.getByRole('button', { name: 'Assign agent' }).click();
  const result = page.getByRole('dialog', { name: `${COUNT - 1} policies assigned to ${other.name}` });
  await result.getByRole('row', { name: new RegExp(`${before.policyNumber}.*changed in the meantime`) }).waitFor();
  await expect
    .poll(() => result.getByRole('button', { name: 'Done' }).evaluate((done) => done === document.activeElement))
    .toBe(true);
  await expectAccessible(page);
  expect((await readPolicies()).every(({ assignedAgent }) => assignedAgent?.id === other.id)).toBe(true);

  await result.getByRole('button', { name: 'Undo' }).click();
  await toast(page, 'Undone').waitFor();
  endStep('assign and undo', { clicks: 6 });
  for (const { id, assignedAgent } of await readPolicies())
    expect(assignedAgent?.id).toBe(id === policyId ? other.id : before.assignedAgent?.id);
});

test('changes the status of several opportunities, and takes it back', async ({ page }) => {
  const lastName = `Bulk${randomUUID().slice(0, 6)}`;
  await openAs(page, 'agent', '/opportunities');
  const call = await apiOf(page);
  const email = `${lastName.toLowerCase()}@people.test`;
  const body = { contactType: 'PERSONAL', firstName: 'Bea', lastName, email };
  const contact = await call<Schemas['Contact']>('POST', '/api/contact/create', body);
  const types = await call<{ id: string }[]>('GET', '/api/insurance-type/dropdown');
  const insuranceTypeIds = types.slice(0, 2).map(({ id }) => id);
  await call('POST', '/api/opportunity/create', { contactId: contact.id, insuranceTypeIds });
  const statuses = async () => {
    const query = `pageNo=0&pageSize=20&contactFirstName=${lastName}`;
    const { content } = await call<{ content: Schemas['Opportunity'][] }>('GET', `/api/opportunity/all?${query}`);
    return content.map(({ status }) => status);
  };

  await page.goto(`/opportunities?by=contactFirstName&q=${lastName}`);
  await expect.poll(() => page.getByRole('row', { name: new RegExp(lastName) }).count()).toBe(2);
  await page.getByRole('columnheader').getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change status' });
  await dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Contacted' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Change status' }).click();
  await toast(page, 'Status of 2 opportunities changed').waitFor();
  expect(await statuses()).toEqual(['CONTACTED', 'CONTACTED']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await toast(page, 'Undone').waitFor();
  expect(await statuses()).toEqual(['NEW', 'NEW']);
});

test('sends one mail to several contacts, each as a message of their own', async ({ page }) => {
  const lastName = `Mail${randomUUID().slice(0, 6)}`;
  await openAs(page, 'agent', '/contact');
  const call = await apiOf(page);
  const emailOf = (firstName: string) => `${firstName}.${lastName}@people.test`.toLowerCase();
  for (const firstName of ['Ana', 'Ben']) {
    const body = { contactType: 'PERSONAL', firstName, lastName, email: emailOf(firstName) };
    await call('POST', '/api/contact/create', body);
  }
  await page.goto(`/contact?by=name&q=${lastName}`);
  await expect.poll(() => page.getByRole('row', { name: new RegExp(lastName) }).count()).toBe(2);
  await page.getByRole('columnheader').getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'Send mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send mail' });
  await dialog.getByRole('textbox', { name: 'Subject' }).fill(`Office closed ${lastName}`);
  await dialog.getByRole('textbox', { name: 'Mail Body' }).fill('We are closed on Monday.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send 2 mails' }).click();
  await toast(page, 'Mail sent to 2 customers').waitFor();
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  const mailbox = await (await page.request.get('/dev/mailbox')).text();
  for (const firstName of ['Ana', 'Ben']) expect(mailbox).toContain(emailOf(firstName));
  const query = `pageNo=0&pageSize=20&mailSubject=${encodeURIComponent(`Office closed ${lastName}`)}`;
  const { content } = await call<{ content: Schemas['EmailSummary'][] }>('GET', `/api/email/all?${query}`);
  expect(content.map(({ toDetails }) => toDetails.email).sort()).toEqual([emailOf('Ana'), emailOf('Ben')]);
});

test('changes the status of several claims', async ({ page }) => {
  const prefix = `CLM${randomUUID().slice(0, 6)}`;
  await openAs(page, 'agent', '/policies');
  await page.locator('[data-state=ready]').waitFor();
  const call = await apiOf(page);
  await importPolicies(page, call, prefix);
  const listed = await call<{ content: Schemas['Policy'][] }>(
    'GET',
    `/api/policy/all?pageNo=0&pageSize=2&policyNumber=${prefix}`,
  );
  const lossDate = Math.floor(Date.now() / 86_400_000) * 86_400;
  for (const { id: policyId } of listed.content)
    await call('POST', '/api/claim/create', { policyId, claimType: 'PROPERTY', lossDate, description: 'Storm' });
  await page.goto(`/claims?by=policyNumber&q=${prefix}`);
  await expect.poll(() => page.getByRole('row', { name: new RegExp(prefix) }).count()).toBe(2);
  await page.getByRole('columnheader').getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change status' });
  await dialog.getByRole('combobox').click();
  expect(await page.getByRole('option').allInnerTexts()).toEqual(['In Review']);
  await page.getByRole('option', { name: 'In Review' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Change status' }).click();
  await toast(page, 'Status of 2 claims changed').waitFor();
  await expect.poll(() => page.getByRole('row', { name: /In Review/ }).count()).toBe(2);
});

test('exports the selected policies', async ({ page }) => {
  await openAs(page, 'agent', '/policies');
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Select (?!all)/ }) });
  await rows.first().waitFor();
  for (const at of [0, 2]) await rows.nth(at).getByRole('checkbox').check();
  // The first column has the insurance and the number.
  const shown = await Promise.all([0, 2].map((at) => rows.nth(at).getByRole('rowheader').innerText()));
  await page.getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV file' }).click(),
  ]);
  await toast(page, '2 rows exported').waitFor();
  const [headings, ...exported] = await readCsv(download);
  expect(headings?.slice(0, 3)).toEqual(['Serial', 'Insurance', 'Policy number']);
  expect(exported.map(([, insurance, number]) => `${insurance}\n${number}`)).toEqual(shown);
});
