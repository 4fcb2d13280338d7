import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SecondFactorCard } from './SecondFactorCard';
import { begin, codes, secondFactorNetwork as network } from './secondFactor.scenarios';

const meta = {
  title: 'Screens/Profile/Two-factor sign-in',
  component: SecondFactorCard,
  parameters: { persona: 'agent', msw: { handlers: network.usual } },
  beforeEach: begin(false),
} satisfies Meta<typeof SecondFactorCard>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Enters the password in the open dialog. */
async function prove({ userEvent }: Context, submit: string) {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Password/), 'Portal#2026');
  await userEvent.click(dialog.getByRole('button', { name: submit }));
}

async function startSetup(context: Context) {
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Set up app' }));
  await prove(context, 'Continue');
  return context.canvas.findByLabelText(/Enter the six digits/);
}

export const Off: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Off')).toBeVisible();
    await expect(canvas.queryByText('Recovery codes')).toBeNull();
  },
};

export const On: Story = {
  beforeEach: begin(true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On')).toBeVisible();
    await expect(canvas.getByText(/8 of 10 left/)).toBeVisible();
  },
};

/** The agency requires a second factor, so it can be replaced and not turned off. */
export const Required: Story = {
  parameters: { msw: { handlers: network.required } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Required by your agency')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change phone' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Turn off' })).toBeNull();
  },
};

export const Loading: Story = { parameters: { msw: { handlers: network.loading } } };

export const LoadError: Story = {
  parameters: { msw: { handlers: network.failing } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const SettingUp: Story = {
  play: async (context) => {
    const input = await startSetup(context);
    await expect(context.canvas.getByText('Setting Up')).toBeVisible();
    await expect(await context.canvas.findByRole('img', { name: /QR code/ })).toBeVisible();
    await expect(context.canvas.getByText('K7QF 2MNB XR4T 9WDA K7QF 2MNB XR4T 2WDA')).toBeVisible();
    await waitFor(() => expect(input).toHaveFocus());
  },
};

/** The sixth digit turns the app on. The codes stay until the user has saved them. */
export const TurnsOn: Story = {
  play: async (context) => {
    await context.userEvent.type(await startSetup(context), '419203');
    const dialog = within(await screen.findByRole('dialog', { name: 'Recovery codes' }));
    for (const code of codes) await expect(dialog.getByText(code)).toBeVisible();
    await context.userEvent.keyboard('{Escape}');
    await expect(dialog.getByText(codes[0] ?? '')).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'I saved the codes' }));
    await expect(await context.canvas.findByText('On')).toBeVisible();
  },
};

export const WrongCode: Story = {
  parameters: { msw: { handlers: network.wrongCode } },
  play: async (context) => {
    const input = await startSetup(context);
    await context.userEvent.type(input, '111111');
    await expect(await context.canvas.findByText('Wrong code. Try the next one.')).toBeVisible();
    await expect(input).toHaveValue('');
    await waitFor(() => expect(input).toHaveFocus());
  },
};

export const WrongPassword: Story = {
  parameters: { msw: { handlers: network.wrongPassword } },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Set up app' }));
    await prove(context, 'Continue');
    await expect(await screen.findByText('The password is not correct.')).toBeVisible();
  },
};

export const Cancels: Story = {
  play: async (context) => {
    await startSetup(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await context.canvas.findByRole('button', { name: 'Set up app' })).toHaveFocus();
  },
};

export const PrintsNewCodes: Story = {
  beforeEach: begin(true),
  play: async (context) => {
    const printed = { document: document.implementation.createHTMLDocument(), print: fn(), close: fn() };
    const { open } = window;
    window.open = () => printed as unknown as Window;
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Make new codes' }));
    await prove(context, 'Make new codes');
    await context.userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    await expect(printed.print).toHaveBeenCalled();
    await expect(printed.document.body.textContent).toContain(codes[9]);
    window.open = open;
    await context.userEvent.click(screen.getByRole('button', { name: 'I saved the codes' }));
  },
};

export const TurnsOff: Story = {
  beforeEach: begin(true),
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Turn off' }));
    await prove(context, 'Turn off');
    await expect(await context.canvas.findByText('Off')).toBeVisible();
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Set up app' })).toHaveFocus());
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await startSetup(context);
    await context.canvas.findByRole('img', { name: /QR code/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Dark: Story = { globals: { theme: 'DARK' }, play: SettingUp.play };
export const German: Story = { beforeEach: begin(true), globals: { language: 'de', viewport: { value: 'phone' } } };
export const French: Story = { beforeEach: begin(true), globals: { language: 'fr', viewport: { value: 'phone' } } };
export const Dutch: Story = { beforeEach: begin(true), globals: { language: 'nl', viewport: { value: 'phone' } } };
