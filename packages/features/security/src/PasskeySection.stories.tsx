import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { SecondFactorCard } from './SecondFactorCard';
import {
  answerPasskey,
  beginPasskeys,
  closed,
  codes,
  secondFactorNetwork as network,
  newCredential,
} from './secondFactor.scenarios';

const meta = {
  title: 'Screens/Profile/Passkeys',
  component: SecondFactorCard,
  parameters: { persona: 'agent', msw: { handlers: network.passkeys } },
  beforeEach: beginPasskeys(false),
} satisfies Meta<typeof SecondFactorCard>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Enters the password in the open dialog. */
async function prove({ userEvent }: Context, submit: string) {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Password/), 'Portal#2026');
  await userEvent.click(dialog.getByRole('button', { name: submit }));
  return dialog;
}

async function addPasskey(context: Context) {
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Add passkey' }));
  const dialog = within(await screen.findByRole('dialog'));
  await expect(dialog.getByLabelText(/^Name/)).toHaveValue('Passkey 1');
  return prove(context, 'Continue');
}

export const None: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add passkey' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Passkeys' })).toBeNull();
  },
};

/** With an authenticator app, which can be removed while passkeys remain. */
export const WithApp: Story = {
  parameters: { msw: { handlers: network.both } },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Passkeys' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(list.getByText(/never used/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove app' })).toBeVisible();
    await expect(canvas.getByText(/8 of 10 left/)).toBeVisible();
  },
};

/** The first factor returns recovery codes, which stay until the user has saved them. */
export const Adds: Story = {
  beforeEach: answerPasskey(newCredential),
  play: async (context) => {
    await addPasskey(context);
    const dialog = within(await screen.findByRole('dialog', { name: 'Recovery codes' }));
    await expect(dialog.getByText(codes[0] ?? '')).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'I saved the codes' }));
    await expect(await context.canvas.findByText('Passkey 1')).toBeVisible();
    await expect(context.canvas.getByText('On')).toBeVisible();
  },
};

/** The user closes the question of the browser, and can try again without typing the password. */
export const Cancelled: Story = {
  beforeEach: answerPasskey(closed),
  play: async (context) => {
    const dialog = await addPasskey(context);
    await expect(await dialog.findByText('The passkey was not added. Try again.')).toBeVisible();
    await expect(dialog.getByLabelText(/^Password/)).toHaveValue('Portal#2026');
  },
};

export const KnownDevice: Story = {
  beforeEach: answerPasskey(() => Promise.reject(new DOMException('known', 'InvalidStateError'))),
  play: async (context) => {
    const dialog = await addPasskey(context);
    await expect(await dialog.findByText('This device already has a passkey of your account.')).toBeVisible();
  },
};

export const Renames: Story = {
  beforeEach: beginPasskeys(true),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename Work laptop, Windows Hello' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByLabelText(/^Name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Old laptop{Enter}');
    await expect(await canvas.findByText('Old laptop')).toBeVisible();
  },
};

export const Removes: Story = {
  beforeEach: beginPasskeys(true),
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Remove Blue security key' }));
    await expect(await screen.findByText(/Your other factors still work/)).toBeVisible();
    await prove(context, 'Remove');
    await expect(await screen.findByText('The passkey was removed.')).toBeVisible();
  },
};

/** The agency requires a second factor, so the last one stays. */
export const LastOfRequired: Story = {
  parameters: { msw: { handlers: network.onlyRequired } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Rename/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};

export const Full: Story = {
  parameters: { msw: { handlers: network.full } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/maximum of 10 passkeys/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add passkey' })).toBeNull();
  },
};

/** The address of the portal is a number. */
export const NoDomain: Story = {
  parameters: { msw: { handlers: network.noDomain } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has no domain name/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add passkey' })).toBeNull();
  },
};

/** The portal is open at another address. Passkeys can still be removed. */
export const Elsewhere: Story = {
  parameters: { msw: { handlers: network.elsewhere } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/only at portal.harborhale.test/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Blue security key' })).toBeVisible();
  },
};

export const NoSupport: Story = {
  beforeEach: () => {
    const original = Object.getOwnPropertyDescriptor(window, 'PublicKeyCredential');
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    return () => {
      if (original) Object.defineProperty(window, 'PublicKeyCredential', original);
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This browser does not support passkeys.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add passkey' })).toBeNull();
  },
};

const both = { parameters: { msw: { handlers: network.both } } } satisfies Story;
const fits: Story['play'] = async ({ canvas }) => {
  await canvas.findByText('Blue security key');
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};
export const Phone: Story = { ...both, globals: { viewport: { value: 'phone' } }, play: fits };
export const Dark: Story = { ...both, globals: { theme: 'DARK' } };
export const German: Story = { ...both, globals: { language: 'de', viewport: { value: 'phone' } }, play: fits };
export const French: Story = { ...both, globals: { language: 'fr', viewport: { value: 'phone' } }, play: fits };
export const Dutch: Story = { ...both, globals: { language: 'nl', viewport: { value: 'phone' } }, play: fits };
