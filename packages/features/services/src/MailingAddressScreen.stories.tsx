import { urls } from '@fairlead/kit';
import { fillFields, formStories, recordStories } from '@fairlead/kit/stories';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
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
    // the current address
    const { street, city, zipCode } = policy.contactDetails.address;
    await expect(canvas.getByRole('textbox', { name: /^Street/ })).toHaveValue(street);
    await expect(canvas.getByRole('textbox', { name: /^City/ })).toHaveValue(city);
    await expect(canvas.getByRole('textbox', { name: /^Zip Code/ })).toHaveValue(zipCode);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^State/ })).toHaveTextContent('Florida'));
  },
};
export const Invalid: Story = { ...states.Invalid, parameters: { msw: { handlers: network.withoutAddress } } };
export const Submitting: Story = states.Submitting;
/** A server error keeps the input. */
export const ServerError: Story = states.ServerError;
export const NotFound: Story = records.NotFound;
export const LoadError: Story = records.LoadError;
