import { urls } from '@fairlead/kit';
import { exportStories, recordStories, retries, staysWhenStale } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import OwnAgencyScreen from './OwnAgencyScreen';
import { invited, network, other, self, shown } from './own.scenarios';

const at = `/agency/${shown.id}`;
const meta = {
  title: 'Screens/Agencies/Agency profile',
  component: OwnAgencyScreen,
  tags: ['screen:agencies.own'],
  parameters: {
    layout: 'fullscreen',
    route: urls.agency.view,
    at,
    persona: 'owner',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof OwnAgencyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const records = recordStories({ network, backTo: at });
const exporting = exportStories({
  path: '/api/agency/agents/export',
  query: { agencyId: shown.id, sortBy: 'name', ascOrDesc: 'asc' },
});

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Agency Profile' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: shown.email })).toHaveAttribute('href', `mailto:${shown.email}`);
    for (const name of ['Facebook', 'LinkedIn', 'Google Review']) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await expect(canvas.getByText('4 (ME, NH, MA, VT)')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Agents (6)' })).toBeVisible();
    await expect(canvas.getAllByText('Agent Admin')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: other.name })).toHaveAttribute('href', `/agency/member/${other.id}`);
    // a long address breaks after the at sign
    await expect(canvas.getByText(other.email).querySelector('wbr')).not.toBeNull();
    await expect(canvas.getByRole('link', { name: 'Edit Contact' })).toHaveAttribute(
      'href',
      `/agency/edit/contact/${shown.id}`,
    );
    await expect(canvas.getByRole('link', { name: 'Edit Agency' })).toHaveAttribute('href', `/agency/edit/${shown.id}`);
    await expect(await canvas.findByRole('heading', { name: 'Invitations (3)' })).toBeVisible();
  },
};

/** The file has the filter, the order and the shown columns of the list. */
export const Exports: Story = exporting.Exports;

/** Phones have the export beside the filters. */
export const ExportsOnPhone: Story = exporting.ExportsOnPhone;

export const Loading: Story = records.Loading;

/** The page of another agency is not found. */
export const NotFound: Story = {
  parameters: { at: '/agency/01935b1f-0000-7000-8000-000000000001', msw: { handlers: network.missing } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to your agency' })).toHaveAttribute('href', at);
  },
};
export const LoadError: Story = records.LoadError;

/** An agent sees no edit links, no Add Member, no invitations, and cards without links. */
export const Agent: Story = {
  parameters: { persona: 'agent' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Agents (6)' });
    await expect(canvas.getByText(other.name)).toBeVisible();
    for (const role of ['link', 'button'] as const) {
      await expect(canvas.queryByRole(role, { name: /edit|add member|more actions/i })).toBeNull();
    }
    await expect(canvas.queryByRole('link', { name: other.name })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: /^Invitations/ })).toBeNull();
  },
};

