import { urls } from '@fairlead/kit';
import { recordStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import ContactScreen from './ContactScreen';
import { company, disabledCustomer, network, prospect, sentInvitations } from './contacts.scenarios';

const meta = {
  title: 'Screens/Contacts/Contact',
  component: ContactScreen,
  tags: ['screen:contacts.view'],
  parameters: {
    layout: 'fullscreen',
    route: urls.contacts.view,
    at: `/contact/${company.id}`,
    persona: 'agent',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof ContactScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type StoryContext = Parameters<NonNullable<Story['play']>>[0];

const records = recordStories({ network, backTo: urls.contacts.list });

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Caleb Thornton' })).toBeVisible();
    await expect(canvas.getByText('Limited Liability Company')).toBeVisible();
    await expect(canvas.getByText('$612,000.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menuitem', { name: 'Update Contact' })).toHaveAttribute(
      'href',
      `/contact/edit/${company.id}`,
    );
  },
};

/** A customer with records of every kind. The tabs show how many. */
export const Overview: Story = {
  play: async ({ canvas, userEvent }) => {
    const note = within(await canvas.findByRole('note'));
    await expect(note.getByText(/^The Flood quote waits for an answer since/)).toBeVisible();
    await expect(note.getByRole('link', { name: 'Follow up' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/quotes\//),
    );
    for (const name of ['Flood quote, $6,205.00', /^Claim, /, 'Quote request, Umbrella', /^Certificate, /])
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    await expect(canvas.getByText('Proof of prior insurance')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Mails 11' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Tasks' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'All policies' }));
    await expect(canvas.getByRole('tab', { name: 'Policies 6' })).toHaveAttribute('aria-selected', 'true');
  },
};
/** Digits open the tabs by their position. */
export const TabsByKey: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tab', { name: 'Policies 6' });
    await userEvent.keyboard('4');
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Policies 6' })).toHaveAttribute('aria-selected', 'true'),
    );
    await expect(canvas.getByRole('tab', { name: 'Policies 6' })).toHaveFocus();
    await userEvent.keyboard('1');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true'));
  },
};
export const OverviewPhone: Story = { globals: { viewport: { value: 'phone' }, language: 'de' } };

/** A late payment is more urgent than a quote. */
export const PaymentPastDue: Story = {
  parameters: { msw: { handlers: network.pastDue } },
  play: async ({ canvas }) => {
    const note = within(await canvas.findByRole('note'));
    await expect(note.getByText(/is past due$/)).toBeVisible();
    await expect(note.getByRole('link', { name: 'Open policy' })).toBeVisible();
    await expect(canvas.getAllByText('Past Due')).toHaveLength(2);
  },
};

export const QuoteAccepted: Story = {
  parameters: { msw: { handlers: network.accepted } },
  play: async ({ canvas }) => {
    const note = within(await canvas.findByRole('note'));
    await expect(note.getByText('The Flood quote was accepted')).toBeVisible();
    await expect(note.getByRole('link', { name: 'Create policy' })).toBeVisible();
  },
};

/** A new contact has details only. */
export const WithoutRecords: Story = {
  parameters: { at: `/contact/${prospect.id}`, msw: { handlers: network.nothingYet } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Policies of this contact appear here.')).toBeVisible();
    await expect(canvas.queryByRole('note')).toBeNull();
    await expect(canvas.queryByText('In progress')).toBeNull();
    await expect(canvas.getByRole('tab', { name: 'Policies' })).toBeVisible();
  },
};

/** The details stay when the overview cannot be loaded. */
export const OverviewFails: Story = {
  parameters: { msw: { handlers: network.overviewFails } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The overview could not be loaded')).toBeVisible();
    await expect(canvas.getByText('Limited Liability Company')).toBeVisible();
  },
};
export const Loading: Story = records.Loading;
export const NotFound: Story = records.NotFound;
export const LoadError: Story = records.LoadError;

/** A contact without an account can be invited as a customer. */
export const InvitesAsCustomer: Story = {
  parameters: { at: `/contact/${prospect.id}`, msw: { handlers: [...network.inviting(), ...network.usual] } },
  play: async ({ canvas, userEvent }) => {
    sentInvitations.length = 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite as customer' }));
    await expect(await canvas.findByText(/^Invited on/)).toBeVisible();
    const again = canvas.getByRole('button', { name: 'Send again' });
    // the second press of a double click
    await userEvent.click(again);
    await expect(sentInvitations).toHaveLength(1);
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy', 'true'), { timeout: 3000 });
    await userEvent.click(again);
    await waitFor(() => expect(sentInvitations).toHaveLength(2));
  },
};

