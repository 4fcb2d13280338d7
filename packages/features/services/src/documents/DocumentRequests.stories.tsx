import { to, urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import ClaimDocumentRequests from './ClaimDocumentRequests';
import ContactDocumentRequests from './ContactDocumentRequests';
import { claim, contactId, network, policy, sent } from './documents.scenarios';
import PolicyDocumentRequests from './PolicyDocumentRequests';

const meta = {
  title: 'Screens/Services/Requested Documents',
  component: PolicyDocumentRequests,
  args: { id: policy.id },
  parameters: {
    route: urls.policies.detail,
    at: to(urls.policies.detail, { id: policy.id }),
    persona: 'agent',
    msw: { handlers: network.usual },
  },
  beforeEach: () => {
    sent.length = 0;
  },
} satisfies Meta<typeof PolicyDocumentRequests>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Requests of a policy in every status. */
export const ForPolicy: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Documents asked for' }));
    for (const status of ['Open', 'Not available', 'Uploaded', 'Withdrawn'])
      await expect(list.getAllByText(status)[0]).toBeVisible();
    await expect(list.getByText(/^Overdue, needed by/)).toBeVisible();
    await expect(list.getByRole('link', { name: 'Roof.png' })).toBeVisible();
    await expect(list.getByText('Note: I lost it last month.')).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const None: Story = {
  parameters: { msw: { handlers: network.none } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Documents that you ask the customer for appear here.')).toBeVisible();
  },
};
export const RequestsFail: Story = {
  parameters: { msw: { handlers: network.failingList } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The requests could not be loaded')).toBeVisible();
  },
};
/** A claim has one record to ask for. */
export const ForClaim: Story = {
  args: { id: claim.id },
  render: (args) => <ClaimDocumentRequests {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ask for a document' })).toBeVisible();
  },
};
/** A contact can be asked without a policy, or for one of their policies. */
export const ForContact: Story = {
  args: { id: contactId },
  render: (args) => <ContactDocumentRequests {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for a document' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a document' }));
    await userEvent.click(dialog.getByRole('combobox', { name: /^For/ }));
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
  },
};
/** An erased contact can be asked for nothing. */
export const ReadOnly: Story = {
  args: { id: contactId, readOnly: true },
  render: (args) => <ContactDocumentRequests {...args} />,
  parameters: { msw: { handlers: network.none } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No documents asked for')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ask for a document' })).toBeNull();
  },
};
/** Another document needs a name. */
export const AsksForDocument: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for a document' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a document' }));
    await userEvent.click(dialog.getByText('Other'));
    await userEvent.click(dialog.getByRole('button', { name: 'Ask for document' }));
    await expect(await dialog.findByText('Document name is required')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Document name/ }), 'Deed');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask for document' }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        { recordType: 'POLICY', recordId: policy.id, requestedType: 'OTHER', documentName: 'Deed' },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** Phones open the form as a sheet at the foot of the window. It keeps what the user enters while it asks before it closes. */
export const PhoneSheet: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for a document' }));
    const sheet = await screen.findByRole('dialog', { name: 'Ask for a document' });
    await waitFor(() => {
      const { left, right, bottom } = sheet.getBoundingClientRect();
      return expect([left, right, bottom]).toEqual([0, window.innerWidth, window.innerHeight]);
    });
    await userEvent.click(within(sheet).getByText('Photos'));
    await userEvent.keyboard('{Escape}');
    const leaving = within(await screen.findByRole('alertdialog'));
    await userEvent.click(leaving.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(within(sheet).getByRole('radio', { name: 'Photos' })).toBeChecked();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Ask for document' }));
    await waitFor(() => expect(sent).toMatchObject([{ requestedType: 'PHOTOS' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** The dialog shows the row of the customer's home page, as the agent fills in the request. */
export const CustomerSees: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for a document' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a document' }));
    const row = within(dialog.getByRole('region', { name: /sees this on the home page and gets a mail$/ }));
    await expect(row.getByText(/asks for: Proof of prior insurance$/)).toBeVisible();
    await expect(row.getByText(new RegExp(`${policy.policyNumber}$`))).toBeVisible();
    await userEvent.click(dialog.getByText('Other'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Document name/ }), 'Deed');
    const day = dialog.getByRole('textbox', { name: /^Needed by/ });
    await userEvent.clear(day);
    await userEvent.type(day, '12/31/2099');
    await expect(row.getByText(/asks for: Deed$/)).toBeVisible();
    await expect(row.getByText(/^Needed by 12\/31\/2099/)).toBeVisible();
  },
};
/** The proposed day follows the record, until the agent enters another day. */
export const ProposesDay: Story = {
  tags: ['keyboard'],
  parameters: { msw: { handlers: network.expiresSoon } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for a document' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a document' }));
    const day = dialog.getByRole('textbox', { name: /^Needed by/ });
    const beforeExpiry = (day as HTMLInputElement).value;
    await expect(day).toHaveAccessibleDescription('5 days before the policy expires');
    const chooses = async (key: string) => {
      dialog.getByRole('combobox', { name: /^For/ }).focus();
      await userEvent.keyboard(`{Enter}${key}{Enter}`);
    };
    await chooses('{ArrowDown}');
    await waitFor(() => expect(day).not.toHaveValue(beforeExpiry));
    await expect(day).not.toHaveAccessibleDescription();
    await chooses('{ArrowUp}');
    await waitFor(() => expect(day).toHaveValue(beforeExpiry));
    await userEvent.clear(day);
    await userEvent.type(day, '12/31/2099');
    await chooses('{ArrowDown}');
    await expect(day).toHaveValue('12/31/2099');
  },
};
export const ChangesRequest: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the request: Proof of prior insurance' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the request' }));
    await userEvent.click(dialog.getByText('Photos'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save and mail' }));
    await waitFor(() => expect(sent).toMatchObject([{ requestedType: 'PHOTOS', version: 1 }]));
  },
};
/** After a conflict, saving again overwrites the change of the other agent. */
export const ChangesAfterConflict: Story = {
  parameters: { msw: { handlers: network.changedMeanwhile } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the request: Proof of prior insurance' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the request' }));
    await userEvent.click(dialog.getByText('Photos'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save and mail' }));
    await expect(await dialog.findByRole('button', { name: 'Load current values' })).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'Photos' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Save and mail' }));
    await waitFor(() => expect(sent).toMatchObject([{ version: 1 }, { requestedType: 'PHOTOS', version: 2 }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Reminds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remind the customer: Proof of prior insurance' }));
    await screen.findByText('The customer was reminded');
  },
};
export const Withdraws: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw: Proof of prior insurance' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw this request?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await screen.findByText('The request was withdrawn');
  },
};
