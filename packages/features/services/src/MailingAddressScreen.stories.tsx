import { urls } from '@fairlead/kit';
import { fillFields, formStories, recordStories } from '@fairlead/kit/stories';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import MailingAddressScreen from './MailingAddressScreen';
import { network, policy, sent } from './services.scenarios';

const meta = {
  title: 'Screens/Services/Mailing Address',
  component: MailingAddressScreen,
  tags: ['screen:services.address'],
  parameters: {
    layout: 'fullscreen',
    route: urls.policies.mailingAddress,
    at: `${urls.policies.mailingAddress}?policyId=${policy.id}`,
    persona: 'customer',
    msw: { handlers: network.usual },
  },
  beforeEach: () => {
    sent.length = 0;
  },
} satisfies Meta<typeof MailingAddressScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function valid(context: StoryContext) {
  const { canvas, userEvent } = context;
  await fillFields(context, { Street: '12 Elm Street', City: 'Portland', 'Zip Code': '04101' });
  await userEvent.click(canvas.getByRole('combobox', { name: /^State/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Maine' }));
}
const records = recordStories({ network, backTo: urls.policies.list });
const states = formStories({
  network,
  submit: 'Send Request',
  valid,
  invalid: { errors: ['Street', 'City', 'State', 'Zip Code'].map((field) => `${field} is required`) },
});

export const Create: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Change Mailing Address' })).toBeVisible();
  },
};
export const Invalid: Story = states.Invalid;
export const Submitting: Story = states.Submitting;
/** A server error keeps the input. */
export const ServerError: Story = states.ServerError;
export const NotFound: Story = records.NotFound;
export const LoadError: Story = records.LoadError;