/** The agent of a customer can view the portal as the customer. The server refuses it in this story. */
export const ViewIsRefused: Story = {
  parameters: { persona: 'owner', msw: { handlers: [...network.viewRefused(), ...network.usual] } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Caleb Thornton' });
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'View as customer' }));
    await expect(await screen.findByText('The view could not be started')).toBeVisible();
    await expect(screen.getByText('The account of this customer is disabled.')).toBeVisible();
  },
};

/** After the time of a view is up. */
export const ViewEnded: Story = {
  parameters: { at: `/contact/${company.id}?viewEnded=time` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You stopped viewing the portal as Caleb Thornton.')).toBeVisible();
    await expect(canvas.getByText(/^The 30 minutes are over/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByText(/^The 30 minutes are over/)).toBeNull());
  },
};
export const ViewEndedOnPhone: Story = {
  parameters: { at: `/contact/${company.id}?viewEnded=other` },
  globals: { viewport: { value: 'phone' }, language: 'de' },
};

/** Agents without a license cannot edit the contact. */
export const Unlicensed: Story = {
  parameters: { persona: 'assistant' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Caleb Thornton' });
    await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull();
  },
};
/** Opens the menu of the contact and confirms one of its actions. */
const perform = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, action: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  const dialog = await screen.findByRole('alertdialog', { name: action });
  await expect(within(dialog).getByText('Caleb Thornton')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: action }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};
const asAgencyAdmin = (): Pick<Story, 'parameters'> => ({
  parameters: { persona: 'owner', msw: { handlers: [...network.controlling(), ...network.usual] } },
});

/** Agency admins see how a customer signs in. */
export const AgencyAdmin: Story = {
  ...asAgencyAdmin(),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Two-factor sign-in')).toBeVisible();
    await expect(await canvas.findByText('On')).toBeVisible();
    await expect(canvas.getByText('Open sessions')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    await expect(items).toEqual([
      'Update Contact',
      'View as customer',
      'End sessions',
      'Reset two-factor sign-in',
      'Disable account',
      'Export data',
      'Erase data…',
    ]);
  },
};
export const AgencyAdminPhone: Story = {
  ...asAgencyAdmin(),
  globals: { viewport: { value: 'phone' }, language: 'de' },
};

export const AccountLoadError: Story = {
  parameters: { persona: 'owner', msw: { handlers: network.failingAccount } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Two-factor sign-in')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Open sessions')).toBeNull());
  },
};

export const EndsSessions: Story = {
  ...asAgencyAdmin(),
  play: async (room) => {
    await perform(room, 'End sessions');
    await screen.findByText('All sessions of this person were ended.');
    await room.canvas.findByText('0');
  },
};

/** The item is gone once the customer has no second factor. */
export const ResetsSecondFactor: Story = {
  ...asAgencyAdmin(),
  play: async (room) => {
    await perform(room, 'Reset two-factor sign-in');
    await screen.findByText('Two-factor sign-in was reset. The person gets a mail.');
    await room.canvas.findByText('Off');
    await room.userEvent.click(room.canvas.getByRole('button', { name: 'More' }));
    await screen.findByRole('menuitem', { name: 'End sessions' });
    await expect(screen.queryByRole('menuitem', { name: 'Reset two-factor sign-in' })).toBeNull();
  },
};

/** The toast offers to enable the account again. */
export const DisablesAccount: Story = {
  ...asAgencyAdmin(),
  play: async (room) => {
    const { canvas, userEvent } = room;
    await perform(room, 'Disable account');
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus();
    await expect((await canvas.findAllByText('Account disabled')).length).toBe(2);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('The account was enabled.');
    await expect(await canvas.findByText('Can sign in')).toBeVisible();
  },
};

/** Every agent sees that the account is disabled. Only agency admins can enable it. */
export const DisabledAccount: Story = {
  parameters: { at: `/contact/${disabledCustomer.id}` },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText('Account disabled')).length).toBe(2);
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await screen.findByRole('menuitem', { name: 'Update Contact' });
    await expect(screen.queryByRole('menuitem', { name: 'Enable account' })).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const French: Story = { globals: { language: 'fr' } };
