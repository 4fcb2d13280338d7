import { urls } from '@fairlead/kit';
import { listStories } from '@fairlead/kit/stories';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import AuditLogScreen from './AuditLogScreen';
import { arrivals, lastExport, network, restoredIds } from './audit.scenarios';

const meta = {
  title: 'Screens/Audit log',
  component: AuditLogScreen,
  tags: ['screen:audit.list'],
  parameters: { layout: 'fullscreen', route: urls.audit, persona: 'owner', msw: { handlers: network.usual } },
} satisfies Meta<typeof AuditLogScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStories({
  network,
  row: /Changed.*3 fields/,
  empty: 'No entries yet',
  noResults: `${urls.audit}?filters=action.is.LOCKED`,
});

/** Each kind of actor and action. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Changed.*3 fields/ });
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual(['Details', 'When', 'Who', 'Action', 'What', 'Record', 'From where']);
    await expect(canvas.getByRole('row', { name: /Exported.*11 rows/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Fairlead.*Changed.*Status.*Automatic/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Not signed in.*Failed.*2 times/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Stripe.*Changed/ })).toBeVisible();
  },
};

/** A change without fields shows its operation, and a task the number of its record. */
export const ChangeWithoutFields: Story = {
  parameters: { msw: { handlers: network.task } },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Changed/ }));
    await expect(row.getByText('Open a finished task again')).toBeVisible();
    await expect(row.getByRole('link', { name: 'WC-7871007' })).toBeVisible();
    await expect(row.getByText('Task')).toBeVisible();
  },
};

/** Agency admins without a license see that a claim has changed, and not how. */
export const WithheldClaim: Story = {
  parameters: { msw: { handlers: network.withheldClaim } },
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /Changed.*Change a claim/ }));
    await userEvent.click(row.getByRole('button', { name: /^Details of Changed, Claim/ }));
    await expect(await canvas.findByText('Only licensed agents see the content of claims.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Open claim' })).toBeNull();
  },
};

/** The row opens to the values before and after, and where the change came from. */
export const Details: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Changed.*3 fields/ });
    const button = within(row).getByRole('button', { name: /^Details of Changed, Policy/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const premium = await canvas.findByRole('row', { name: 'Premium $4,780.00 $4,955.00' });
    await expect(premium).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Other information Empty Roof of 2024' })).toBeVisible();
    await expect(canvas.getByText('Change a policy')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(premium).not.toBeInTheDocument();
  },
};

/** Opens the details of the entry with three fields. */
async function openDetails({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  const row = await canvas.findByRole('row', { name: /Changed.*3 fields/ });
  await userEvent.click(within(row).getByRole('button', { name: /^Details of Changed, Policy/ }));
  return canvas.findByRole('button', { name: 'Put the old values back' });
}

/** The old values come back as a change of their own, and the list shows its entry. Only some changes offer it. */
export const PutsOldValuesBack: Story = {
  tags: ['keyboard'],
  parameters: { msw: { handlers: network.restoring } },
  beforeEach: () => {
    restoredIds.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    const restore = await openDetails({ canvas, userEvent });
    await expect(canvas.getByRole('link', { name: 'Open policy' })).toHaveAttribute(
      'href',
      expect.stringContaining('/policies/'),
    );
    restore.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('The old values were put back')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('row', { name: /Changed.*3 fields/ })).toHaveLength(2));
    await expect(restoredIds).toHaveLength(1);
    await expect(restore).toHaveFocus();
    const automatic = canvas.getByRole('row', { name: /Fairlead.*Changed.*Status.*Automatic/ });
    await userEvent.click(within(automatic).getByRole('button', { name: /^Details of/ }));
    await waitFor(() => expect(canvas.getAllByText('Update the status of policies')).toHaveLength(1));
    await expect(canvas.getAllByRole('button', { name: 'Put the old values back' })).toHaveLength(1);
  },
};

/** An opportunity opens in the panel of its list. */
export const OpensOpportunity: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Changed.*OPP-118/ });
    await userEvent.click(within(row).getByRole('button', { name: /^Details of/ }));
    await expect(canvas.getByRole('link', { name: 'Open opportunity' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/opportunities\?open=/),
    );
  },
};

