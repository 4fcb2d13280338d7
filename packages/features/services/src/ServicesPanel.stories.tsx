import { to, urls } from '@fairlead/kit';
import { showPhone } from '@fairlead/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import ServicesPanel from './ServicesPanel';
import { network, policy, sent } from './services.scenarios';

const meta = {
  title: 'Screens/Services/Policy Services',
  component: ServicesPanel,
  args: { id: policy.id },
  parameters: {
    route: urls.policies.detail,
    at: to(urls.policies.detail, { id: policy.id }),
    persona: 'customer',
    msw: { handlers: network.usual },
  },
  beforeEach: () => {
    sent.length = 0;
  },
} satisfies Meta<typeof ServicesPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Services that a customer can request, and earlier requests. */
export const ForCustomer: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Request for Certificate' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Make Payment' })).toHaveAttribute(
      'href',
      'https://carrier.example/pay',
    );
    await expect(await canvas.findByText('The second unit was added on March 3.', { exact: false })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Answer/ })).toBeNull();
  },
};
export const WithoutRequests: Story = {
  parameters: { msw: { handlers: network.empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Request for ID' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Requests' })).toBeNull());
  },
};
/** An agent without a license can answer requests but not create any. The section appears without requests too. */
export const UnlicensedWithoutRequests: Story = {
  parameters: { persona: 'assistant', msw: { handlers: network.empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Policy Services' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'No requests yet' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const UnlicensedWithRequests: Story = {
  parameters: { persona: 'assistant' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Policy Services' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Answer Request A Callback/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Request for ID' })).toBeNull();
  },
};
export const RequestsFail: Story = {
  parameters: { msw: { handlers: network.failingList } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The requests could not be loaded')).toBeVisible();
  },
};
/** A callback goes to the phone number of the contact, or to another one in any notation. */
export const RequestsCallback: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request A Callback' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request A Callback' }));
    await expect(dialog.getByRole('textbox', { name: /^Phone/ })).toHaveValue(showPhone(policy.contactDetails.phone));
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Phone/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Phone/ }), '(207) 555-0113');
    await userEvent.click(dialog.getByRole('button', { name: 'Send Request' }));
    await waitFor(() => expect(sent).toMatchObject([{ phone: '+12075550113' }]));
  },
};
/** An agent asks on behalf of the customer. */
export const AgentRequestsCallback: Story = {
  parameters: { persona: 'agent' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request A Callback' }));
    const dialog = await screen.findByRole('dialog', { name: 'Request A Callback' });
    await expect(dialog).toHaveAccessibleDescription(/^On behalf of .+, for policy /);
  },
};
/** A billing inquiry requires a subject. */
export const SendsBillingInquiry: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Billing Inquiry' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Billing Inquiry' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send Request' }));
    await expect(await dialog.findByText('Subject is required')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Subject/ }), 'March');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Description/ }), 'Why?');
    await userEvent.click(dialog.getByRole('button', { name: 'Send Request' }));
    await waitFor(() =>
      expect(sent).toMatchObject([{ policyServiceType: 'BILLING_INQUIRY', title: 'March', description: 'Why?' }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** A certificate request needs a holder or a description. */
export const EmptyCertificateRequest: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request for Certificate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request for Certificate' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send Request' }));
    await expect(await dialog.findByText('Please complete the required fields to proceed further.')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};
/** Resolving a request requires an answer. */
export const AgentAnswers: Story = {
  parameters: { persona: 'agent' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Answer Request A Callback/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer' }));
    await userEvent.click(dialog.getByRole('combobox', { name: /^Status/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Resolved' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Please write an answer')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Answer/ }), 'We have talked.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toMatchObject([{ serviceRequestStatus: 'RESOLVED', answer: 'We have talked.', version: 1 }]),
    );
  },
};

let isAnswered = false;
/** The list behind the dialog shows the answer of another agent, but the dialog still reports the conflict. */
export const ReportsConflictAfterReload: Story = {
  parameters: { persona: 'agent' },
  beforeEach: ({ msw }) => {
    isAnswered = false;
    msw.use(...network.answeredMeanwhile(() => isAnswered));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Answer Request A Callback/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Answer/ }), 'I will call.');
    isAnswered = true;
    window.dispatchEvent(new Event('online'));
    await canvas.findByText('We called on Friday.', { exact: false });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Another user has changed this in the meantime')).toBeVisible();
    await expect(sent).toMatchObject([{ version: 1 }]);
    await userEvent.click(dialog.getByRole('button', { name: 'Load current values' }));
    await expect(dialog.getByRole('textbox', { name: /^Answer/ })).toHaveValue('We called on Friday.');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Answer/ }), ' And again.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject([{}, { answer: 'We called on Friday. And again.', version: 2 }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
