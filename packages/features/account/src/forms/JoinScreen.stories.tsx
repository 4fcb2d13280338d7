import { urls } from '@fairlead/kit';
import { fillFields, press, retries } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { network } from './accountForms.scenarios';
import JoinScreen from './JoinScreen';
import { expectRedirect, passwords, refusesPassword } from './storyForm';

const meta = {
  title: 'Screens/Account/Join by referral',
  component: JoinScreen,
  tags: ['screen:account.join'],
  parameters: { route: urls.account.join, at: '/join/MARCUS', persona: null, msw: { handlers: network.join } },
} satisfies Meta<typeof JoinScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const valid = {
  'First Name': 'Nora',
  'Last Name': 'Quist',
  Email: 'nora@people.example',
  Phone: '+12075550190',
  'Date of Birth': '02/28/1990',
  Street: '1 Main St',
  City: 'Portland',
  'Zip Code': '04101',
  ...passwords,
};
async function fillAll(context: Context) {
  await fillFields(context, valid);
  await context.userEvent.click(context.canvas.getByRole('combobox', { name: /State/ }));
  await context.userEvent.click(await screen.findByRole('option', { name: 'ME - Maine' }));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Get started' })).toBeDisabled();
  },
};
export const Loading: Story = {
  parameters: { msw: { handlers: network.joinLoading } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state=loading]')).toBeVisible());
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const NotFound: Story = {
  parameters: { msw: { handlers: network.joinInvalid } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Invalid Referral' })).toBeVisible();
    await expect(canvas.getByText('Referral is invalid')).toBeVisible();
  },
};
export const LoadError: Story = { parameters: { msw: { handlers: network.joinFailing } }, play: retries };

export const Invalid: Story = {
  play: async (context) => {
    await fillFields(context, { 'First Name': 'Nora', Phone: '207 555', 'Date of Birth': '01/01/2099' });
    await press(context, 'Get started');
    const { canvas } = context;
    await expect(await canvas.findByText('Please give valid number')).toBeVisible();
    await expect(canvas.getByText('Birthdate must be in the past')).toBeVisible();
    await expect(canvas.getByText('State is required')).toBeVisible();
    await expect(canvas.getByText('Last Name is required')).toBeVisible();
    await expect(canvas.getByLabelText(/^First Name/)).toHaveValue('Nora');
    await expect(canvas.getByLabelText(/^Last Name/)).toHaveFocus();
  },
};

export const Submitting: Story = {
  parameters: { msw: { handlers: network.joining } },
  play: async (context) => {
    await fillAll(context);
    await press(context, 'Get started');
  },
};
export const ServerError: Story = {
  parameters: { msw: { handlers: network.failingJoin } },
  play: async (context) => {
    await fillAll(context);
    await press(context, 'Get started');
    await waitFor(() => expect(context.canvas.getByRole('note')).toHaveTextContent(/unavailable/));
  },
};
/** The server refuses a common password. The error appears at its field. */
export const CommonPassword: Story = {
  parameters: { msw: { handlers: network.joinCommonPassword } },
  play: async (context) => {
    await fillAll(context);
    await refusesPassword(passwords, 'Password', 'Get started')(context);
    await expect(context.canvas.getByLabelText(/^First Name/)).toHaveValue('Nora');
  },
};
export const GoesToSignIn: Story = {
  play: async (context) => {
    await fillAll(context);
    await press(context, 'Get started');
    await expectRedirect(
      context,
      '/auth/sign-in',
      'User Created. Please check your email address and verify your account.',
    );
  },
};
/** Opened by the public link of a product: the page names the insurance type and sends it with the sign-up. */
export const ForAQuote: Story = {
  parameters: { at: '/join/MARCUS?insurance=FLOOD' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/request your quote for Flood/)).toBeVisible();
  },
};
/** The customer can load the states again without losing entered values. */
export const StatesMissing: Story = {
  parameters: { msw: { handlers: network.noStates } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The states could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
