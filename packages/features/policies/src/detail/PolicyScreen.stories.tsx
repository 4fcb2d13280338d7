import { urls } from '@fairlead/kit';
import { recordStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { network as certificates } from '../certificates/certificates.scenarios';
import {
  brokenCoverages,
  brokenUpdate,
  coverageConflict,
  detailNetwork as network,
  resetPolicy,
  samplePolicy,
} from '../policies.scenarios';
import PolicyScreen from './PolicyScreen';

const meta = {
  title: 'Screens/Policies/Policy',
  component: PolicyScreen,
  tags: ['screen:policies.detail'],
  beforeEach: resetPolicy,
  parameters: {
    layout: 'fullscreen',
    route: urls.policies.detail,
    at: `/policies/${samplePolicy.id}`,
    persona: 'agent',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof PolicyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Address of a section. */
const sectionAt = (section: string) => `/policies/${samplePolicy.id}#${section}`;

const records = recordStories({ network, backTo: urls.policies.list });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Commercial Auto' })).toBeVisible();
    for (const name of ['Policy Info', 'General Info', 'Agent Info', 'Owner Info', 'Other Information'])
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    const [chip] = canvas.getAllByText('Active');
    await expect(chip).toHaveAttribute('data-status', 'ACTIVE');
    await expect(canvas.getByText(/^in \d+ days$/)).toBeVisible();
  },
};
export const Loading: Story = records.Loading;
export const NotFound: Story = records.NotFound;
export const LoadError: Story = records.LoadError;
/** A new policy with most fields empty. */
export const Bare: Story = {
  parameters: { msw: { handlers: network.bare } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Commercial Auto');
    const [chip] = canvas.getAllByText('Pending');
    await expect(chip).toHaveAttribute('data-status', 'PENDING');
  },
};
/** Nothing counts down to the expiration of a cancelled policy. */
export const Cancelled: Story = {
  parameters: { msw: { handlers: network.cancelled } },
  play: async ({ canvas }) => {
    const [chip] = await canvas.findAllByText('Cancelled');
    await expect(chip).toHaveAttribute('data-status', 'CANCELLED');
    await expect(canvas.queryByText(/^in \d+ days$/)).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The section list follows the address, the digits and the scroll position. */
export const Sections: Story = {
  parameters: { at: sectionAt('documents') },
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('navigation', { name: 'Sections of the policy' }));
    const isCurrent = (name: RegExp) =>
      waitFor(() => expect(list.getByRole('link', { name })).toHaveAttribute('aria-current', 'location'));
    await isCurrent(/^Documents(?! asked)/);
    await expect(canvas.getByRole('group', { name: 'Documents' })).toHaveFocus();
    await userEvent.keyboard('2');
    await isCurrent(/^Coverages/);
    await expect(canvas.getByRole('group', { name: 'Coverages' })).toHaveFocus();
    await userEvent.click(list.getByRole('link', { name: /^Invoices/ }));
    await isCurrent(/^Invoices/);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Invoices' })).toHaveFocus());
  },
};

/** E edits the section with the focus. Keys in a field belong to the field. */
export const EditsByKey: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Policy Info' });
    await userEvent.keyboard('2e');
    const form = await canvas.findByRole('form', { name: 'Coverages / Limits Of Liability' });
    const [name] = within(form).getAllByRole('textbox', { name: /Name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('1e');
    await expect(canvas.queryByRole('form', { name: 'Policy Info' })).toBeNull();
  },
};

/** A payment is past due: agents remind the customer or record the payment. */
export const PastDuePayment: Story = {
  parameters: { msw: { handlers: network.pastDue } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^\$1,?240\.00 past due since/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Record payment' }));
    const dialog = await screen.findByRole('dialog', { name: 'Update Policy Transaction' });
    await expect(within(dialog).getByRole('combobox', { name: /Payment Status/ })).toHaveTextContent('Paid');
  },
};

/** Empty sections have one line and the action that fills them. */
export const AddsAnInvoice: Story = {
  parameters: { msw: { handlers: network.bare } },
  play: async ({ canvas, userEvent }) => {
    const invoices = within(await canvas.findByRole('group', { name: 'Invoices' }));
    await expect(invoices.getByText('A transaction billed as invoice appears here.')).toBeVisible();
    await userEvent.click(invoices.getByRole('button', { name: 'Add transaction' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create Policy Transaction' });
    await expect(within(dialog).getByRole('combobox', { name: /Billing Type/ })).toHaveTextContent('Invoice');
    await expect(within(dialog).getByRole('textbox', { name: /Invoice Number/ })).toBeEnabled();
  },
};

/** An agent requests a certificate on behalf of the customer. */
export const RequestsACertificate: Story = {
  parameters: { at: sectionAt('certificates'), msw: { handlers: [...certificates.usual, ...network.usual] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request Certificate' }));
    const dialog = await screen.findByRole('dialog', { name: 'Request Certificate' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Certificate Holder' }), 'City of Portland');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send request' }));
    await screen.findByText('Certificate Requested');
  },
};

/** Customers can read, pay and cancel the policy. */
export const AsCustomer: Story = {
  parameters: { persona: 'customer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Make Payment' })).toHaveAttribute(
      'href',
      samplePolicy.carrierDetails?.paymentUrl,
    );
    await expect(canvas.queryByRole('button', { name: /Edit/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Change Agent' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Email owner' })).toBeNull();
  },
};

/** An agent without a license reads the certificates of own contacts but cannot send any. */
export const UnlicensedReadsCertificates: Story = {
  parameters: {
    persona: 'assistant',
    at: sectionAt('certificates'),
    msw: { handlers: [...certificates.ofUnlicensed, ...network.usual] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Certificates' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Certificate for City of Portland' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Upload Document' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Change Agent' })).toBeNull();
  },
};
export const CertificatesEmpty: Story = {
  parameters: { at: sectionAt('certificates') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Certificates Not Found')).toBeVisible();
  },
};
export const CertificatesFail: Story = {
  parameters: {
    at: sectionAt('certificates'),
    msw: { handlers: [...certificates.failingList.slice(0, 1), ...network.usual] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The certificates could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
/** Another agent's contact. The refusal offers no Retry, because the answer would be the same. */
export const CertificatesRefused: Story = {
  parameters: {
    at: sectionAt('certificates'),
    msw: { handlers: [...certificates.notReader.slice(0, 1), ...network.usual] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only the agent of this contact/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};

/** "Show more" adds pages until all certificates are shown, and moves the focus to the added page. */
export const ShowsMoreCertificates: Story = {
  parameters: {
    at: sectionAt('certificates'),
    msw: { handlers: [...certificates.many.slice(0, 1), ...network.usual] },
  },
  play: async ({ canvas, userEvent }) => {
    const cards = () => canvas.getAllByRole('heading', { level: 3, name: /^Certificate for Holder/ });
    await canvas.findByRole('heading', { name: 'Certificate for Holder 10' });
    await expect(cards()).toHaveLength(10);
    for (let first = 11; first <= 21; first += 10) {
      canvas.getByRole('button', { name: 'Show more' }).focus();
      await userEvent.keyboard('{Enter}');
      // the certificates before it stay while it loads
      await expect(cards().length).toBeGreaterThanOrEqual(first - 1);
      const page = await canvas.findByRole('group', { name: `Certificates ${first}–${Math.min(first + 9, 25)}` });
      await expect(page).toHaveFocus();
    }
    await expect(cards()).toHaveLength(25);
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};
export const MoreCertificatesFail: Story = {
  parameters: {
    at: sectionAt('certificates'),
    msw: { handlers: [...certificates.failingPage.slice(0, 1), ...network.usual] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByText('The certificates could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Certificate for Holder 10' })).toBeVisible();
  },
};

export const CancelsAfterConfirmation: Story = {
  parameters: { persona: 'customer' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel Policy' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this policy?' });
    await waitFor(() => expect(within(dialog).getByText(/CA-90-551287/)).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel Policy' }));
    await screen.findByText('Policy cancelled successfully!');
  },
};

/** Save is disabled until there is an effective date and a later expiration date. */
export const EditsPolicyInfo: Story = {
  parameters: { msw: { handlers: network.stateful } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Policy Info' }));
    const form = await canvas.findByRole('form', { name: 'Policy Info' });
    const save = within(form).getByRole('button', { name: 'Save' });
    const begins = within(form).getByRole('textbox', { name: /Effective Date/ });
    const ends = within(form).getByRole('textbox', { name: /Expire Date/ });
    await expect(save).toBeDisabled();
    await userEvent.clear(begins);
    await expect(await within(form).findByText('Please select effective date')).toBeVisible();
    await expect(save).toBeDisabled();
    await userEvent.type(begins, '03/15/2026');
    await userEvent.clear(ends);
    await userEvent.type(ends, '03/15/2026');
    await expect(await within(form).findByText('Please select date after effective date')).toBeVisible();
    await expect(save).toBeDisabled();
    await userEvent.clear(ends);
    await userEvent.type(ends, '03/15/2027');
    await userEvent.click(save);
    await screen.findByText('Policy updated successfully');
    await waitFor(() => expect(canvas.queryByRole('form', { name: 'Policy Info' })).toBeNull());
    await expect((await canvas.findAllByText('03/15/2027')).length).toBeGreaterThan(0);
  },
};

/** After a conflict the form keeps the input and can load the current values. */
export const ReportsConflict: Story = {
  parameters: { msw: { handlers: network.changedMeanwhile } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Policy Info' }));
    const form = await canvas.findByRole('form', { name: 'Policy Info' });
    const number = within(form).getByRole('textbox', { name: /Policy Number/ });
    await userEvent.clear(number);
    await userEvent.type(number, 'CA-1');
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await expect(await within(form).findByText('Another user has changed this in the meantime')).toBeVisible();
    await expect(number).toHaveValue('CA-1');
    await userEvent.click(within(form).getByRole('button', { name: 'Load current values' }));
    await waitFor(() => expect(canvas.queryByRole('form', { name: 'Policy Info' })).toBeNull());
  },
};

/** An error answer without a message shows a general text in the section. */
export const SectionEmptyServerError: Story = {
  parameters: { msw: { handlers: brokenUpdate } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Policy Info' }));
    const form = await canvas.findByRole('form', { name: 'Policy Info' });
    const number = within(form).getByRole('textbox', { name: /Policy Number/ });
    await userEvent.clear(number);
    await userEvent.type(number, 'CA-1');
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await expect(await within(form).findByText('Something went wrong. Try again.')).toBeVisible();
    await expect(number).toHaveValue('CA-1');
  },
};

export const SavesValidCoverages: Story = {
  parameters: { msw: { handlers: network.partial } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Coverages / Limits Of Liability' }));
    const form = await canvas.findByRole('form', { name: 'Coverages / Limits Of Liability' });
    const first = within(form).getByRole('group', { name: 'Coverage 1' });
    await userEvent.clear(within(first).getByRole('textbox', { name: /Value/ }));
    await userEvent.type(within(first).getByRole('textbox', { name: /Value/ }), '$2,000,000');
    await userEvent.click(within(form).getByRole('button', { name: 'Add coverage' }));
    const added = await within(form).findByRole('group', { name: 'Coverage 7' });
    const save = within(form).getByRole('button', { name: 'Save' });
    await userEvent.type(within(added).getByRole('textbox', { name: /Name/ }), 'Towing');
    await userEvent.type(within(added).getByRole('textbox', { name: /Value/ }), '0');
    await userEvent.click(save);
    await screen.findByText('Successfully submitted 1 out of 2 items.');
    await expect(
      await within(form).findByText('Failed to submit 1 items: Field 2: Value can have at most 255 characters'),
    ).toBeVisible();
  },
};

const failsWithoutMessage: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit Coverages / Limits Of Liability' }));
  const form = await canvas.findByRole('form', { name: 'Coverages / Limits Of Liability' });
  const value = within(within(form).getByRole('group', { name: 'Coverage 1' })).getByRole('textbox', { name: /Value/ });
  await userEvent.clear(value);
  await userEvent.type(value, '$2');
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  await expect(await within(form).findByText('An unexpected error occurred')).toBeVisible();
  await expect(value).toHaveValue('$2');
};
export const CoveragesEmptyServerError: Story = {
  parameters: { msw: { handlers: brokenCoverages('empty') } },
  play: failsWithoutMessage,
};
export const CoveragesHtmlServerError: Story = {
  parameters: { msw: { handlers: brokenCoverages('html') } },
  play: failsWithoutMessage,
};
const changesFirstCoverage = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit Coverages / Limits Of Liability' }));
  const form = within(await canvas.findByRole('form', { name: 'Coverages / Limits Of Liability' }));
  const values = () => form.getAllByRole<HTMLInputElement>('textbox', { name: /Value/ });
  await userEvent.clear(values()[0] as HTMLElement);
  await userEvent.type(values()[0] as HTMLElement, '$2');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await expect(await form.findByText(/Another user has changed this in the meantime/)).toBeVisible();
  const [first, second] = values().map(({ value }) => value);
  await expect([first, second]).toEqual(['$2', '$6']);
  return form;
};
/** After a conflict, the next save overwrites the coverage of the other user. */
export const OverwritesACoverage: Story = {
  parameters: { msw: { handlers: coverageConflict } },
  play: async (context) => {
    const form = await changesFirstCoverage(context);
    await context.userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await context.canvas.findByText('$2')).toBeVisible();
    await expect(context.canvas.getByText('$6')).toBeVisible();
  },
};
export const LoadsTheCurrentCoverages: Story = {
  parameters: { msw: { handlers: coverageConflict } },
  play: async (context) => {
    const form = await changesFirstCoverage(context);
    await context.userEvent.click(form.getByRole('button', { name: 'Load current values' }));
    await expect(await context.canvas.findByText('$5')).toBeVisible();
  },
};

/** The last coverage can be removed too. */
export const RemovesEveryCoverage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Coverages / Limits Of Liability' }));
    const form = await canvas.findByRole('form', { name: 'Coverages / Limits Of Liability' });
    const removes = () => within(form).queryAllByRole('button', { name: /^Remove/ });
    await expect(removes().length).toBeGreaterThan(0);
    for (let [next] = removes(); next; [next] = removes()) await userEvent.click(next);
    await expect(within(form).queryByRole('group', { name: 'Coverage 1' })).toBeNull();
    await expect(within(form).getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

export const ChangesTheAgent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Agent' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change Agent' });
    const assign = within(dialog).getByRole('button', { name: 'Assign' });
    await expect(assign).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('combobox', { name: /Agent/ }));
    const [, other] = await screen.findAllByRole('option');
    if (other) await userEvent.click(other);
    await userEvent.click(assign);
    await screen.findByText('Agent assigned successfully');
  },
};

export const EditsOtherInformation: Story = {
  parameters: { msw: { handlers: network.stateful } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Other Information' }));
    const form = await canvas.findByRole('form', { name: 'Other Information' });
    const text = await within(form).findByRole('textbox', { name: 'Other Information' });
    await userEvent.click(text);
    await userEvent.keyboard('Reviewed in January. ');
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await screen.findByText('Policy updated successfully');
    await expect(await canvas.findByText(/Reviewed in January\./)).toBeVisible();
  },
};

/** Without mails, renewals, certificates and new texts. */
export const ErasedContact: Story = {
  parameters: { at: sectionAt('certificates'), msw: { handlers: network.erased } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The personal data of this contact was erased')).toBeVisible();
    await canvas.findByText('Certificates Not Found');
    await expect(canvas.getByRole('button', { name: 'Edit Policy Info' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Renew|Request C|Edit (Other|Cov)/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Email owner' })).toBeNull();
  },
};