/** Without a plan, the pages of the records are closed. */
export const WithoutPlan: Story = {
  parameters: { subscribed: false },
  play: async ({ canvas, userEvent }) => {
    await openDetails({ canvas, userEvent });
    await expect(canvas.queryByRole('link', { name: 'Open policy' })).toBeNull();
  },
};

/** A colleague has changed the record again. */
export const RestoreRefused: Story = {
  parameters: { msw: { handlers: network.changedSince } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await openDetails({ canvas, userEvent }));
    await expect(await screen.findByText('The old values could not be put back')).toBeVisible();
    await expect(screen.getByText(/have changed again since/)).toBeVisible();
  },
};

export const RestorePending: Story = {
  parameters: { msw: { handlers: network.restorePending } },
  play: async ({ canvas, userEvent }) => {
    const restore = await openDetails({ canvas, userEvent });
    await userEvent.click(restore);
    await waitFor(() => expect(restore).toHaveAttribute('aria-busy', 'true'));
  },
};

/** New entries wait behind a button, so that the rows do not move. */
export const NewEntries: Story = {
  tags: ['keyboard'],
  parameters: { msw: { handlers: network.arriving } },
  beforeEach: () => {
    arrivals.listed = false;
  },
  play: async ({ canvas, userEvent }) => {
    const show = await canvas.findByRole('button', { name: 'Show 2 new entries' });
    await expect(canvas.queryByRole('row', { name: /Changed.*3 fields/ })).not.toBeInTheDocument();
    const header = canvas.getByRole('heading', { level: 1 }).parentElement as HTMLElement;
    const height = header.getBoundingClientRect().height;
    arrivals.listed = true;
    show.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('row', { name: /Changed.*3 fields/ })).toBeVisible();
    await waitFor(() => expect(show).not.toBeInTheDocument());
    await expect(header.getBoundingClientRect().height).toBe(height);
  },
};

/** The server counts at most 100 new entries. */
export const ManyNewEntries: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { msw: { handlers: network.manyNew } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show 100 or more new entries' })).toBeVisible();
  },
};

/** Built-in views filter by action; the address keeps the filter. */
export const SignIns: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Changed.*3 fields/ });
    await userEvent.click(canvas.getByRole('link', { name: 'Sign-ins' }));
    await waitFor(() => expect(canvas.queryAllByRole('row', { name: /Changed/ })).toEqual([]));
    await expect(canvas.getByRole('row', { name: /Signed in/ })).toBeVisible();
  },
};

/** The file has the filter, the order and the columns of the list. */
export const Exports: Story = {
  parameters: {
    at: `${urls.audit}?filters=action.is.CHANGED&sort=creationDate.asc`,
    msw: { handlers: network.exports },
  },
  beforeEach: () => {
    lastExport.query = undefined;
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Changed.*3 fields/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV file' }));
    await expect(await screen.findByText(/rows exported/)).toBeVisible();
    await expect(Object.fromEntries(lastExport.query ?? [])).toEqual({
      filters: 'action.is.CHANGED',
      sortBy: 'creationDate',
      ascOrDesc: 'asc',
      format: 'csv',
      columns: 'creationDate,person,action,what,record,networkAddress',
    });
  },
};

/** The search finds values. Each row shows the value that it was found by, and so do its details. */
export const FindsValues: Story = {
  tags: ['keyboard'],
  parameters: { msw: { handlers: network.searched } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Changed.*2 fields/ });
    const search = canvas.getByRole('textbox', { name: /Search/ });
    await expect(search).toHaveAttribute('placeholder', 'Search by Value');
    await userEvent.type(search, '415-555-0100');
    const row = await canvas.findByRole('row', { name: /Changed.*\(415\) 555-0100 ?Phone/ });
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Created/ })).not.toBeInTheDocument());
    await expect(within(row).getByText('415) 555-0100')).toHaveProperty('tagName', 'MARK');
    within(row)
      .getByRole('button', { name: /^Details of Changed, Contact/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    const values = within(await canvas.findByRole('table', { name: 'Changed values' }));
    const phone = values.getByRole('row', { name: 'Phone (415) 555-0100 (415) 555-0111' });
    await expect(phone.querySelectorAll('mark')).toHaveLength(1);
    await expect(values.getByRole('row', { name: /^Email/ }).querySelector('mark')).toBeNull();
  },
};

