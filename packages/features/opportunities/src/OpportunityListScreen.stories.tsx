import { mock } from '@fairlead/api-client/mocks';
import { urls } from '@fairlead/kit';
import { listStories, staysWhenStale } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import OpportunityListScreen from './OpportunityListScreen';
import { network, sampleOpportunity } from './opportunities.scenarios';

const meta = {
  title: 'Screens/Opportunities/Opportunity list',
  component: OpportunityListScreen,
  tags: ['screen:opportunities.list'],
  parameters: {
    layout: 'fullscreen',
    route: urls.opportunities.list,
    persona: 'agent',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof OpportunityListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStories({
  network,
  row: new RegExp(sampleOpportunity.serial),
  empty: 'No opportunities found...',
  noResults: `${urls.opportunities.list}?by=contactFirstName&q=Zebediah`,
});

const updates: unknown[] = [];
const recordUpdate = mock(
  'put',
  '/api/opportunity/update',
  async ({ body }) => {
    updates.push(await body());
    return { ...sampleOpportunity, version: 2 };
  },
  'Opportunity status is updated successfully!',
);
const at = `${urls.opportunities.list}?open=${sampleOpportunity.id}`;
const drawer = () => screen.findByRole('dialog', { name: /Elena Marchetti/ });

/** Columns, search fields, filters and sorting match the prescribed texts. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Opportunities' })).toBeVisible();
    await canvas.findByRole('row', { name: new RegExp(sampleOpportunity.serial) });
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual([
      'Select all',
      'Serial',
      'Name | Type',
      'Created',
      'Insurance',
      'Owner Agent',
      'Assigned Agent',
      'Status',
      'Automated Quote',
      'Actions',
    ]);
    const optionsOf = async (name: string) => {
      await userEvent.click(canvas.getByRole('combobox', { name }));
      const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      return options;
    };
    await expect(await optionsOf('Search by')).toEqual(['Serial', 'Name', 'Agent']);
    await expect(await optionsOf('Filter')).toEqual([
      'All',
      'New',
      'Contacted',
      'Quoted',
      'Quote Review',
      'Policied',
      'Policy Review',
      'Won',
      'Lost',
    ]);
    await expect(await optionsOf('Sort by')).toEqual(['Creation date descending', 'Creation date ascending']);
  },
};

export const Loading: Story = states.Loading;

export const Empty: Story = states.Empty;

export const NoResults: Story = states.NoResults;

export const LoadError: Story = states.LoadError;

/** Customers see their own opportunities as quote requests and cannot change them. */
export const QuoteRequests: Story = {
  parameters: { persona: 'customer', at },
  play: async ({ canvas }) => {
    const dialog = await drawer();
    await expect(within(dialog).queryByRole('radiogroup')).toBeNull();
    await expect(within(dialog).queryByRole('button', { name: /Edit|Replace|Agent/ })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Quote Requests', hidden: true })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Delete|Get quote/, hidden: true })).toBeNull();
  },
};

/** The URL opens an opportunity. A licensed agent can choose between five statuses. */
export const Details: Story = {
  parameters: { at },
  play: async ({ userEvent }) => {
    const dialog = await drawer();
    const statuses = within(dialog)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
    await expect(statuses).toEqual(['New', 'Contacted', 'Quoted', 'Won', 'Lost']);
    await expect(within(dialog).getByText('$1,184.00')).toBeVisible();

    await userEvent.click(within(dialog).getByRole('button', { name: /^Edit Note/ }));
    const note = await within(dialog).findByRole('textbox', { name: /Note/ });
    const save = within(dialog).getByRole('button', { name: 'Save' });
    await userEvent.clear(note);
    await expect(save).toBeDisabled();
    await userEvent.type(note, 'Call after 5 pm');
    await userEvent.click(save);
    await screen.findByText('Opportunity note updated successfully!');
  },
};

/** The drawer asks before it closes over an unsaved note, or shows the next opportunity. */
export const AsksBeforeClosing: Story = {
  tags: ['keyboard'],
  parameters: { at },
  play: async ({ userEvent }) => {
    const dialog = within(await drawer());
    await userEvent.click(dialog.getByRole('button', { name: /^Edit Note/ }));
    const note = await dialog.findByRole('textbox', { name: /Note/ });
    await userEvent.type(note, ' Call after 5 pm');
    await userEvent.keyboard('{Escape}');
    const findQuestion = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(within(await findQuestion()).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect((note as HTMLTextAreaElement).value).toMatch(/Call after 5 pm$/);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(within(await findQuestion()).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The opportunity of an erased contact takes a status and a premium, and nothing that adds personal data. */
export const ErasedContact: Story = {
  parameters: { at, msw: { handlers: network.erased } },
  play: async () => {
    const dialog = within(await drawer());
    await expect(await dialog.findByText('The personal data of this contact was erased')).toBeVisible();
    await expect(dialog.getAllByRole('radio').length).toBeGreaterThan(0);
    await dialog.findByText('Quotes of this opportunity appear here.');
    await expect(
      dialog.queryByRole('button', { name: /^(Edit Note|Replace|Upload|Automated Quote|Add quote|Add task)/ }),
    ).toBeNull();
    await expect(dialog.queryByRole('link', { name: /^Email|Create/ })).toBeNull();
  },
};

/** The loaded details stay when the server cannot refresh them. */
export const DetailsStale: Story = {
  parameters: { at, persona: 'assistant' },
  play: staysWhenStale(async () => within(await drawer()).findByText('$1,184.00')),
};

/** Arrow keys only select a status. Enter saves it, and leaving the control discards it. */
export const StatusByKeyboard: Story = {
  parameters: { at, msw: { handlers: [recordUpdate, ...network.usual] } },
  beforeEach: () => {
    updates.length = 0;
  },
  tags: ['keyboard'],
  play: async ({ userEvent }) => {
    const dialog = within(await drawer());
    const radio = (name: string) => dialog.getByRole<HTMLInputElement>('radio', { name });
    const stored = dialog.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked);
    stored?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(stored).not.toBeChecked();
    await expect(await dialog.findByText('Press Enter to save', { selector: ':not([aria-live])' })).toBeVisible();
    await userEvent.tab();
    await expect(stored).toBeChecked();
    await expect(updates).toEqual([]);
    radio('Won').focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await screen.findByText('Opportunity status is updated successfully!');
    await expect(updates).toEqual([expect.objectContaining({ status: 'LOST' })]);
    await userEvent.click(radio('Won'));
    await waitFor(() => expect(updates.at(-1)).toMatchObject({ status: 'WON' }));
  },
};

/** An unlicensed agent can choose between two statuses. */
export const DetailsUnlicensed: Story = {
  parameters: { at, persona: 'assistant' },
  play: async () => {
    const dialog = await drawer();
    const statuses = within(dialog)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
    await expect(statuses).toEqual(['In Process', 'Processed']);
    await expect(within(dialog).queryByRole('button', { name: /Automated Quote/ })).toBeNull();
  },
};

export const DetailsNotFound: Story = {
  parameters: {
    at: `${urls.opportunities.list}?open=01935b28-0000-7000-8000-000000009999`,
    msw: { handlers: network.missing },
  },
  play: async () => {
    await expect(await screen.findByText('This record does not exist')).toBeVisible();
  },
};

/** An invalid number and a conflict keep the input. */
export const KeepsInvalidInput: Story = {
  parameters: { at, msw: { handlers: network.changedMeanwhile } },
  play: async ({ userEvent }) => {
    const dialog = await drawer();
    await userEvent.click(within(dialog).getByRole('button', { name: /^Edit Premium/ }));
    const premium = await within(dialog).findByRole('textbox', { name: /Premium/ });
    const save = within(dialog).getByRole('button', { name: 'Save' });
    await userEvent.clear(premium);
    await expect(save).toBeDisabled();
    await userEvent.type(premium, 'much');
    await userEvent.click(save);
    await expect(premium).toHaveAccessibleDescription('Please give valid number');
    await userEvent.clear(premium);
    await userEvent.type(premium, '1200');
    await userEvent.click(save);
    await within(dialog).findByText('Another user has changed this in the meantime.');
    await expect(premium).toHaveValue('1,200.00');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Load current values' }));
    await waitFor(() => expect(within(dialog).queryByRole('textbox', { name: /Premium/ })).toBeNull());
  },
};

export const AssignsAnAgent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Change Agent, ${sampleOpportunity.serial}` }));
    const dialog = await screen.findByRole('dialog', { name: 'Change Agent' });
    await userEvent.click(within(dialog).getByRole('combobox', { name: /Agent/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Dana Whitfield/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByText('Agent assigned successfully!');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Without an automated quote service, a message appears and nothing changes. */
export const AutomatedQuoteUnavailable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Get quote, ${sampleOpportunity.serial}` }));
    await screen.findByText('Automated quotes are not available at the moment.');
  },
};

/** A request for one opportunity does not block the button of the next one. */
export const QuotesTheNext: Story = {
  parameters: {
    at: `${urls.opportunities.list}?open=${sampleOpportunity.id}`,
    msw: { handlers: network.quoting },
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const first = await dialog.findByRole('button', { name: `Automated Quote, ${sampleOpportunity.serial}` });
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(await dialog.findByRole('button', { name: 'Next opportunity' }));
    const next = await dialog.findByRole('button', { name: /^Automated Quote, / });
    await expect(next).not.toHaveAccessibleName(new RegExp(sampleOpportunity.serial));
    await expect(next).not.toHaveAttribute('aria-busy', 'true');
  },
};

/** The dashboard links to the dialog. */
export const CustomerOpensUploadByLink: Story = {
  parameters: { persona: 'customer', at: `${urls.opportunities.list}?upload` },
  play: async ({ canvas, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Upload Doc' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Upload Doc' })).toBeVisible();
  },
};

/** ADD is disabled until a type and a file are chosen. */
export const CustomerUploadsDocument: Story = {
  parameters: { persona: 'customer' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload Doc' }));
    const dialog = await screen.findByRole('dialog', { name: 'Upload Doc' });
    const add = within(dialog).getByRole('button', { name: 'ADD' });
    await expect(add).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('combobox', { name: /Doc type/ }));
    await expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Policy Review',
      'Quote Review',
      'Claim',
      'Bill',
      'Other',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Policy Review' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    const input = dialog.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('missing file field');
    await userEvent.upload(input, new File(['%PDF-1.7'], 'policy.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(add).toBeEnabled());
    await userEvent.click(add);
    await screen.findByText('Doc uploaded');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
