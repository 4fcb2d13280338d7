import { dayInput, urls } from '@fairlead/kit';
import { recordStories } from '@fairlead/kit/stories';
import { fullName, localDay } from '@fairlead/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  deletingTransaction,
  detailNetwork as network,
  newest,
  resetNotified,
  samplePolicy,
  viewNetwork,
} from '../policies.scenarios';
import { between, network as renewNetwork } from '../renew/renew.scenarios';
import PolicyViewScreen from './PolicyViewScreen';

const meta = {
  title: 'Screens/Policies/Policy view',
  component: PolicyViewScreen,
  tags: ['screen:policies.view'],
  beforeEach: resetNotified,
  parameters: {
    layout: 'fullscreen',
    route: urls.policies.view,
    at: `/policies/view/${samplePolicy.id}`,
    persona: 'agent',
    msw: { handlers: viewNetwork.usual },
  },
} satisfies Meta<typeof PolicyViewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const records = recordStories({ network, backTo: urls.policies.list });

const reference = newest?.reference ?? '';

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Commercial Auto' })).toBeVisible();
    for (const name of ['Carrier', 'Policy details', 'Agent', 'Other information', 'Documents(?! asked)', 'Coverages'])
      await expect(canvas.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) })).toBeVisible();
    const { contactDetails } = samplePolicy;
    await expect(canvas.getByRole('link', { name: fullName(contactDetails) })).toHaveAttribute(
      'href',
      `/contact/${contactDetails.id}`,
    );
    const row = canvas.getByRole('row', { name: /Renewal/ });
    await expect(within(row).getByText('$31,208.75')).toBeVisible();
    await expect(within(row).getByRole('button', { name: /^Re-Notify/ })).toHaveTextContent('Re-Notify');
    await expect(within(row).getByText('Paid')).toHaveAttribute('data-status', 'PAID');
    await expect(canvas.getByRole('rowheader', { name: /Combined single limit/ })).toBeVisible();
  },
};
/** The policies of the previous and the next term open in read mode, too. */
export const Terms: Story = {
  parameters: { msw: { handlers: [...renewNetwork.between, ...viewNetwork.usual] } },
  play: async ({ canvas }) => {
    const previous = await canvas.findByRole('link', { name: /^Previous term/ });
    await expect(previous).toHaveAttribute('href', `/policies/view/${between.previousPolicyId}`);
    await expect(canvas.getByRole('link', { name: /^Next term/ })).toHaveAttribute(
      'href',
      `/policies/view/${between.nextPolicyId}`,
    );
  },
};
/** The loading state is a spinner. */
export const Loading: Story = {
  parameters: { msw: { handlers: network.loadingRecord } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading the policy');
  },
};
export const NotFound: Story = records.NotFound;
export const LoadError: Story = records.LoadError;
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A policy without transactions. */
export const Bare: Story = {
  parameters: { msw: { handlers: network.bare } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no transactions')).toBeVisible();
  },
};

/** Customers read the transactions but cannot change them. */
export const AsCustomer: Story = {
  parameters: { persona: 'customer' },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Renewal/ });
    await expect(canvas.queryByText(fullName(samplePolicy.contactDetails))).toBeNull();
    await expect(within(row).queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Add' })).toBeNull();
  },
};

/** An invoice requires a number; other billing types have none. */
export const CreatesATransaction: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create Policy Transaction' });
    const create = within(dialog).getByRole('button', { name: 'Create' });
    const invoice = within(dialog).getByRole('textbox', { name: /Invoice Number/ });
    const choose = async (field: RegExp, option: string) => {
      await userEvent.click(within(dialog).getByRole('combobox', { name: field }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await expect(create).toBeDisabled();
    await expect(invoice).toBeDisabled();
    await choose(/Transaction Type/, 'Endorsement');
    const date = within(dialog).getByRole('textbox', { name: /Date of Transaction/ });
    await expect(date).toHaveValue(dayInput(localDay(new Date())));
    await userEvent.clear(date);
    await userEvent.type(date, '11/20/2026');
    await choose(/Payment Status/, 'Pending');
    await waitFor(() => expect(create).toBeEnabled());
    await choose(/Billing Type/, 'Invoice');
    await waitFor(() => expect(create).toBeDisabled());
    await userEvent.type(invoice, 'INV-9');
    await waitFor(() => expect(create).toBeEnabled());
    await choose(/Billing Type/, 'None');
    await waitFor(() => expect(invoice).toHaveValue(''));
    await userEvent.click(create);
    await screen.findByText('Policy transaction created successfully');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The type is read-only. After a conflict the user can load the current values. */
export const ReportsConflict: Story = {
  parameters: { msw: { handlers: viewNetwork.changedMeanwhile } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Edit ${reference}` }));
    const dialog = await screen.findByRole('dialog', { name: 'Update Policy Transaction' });
    await expect(within(dialog).getByRole('combobox', { name: /Transaction Type/ })).toBeDisabled();
    const premium = within(dialog).getByRole('textbox', { name: /Transaction Premium/ });
    await userEvent.clear(premium);
    await userEvent.type(premium, 'as agreed');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Update' }));
    await expect(await within(dialog).findByText('Another user has changed this in the meantime')).toBeVisible();
    await expect(premium).toHaveValue('as agreed');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Load current values' }));
    await waitFor(() => expect(premium).toHaveValue('120.00'));
  },
};

/** An error answer without a message shows a general text in the dialog. */
export const UpdateEmptyServerError: Story = {
  parameters: { msw: { handlers: viewNetwork.emptyError } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Edit ${reference}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Update Policy Transaction' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await expect(await dialog.findByText('Something went wrong. Try again.')).toBeVisible();
  },
};

export const DeletesAfterConfirmation: Story = {
  beforeEach: ({ msw }) => msw.use(...deletingTransaction()),
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: new RegExp(reference) });
    await userEvent.click(within(row).getByRole('button', { name: `Delete ${reference}` }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(dialog).getByText(new RegExp(reference))).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Policy transaction deleted successfully');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('row', { name: new RegExp(reference) })).toBeNull());
  },
};

export const NotifiesTheCustomer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Notify of ${reference}` }));
    await screen.findByText('The customer was notified');
    await expect(await canvas.findByRole('button', { name: `Re-Notify of ${reference}` })).toBeVisible();
  },
};
