import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import EnrolScreen from './EnrolScreen';
import {
  answerPasskey,
  begin,
  closed,
  codes,
  secondFactorNetwork as network,
  newCredential,
} from './secondFactor.scenarios';

const meta = {
  title: 'Screens/Account/Required second factor',
  component: EnrolScreen,
  tags: ['screen:security.enrol'],
  parameters: {
    layout: 'fullscreen',
    route: urls.account.enrol,
    persona: 'agent',
    mustEnrol: true,
    msw: { handlers: network.usual },
  },
  beforeEach: begin(false),
} satisfies Meta<typeof EnrolScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Enters the password and waits for the field of the code. */
async function prove({ canvas, userEvent }: Context) {
  await userEvent.type(await canvas.findByLabelText(/^Password/), 'Portal#2026{Enter}');
  return canvas.findByLabelText(/Enter the six digits/);
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Set up two-factor sign-in' })).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^Password/)).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Sign out' })).toBeVisible();
  },
};

export const WrongPassword: Story = {
  parameters: { msw: { handlers: network.wrongPassword } },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText(/^Password/);
    await userEvent.type(input, 'wrong{Enter}');
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toHaveValue('wrong');
  },
};

export const Code: Story = {
  play: async (context) => {
    const input = await prove(context);
    await waitFor(() => expect(input).toHaveFocus());
    await expect(await context.canvas.findByRole('img', { name: /QR code/ })).toBeVisible();
  },
};

export const WrongCode: Story = {
  parameters: { msw: { handlers: network.wrongCode } },
  play: async (context) => {
    const input = await prove(context);
    await context.userEvent.type(input, '111111');
    await expect(await context.canvas.findByText('Wrong code. Try the next one.')).toBeVisible();
    await expect(input).toHaveValue('');
  },
};

export const RecoveryCodes: Story = {
  play: async (context) => {
    await context.userEvent.type(await prove(context), '419203');
    const dialog = within(await screen.findByRole('dialog', { name: 'Recovery codes' }));
    await expect(dialog.getByText(codes[0] ?? '')).toBeVisible();
  },
};

/** The codes stay, and the user can try again, when the portal cannot open. */
export const PortalUnavailable: Story = {
  parameters: { msw: { handlers: network.noProfile } },
  beforeEach() {
    localStorage.setItem('fairlead.token', `e30.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.e30`);
    return () => localStorage.removeItem('fairlead.token');
  },
  play: async (context) => {
    await context.userEvent.type(await prove(context), '419203');
    const dialog = within(await screen.findByRole('dialog', { name: 'Recovery codes' }));
    await context.userEvent.click(dialog.getByRole('button', { name: 'I saved the codes' }));
    await screen.findByText('Something went wrong. Try again.');
    await expect(dialog.getByText(codes[0] ?? '')).toBeVisible();
  },
};

/** A passkey in place of an app. */
export const Passkey: Story = {
  beforeEach: answerPasskey(newCredential),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Password/), 'Portal#2026');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a passkey' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Recovery codes' }));
    await expect(dialog.getByText(codes[0] ?? '')).toBeVisible();
  },
};

export const PasskeyCancelled: Story = {
  beforeEach: answerPasskey(closed),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Password/), 'Portal#2026');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a passkey' }));
    await expect(await canvas.findByText('The passkey was not added. Try again.')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await prove(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Dark: Story = { globals: { theme: 'DARK' } };

export const German: Story = { globals: { language: 'de' } };

export const French: Story = { globals: { language: 'fr' } };

export const Dutch: Story = { globals: { language: 'nl' } };