const findsText = (language: string, placeholder: string, globals: object = {}): Story => ({
  globals: { language, ...globals },
  parameters: { at: `${urls.audit}?q=Lakeview`, msw: { handlers: network.searched } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Lakeview', { selector: 'mark' })).length).toBeGreaterThan(0);
    await expect(canvas.getAllByText('lakeview', { selector: 'mark' })).toHaveLength(2);
    await expect(canvas.getByRole('textbox', { name: /.+/ })).toHaveAttribute('placeholder', placeholder);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
/** A long value is cut around the text that was found. */
export const FindsText: Story = findsText('en', 'Search by Value');
export const FindsTextGerman: Story = findsText('de', 'Nach Wert suchen');
export const FindsTextFrench: Story = findsText('fr', 'Rechercher par Valeur');
export const FindsTextDutch: Story = findsText('nl', 'Zoeken op Waarde');
export const FindsTextPhone: Story = findsText('en', 'Search by Value', {
  viewport: { value: 'phone' },
});

/** Invitations and refunds show whom and what they are about. */
export const InvitationAndRefund: Story = {
  parameters: { msw: { handlers: network.searched } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Details of Created, Invitation/ }));
    await expect(await canvas.findByRole('row', { name: 'Email Empty robin@lakeview.test' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Role Empty Agent' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Details of Created, Refund/ }));
    await expect(await canvas.findByRole('row', { name: 'Amount Empty $49.50' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Reason Empty Duplicate payment' })).toBeVisible();
  },
};

/** Nothing has the value. */
export const NoValue: Story = {
  parameters: { at: `${urls.audit}?q=Hillview`, msw: { handlers: network.searched } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Hillview/, { selector: 'h2, h3' })).toBeVisible();
  },
};

/** Entries of the platform, for its admins. */
export const OfPlatform: Story = {
  parameters: { persona: 'admin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Changed.*3 fields/ })).toBeVisible();
  },
};
export const Loading: Story = states.Loading;
export const Empty: Story = states.Empty;
export const NoResults: Story = states.NoResults;
const noneInDates = (language: string, title: string): Story => ({
  globals: { language },
  parameters: { at: `${urls.audit}?filters=at.between.2020-03-01.2020-03-31`, msw: { handlers: network.empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getByText(/2020.*2020/, { selector: 'p, p *' })).toBeVisible();
  },
});
/** No entry is in the chosen dates. The text repeats them. */
export const NothingInDates: Story = noneInDates('en', 'Nothing in these dates');
export const NothingInDatesGerman: Story = noneInDates('de', 'Nichts in diesem Zeitraum');
export const NothingInDatesFrench: Story = noneInDates('fr', 'Rien à ces dates');
export const NothingInDatesDutch: Story = noneInDates('nl', 'Niets in deze periode');
/** With another filter, the dates alone are not the reason. */
export const NothingInDatesForAction: Story = {
  parameters: {
    at: `${urls.audit}?filters=at.between.2020-03-01.2020-03-31*action.is.LOCKED`,
    msw: { handlers: network.empty },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing matches this filter' })).toBeVisible();
  },
};
export const LoadError: Story = states.LoadError;
export const Offline: Story = states.Offline;
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText('Changed');
    const summaries = [...canvasElement.querySelectorAll('[data-label="What"]')].map(({ textContent }) => textContent);
    await expect(summaries).toContain('Sign in with email and password');
    await expect(summaries).not.toContain('');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The value before is above the value after. */
export const PhoneDetails: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const [details] = await canvas.findAllByRole('button', { name: /^Details of Changed, Policy/ });
    await userEvent.click(details as HTMLElement);
    const values = within(await canvas.findByRole('table', { name: 'Changed values' }));
    await expect(values.getByText('Status')).toBeVisible();
    const before = values.getByRole('row', { name: 'Before Active' }).getBoundingClientRect();
    const after = values.getByRole('row', { name: 'After Expired' }).getBoundingClientRect();
    await expect(before.bottom).toBeLessThanOrEqual(after.top + 1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
