import { urls } from '@fairlead/kit';
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

const press = ({ canvas, userEvent }: StoryContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Send Request' }));
async function fill({ canvas, userEvent }: StoryContext) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Street/ }), '12 Elm Street');
  await userEvent.type(canvas.getByRole('textbox', { name: /^City/ }), 'Portland');
  await userEvent.type(canvas.getByRole('textbox', { name: /^Zip Code/ }), '04101');
  await userEvent.click(canvas.getByRole('combobox', { name: /^State/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Maine' }));
}

export const Create: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Change Mailing Address' })).toBeVisible();
  },
};
export const Invalid: Story = {
  play: async (context) => {
    await context.canvas.findByRole('textbox', { name: /^Street/ });
    await press(context);
    for (const field of ['Street', 'City', 'State', 'Zip Code'])
      await expect(await context.canvas.findByText(`${field} is required`)).toBeVisible();
    await expect(sent).toEqual([]);
  },
};
export const Submitting: Story = {
  parameters: { msw: { handlers: network.sending } },
  play: async (context) => {
    await fill(context);
    await press(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Send Request' })).toHaveAttribute('aria-busy'),
    );
  },
};
/** A server error keeps the input. */
export const ServerError: Story = {
  parameters: { msw: { handlers: network.failingSend } },
  play: async (context) => {
    await fill(context);
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('unavailable for a moment');
    await expect(context.canvas.getByRole('textbox', { name: /^Street/ })).toHaveValue('12 Elm Street');
  },
};
export const NotFound: Story = { parameters: { msw: { handlers: network.missing } } };
