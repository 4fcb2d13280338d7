import { urls } from '@fairlead/kit';
import { recordStories, retries } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import AgencyScreen from './AgencyScreen';
import { network, shown, unsubscribed } from './agencies.scenarios';

const meta = {
  title: 'Screens/Agencies/Agency',
  component: AgencyScreen,
  tags: ['screen:agencies.view'],
  parameters: {
    layout: 'fullscreen',
    route: urls.agencies.view,
    at: `/agencies/view/${shown.id}`,
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof AgencyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const records = recordStories({ network, backTo: urls.agencies.list });

const at = (tab: string, { id } = shown) => ({ at: `/agencies/view/${id}?tab=${tab}` });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: shown.agencyName })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('ME, NH, MA, VT')).toBeVisible();
    const tabs = canvas.getAllByRole('tab').map((tab) => tab.textContent);
    await expect(tabs).toEqual(['Profile', 'Members6', 'Subscription', 'Documents', 'Transactions']);
  },
};

export const Loading: Story = records.Loading;
export const NotFound: Story = records.NotFound;
export const LoadError: Story = records.LoadError;

const openDisable = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  await userEvent.click(await canvas.findByRole('button', { name: `More actions for ${shown.agencyName}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Disable agency' }));
  return screen.findByRole('alertdialog', { name: 'Disable agency' });
};

/** Disabling names its consequences, and can be undone. */
export const DisablesAgency: Story = {
  tags: ['keyboard'],
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openDisable(context);
    await expect(within(dialog).getByText(shown.agencyName)).toBeVisible();
    await expect(within(dialog).getByText(/can no longer sign in.*Nothing is deleted/)).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('The agency was disabled.');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('The agency was enabled.');
  },
};
export const DisableFails: Story = {
  parameters: { msw: { handlers: network.failsToDisable } },
  play: async (context) => {
    const dialog = await openDisable(context);
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Disable agency' }));
    await expect(await screen.findByText('The service is unavailable for a moment.')).toBeVisible();
  },
};
export const Disabled: Story = {
  parameters: { msw: { handlers: network.disabled } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This agency is disabled.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^More actions/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Enable agency' }));
    await screen.findByText('The agency was enabled.');
  },
};
export const DisabledPhone: Story = { ...Disabled, globals: { viewport: { value: 'phone' } } };
/** Admins without the privilege to update admins see the state only. */
export const DisabledLimited: Story = {
  parameters: { persona: 'limitedAdmin', msw: { handlers: network.disabled } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This agency is disabled.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Enable agency' })).toBeNull();
  },
};

/** Each tab has its own address. */
export const Members: Story = {
  parameters: at('members'),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Margaret Sullivan/ });
    await expect(within(row).getByText('Agency admin')).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /Imani/ })).getByText('Disabled')).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /Theo/ })).getByText('Never')).toBeVisible();
  },
};
/** Platform admins control the accounts of agency admins. Other members are left to their agency. */
export const ResetsSecondFactorOfAdmin: Story = {
  parameters: at('members'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Margaret Sullivan' }));
    await expect(canvas.queryByRole('button', { name: 'More actions for Priya Raman' })).toBeNull();
    await screen.findByRole('menuitem', { name: 'End sessions' });
    await userEvent.click(screen.getByRole('menuitem', { name: 'Reset two-factor sign-in' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Reset two-factor sign-in' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reset two-factor sign-in' }));
    await screen.findByText('Two-factor sign-in was reset. The person gets a mail.');
  },
};
/** Without the privilege to update admins, the members have no menu. */
export const MembersLimited: Story = {
  parameters: { ...at('members'), persona: 'limitedAdmin' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Margaret Sullivan/ });
    await expect(canvas.queryByRole('button', { name: /^More actions/ })).toBeNull();
  },
};
export const MembersLoading: Story = {
  parameters: { ...at('members'), msw: { handlers: network.loadingMembers } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};
export const MembersError: Story = {
  parameters: { ...at('members'), msw: { handlers: network.failingMembers } },
  play: retries,
};
export const NoMembers: Story = {
  parameters: { ...at('members'), msw: { handlers: network.nobody } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No members yet' })).toBeVisible();
  },
};

export const Subscription: Story = {
  parameters: at('subscription'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$449.00')).toBeVisible();
  },
};
export const NoSubscription: Story = {
  parameters: at('subscription', unsubscribed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This agency has no plan')).toBeVisible();
  },
};

export const Documents: Story = {
  parameters: at('documents'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Surety bond.*Missing/ })).toBeVisible();
  },
};
export const Transactions: Story = {
  parameters: at('transactions'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /FL-7K3M-2222/ })).toBeVisible();
  },
};
/** Tabs without the needed privilege are hidden. A link to one of them opens the first tab. */
export const Limited: Story = {
  parameters: { ...at('transactions'), persona: 'limitedAdmin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
    const tabs = canvas.getAllByRole('tab').map((tab) => tab.textContent);
    await expect(tabs).toEqual(['Profile', 'Members6', 'Subscription']);
  },
};

/** Another tab changes only the address and its content. */
export const ChangesTabs: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /Members/ }));
    await canvas.findByRole('row', { name: /Priya Raman/ });
    await userEvent.click(canvas.getByRole('tab', { name: 'Profile' }));
    await expect(await canvas.findByText(shown.email)).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const French: Story = { globals: { language: 'fr' } };
