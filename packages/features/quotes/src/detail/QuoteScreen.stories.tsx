import { urls } from '@fairlead/kit';
import { recordStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { network, resetAnswer, sampleQuote } from '../quotes.scenarios';
import QuoteScreen from './QuoteScreen';

const meta = {
  title: 'Screens/Quotes/Quote',
  component: QuoteScreen,
  tags: ['screen:quotes.view'],
  beforeEach: resetAnswer,
  parameters: {
    layout: 'fullscreen',
    route: urls.quotes.view,
    at: `/quotes/${sampleQuote.id}`,
    persona: 'agent',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof QuoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const records = recordStories({ network, backTo: urls.quotes.list });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "Alicia Fontaine's Proposal" })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Your Client' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull();
  },
};
export const Loading: Story = records.Loading;
export const NotFound: Story = records.NotFound;
export const LoadError: Story = records.LoadError;
/** A quote without coverages, discounts and documents. */
export const Bare: Story = {
  parameters: { msw: { handlers: network.bare } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "Alicia Fontaine's Proposal" })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^View / })).toBeNull();
  },
};
/** Documents can no longer be added or deleted. */
export const Quoted: Story = {
  parameters: { msw: { handlers: network.quoted } },
  play: async ({ canvas }) => {
    const docs = within(await canvas.findByRole('region', { name: 'Uploaded Docs' }));
    await expect(docs.getByRole('button', { name: 'Upload Doc' })).toBeDisabled();
    await expect(docs.getAllByRole('button', { name: /^View / }).length).toBeGreaterThan(0);
    await expect(docs.queryByRole('button', { name: /^Delete / })).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A customer accepts the quote after confirmation. Then the answer is shown and cannot be changed. */
export const AcceptsAfterConfirmation: Story = {
  parameters: { persona: 'customer', msw: { handlers: network.stateful } },
  play: async ({ canvas, userEvent }) => {
    const accept = await canvas.findByRole('button', { name: 'Accept' });
    await expect(canvas.getByRole('heading', { name: 'Your Agent' })).toBeVisible();
    await userEvent.click(accept);
    const dialog = await screen.findByRole('alertdialog', { name: 'Accept this quote?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
    await screen.findByText('Quote is accepted successfully');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await canvas.findByText('Accepted')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Reject' })).toBeNull());
  },
};

export const AnswerFails: Story = {
  parameters: { persona: 'customer', msw: { handlers: network.failingAnswer } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Reject this quote?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await screen.findByText('There is an issue while updating customer feedback');
    await expect(await canvas.findByRole('button', { name: 'Reject' })).toBeEnabled();
  },
};

/** Save is disabled while a name or a limit is missing. Valid coverages are saved; invalid ones stay open with their error. */
export const SavesValidCoverages: Story = {
  parameters: { msw: { handlers: network.partial } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Coverages' }));
    const form = canvas.getByRole('form', { name: 'Coverages' });
    const first = within(form).getByRole('group', { name: 'Coverage 1' });
    const second = within(form).getByRole('group', { name: 'Coverage 2' });
    const save = within(form).getByRole('button', { name: 'Save' });
    await userEvent.clear(within(first).getByRole('textbox', { name: /Limit/ }));
    await expect(save).toBeDisabled();
    await userEvent.type(within(first).getByRole('textbox', { name: /Limit/ }), '$300,000');
    await userEvent.type(within(second).getByRole('textbox', { name: /Limit/ }), '0');
    await userEvent.click(save);
    await screen.findByText('Successfully submitted 1 out of 2 items.');
    await expect(
      await within(form).findByText('Failed to submit 1 items: Field 2: Value can have at most 255 characters'),
    ).toBeVisible();
    await expect(within(second).getByRole('textbox', { name: /Limit/ })).toHaveAccessibleDescription(/at most 255/);
  },
};

const failsWithoutMessage: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit Coverages' }));
  const form = canvas.getByRole('form', { name: 'Coverages' });
  const limit = within(within(form).getByRole('group', { name: 'Coverage 1' })).getByRole('textbox', { name: /Limit/ });
  await userEvent.clear(limit);
  await userEvent.type(limit, '$300,000');
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  await expect(await within(form).findByText('An unexpected error occurred')).toBeVisible();
};
export const CoveragesEmptyServerError: Story = {
  parameters: { msw: { handlers: network.emptyError } },
  play: failsWithoutMessage,
};
export const CoveragesHtmlServerError: Story = {
  parameters: { msw: { handlers: network.htmlError } },
  play: failsWithoutMessage,
};

/** A quote with a policy links to it and offers no second policy. */
export const WithPolicy: Story = {
  parameters: { msw: { handlers: network.withPolicy } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open policy' })).toHaveAttribute(
      'href',
      `/policies/${sampleQuote.contactId}`,
    );
    await expect(canvas.queryByRole('link', { name: 'Create Policy' })).toBeNull();
  },
};