/** Without a plan, an admin cannot invite agents but can revoke open invitations. */
export const Unsubscribed: Story = {
  parameters: { persona: 'unsubscribed' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Invitations (3)' });
    await expect(canvas.getByRole('link', { name: 'Edit Contact' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add Member' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Send/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: `Revoke the invitation to ${invited.email}` })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Export data' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Request deletion…' })).toBeVisible();
  },
};

export const UnsubscribedPhone: Story = {
  parameters: { persona: 'unsubscribed' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Export data' })).toBeVisible();
  },
};

export const DataLoading: Story = {
  parameters: { persona: 'unsubscribed', msw: { handlers: network.loadingData } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Invitations (3)' });
    await expect(canvas.queryByRole('button', { name: 'Export data' })).toBeNull();
  },
};

export const DataError: Story = {
  parameters: { persona: 'unsubscribed', msw: { handlers: network.failingData } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The data of the agency could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const AgentsLoading: Story = {
  parameters: { msw: { handlers: network.loadingAgents } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Agency Profile' });
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible());
  },
};
export const AgentsError: Story = { parameters: { msw: { handlers: network.failingAgents } }, play: retries };
/** Loaded agents stay when the server cannot refresh them. */
export const StaleAgents: Story = {
  parameters: { msw: { handlers: network.nobodyInvited } },
  play: staysWhenStale((canvas) => canvas.findByRole('link', { name: other.name })),
};
export const NoAgentsFound: Story = {
  parameters: { at: `${at}?by=email&q=nowhere` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nothing matches “nowhere”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(await canvas.findByRole('heading', { name: 'Agents (6)' })).toBeVisible();
  },
};
export const NoInvitations: Story = {
  parameters: { msw: { handlers: network.nobodyInvited } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Agents (6)' });
    await expect(canvas.queryByRole('row', { name: new RegExp(invited.email) })).toBeNull();
  },
};

/** Agency admins control the accounts of members, but not their own, and not the second factor of another admin. */
export const MemberMenus: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Agents (6)' });
    await expect(canvas.queryByRole('button', { name: `More actions for ${self.name}` })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Margaret Sullivan' }));
    await screen.findByRole('menuitem', { name: 'End sessions' });
    await expect(screen.queryByRole('menuitem', { name: 'Reset two-factor sign-in' })).toBeNull();
  },
};

export const EndsSessions: Story = {
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('button', { name: `More actions for ${other.name}` });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'End sessions' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'End sessions' });
    await expect(within(dialog).getByText(other.name)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'End sessions' }));
    await screen.findByText('All sessions of this person were ended.');
    await waitFor(() => expect(menu).toHaveFocus());
  },
};

/** The list does not show who has a second factor. */
export const ResetsWithoutSecondFactor: Story = {
  parameters: { msw: { handlers: network.noSecondFactor } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `More actions for ${other.name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reset two-factor sign-in' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Reset two-factor sign-in' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reset two-factor sign-in' }));
    await screen.findByText('This person does not use two-factor sign-in.');
  },
};

export const SearchesByEmail: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Agents (6)' });
    const text = canvas.getByRole('textbox', { name: 'Search' });
    await expect(text).toBeDisabled();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search by' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Email' }));
    await waitFor(() => expect(text).toBeEnabled());
    await userEvent.type(text, 'priya');
    await canvas.findByRole('heading', { name: 'Agents (1)' }, { timeout: 3000 });
    await expect(canvas.getByText('Priya Raman')).toBeVisible();
  },
};

export const Invites: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Member' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send Invitation to Agent' });
    const email = within(dialog).getByRole('textbox', { name: /Email/ });
    await waitFor(() => expect(email).toHaveFocus());
    const submit = within(dialog).getByRole('button', { name: 'Send Invitation' });
    await userEvent.click(submit);
    await within(dialog).findByText('Email is a required!');
    await userEvent.type(email, 'nobody');
    await within(dialog).findByText("Email isn't Valid");
    await userEvent.type(email, '@brightwater.test');
    await userEvent.click(submit);
    await screen.findByText('The invitation is on its way. Earlier links no longer work.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The entered email stays, and the server error explains the reason. */
export const InvitesMember: Story = {
  parameters: { msw: { handlers: network.memberTaken } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Member' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send Invitation to Agent' });
    const email = within(dialog).getByRole('textbox', { name: /Email/ });
    await userEvent.type(email, other.email);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send Invitation' }));
    await within(dialog).findByText('This person is already in your agency');
    await expect(email).toHaveValue(other.email);
    await waitFor(() => expect(email).toHaveFocus());
  },
};

export const SendsAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: new RegExp(invited.email) });
    await userEvent.click(within(row).getByRole('button', { name: `Send again: invitation to ${invited.email}` }));
    await screen.findByText('The invitation is on its way. Earlier links no longer work.');
  },
};
export const Revokes: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: new RegExp(invited.email) });
    await userEvent.click(within(row).getByRole('button', { name: `Revoke the invitation to ${invited.email}` }));
    await screen.findByText('The invitation was revoked. Its link no longer works.');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Invitations (3)' })).toHaveFocus());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { language: 'de' } };
