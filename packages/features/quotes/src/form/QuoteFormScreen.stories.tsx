import { contacts } from '@fairlead/api-client/mocks';
import { urls } from '@fairlead/kit';
import { conflictStory, fillFields, formStories, press, recordStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { formNetwork, lastUpdate, sampleOpportunity, sampleQuote } from '../quotes.scenarios';
import QuoteFormScreen from './QuoteFormScreen';

type Context = Parameters<NonNullable<Story['play']>>[0];

const meta = {
  title: 'Screens/Quotes/Quote form',
  component: QuoteFormScreen,
  tags: ['screen:quotes.create', 'screen:quotes.edit'],
  parameters: {
    layout: 'fullscreen',
    route: urls.quotes.create,
    persona: 'agent',
    msw: { handlers: formNetwork.usual },
  },
} satisfies Meta<typeof QuoteFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const edit = { route: urls.quotes.edit, at: `/quotes/edit/${sampleQuote.id}` };

async function choose({ canvas, userEvent }: Context, field: RegExp, option: RegExp) {
  await userEvent.click(await canvas.findByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}
const submit = 'Update Quote';
const records = recordStories({ network: formNetwork, backTo: urls.quotes.list, parameters: edit });
const states = formStories({
  network: formNetwork,
  submit,
  parameters: edit,
  valid: { 'Premium Amount': '1200' },
  invalid: {
    parameters: { route: urls.quotes.create, at: urls.quotes.create },
    submit: 'Create Quote',
    values: { 'Premium Amount': 'much', 'Effective Date': '11/20/2020' },
    errors: [
      'Opportunity is required field!',
      'Contact is required field!',
      'Insurance is required field!',
      'Carrier is required field!',
      'Please give valid number',
      'Please select a date that is not in the past',
    ],
  },
});

/** The opportunity determines the contact and the insurance type. */
export const Create: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('button', { name: 'Create Quote' })).toBeDisabled();
    await choose(context, /Opportunity/, /OPP-341/);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Contact/ })).toHaveValue('Alicia Fontaine'));
    await expect(canvas.getByRole('textbox', { name: /Insurance/ })).toHaveValue('Flood');
  },
};

const [prospect] = contacts;

/** A contact without an opportunity gets one first. */
export const ForAContact: Story = {
  parameters: { at: `${urls.quotes.create}?contactId=${prospect?.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Create Opportunity' })).toHaveAttribute(
      'href',
      `${urls.opportunities.create}?contactId=${prospect?.id}&next=quote`,
    );
  },
};

/** Preselects the opportunity from the URL. */
export const ForAnOpportunity: Story = {
  parameters: { at: `${urls.quotes.create}?opportunityId=${sampleOpportunity.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /Opportunity/ })).toHaveValue('OPP-341 · Alicia Fontaine');
    await expect(canvas.queryByRole('link', { name: 'Create Opportunity' })).toBeNull();
    await expect(canvas.getByRole('combobox', { name: /Contact/ })).toHaveValue('Alicia Fontaine');
    await expect(canvas.getByRole('textbox', { name: /Insurance/ })).toHaveValue('Flood');
  },
};

/** Opportunity, contact, insurance type and carrier are read-only. */
export const Edit: Story = {
  parameters: edit,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Contact/ })).toBeDisabled();
    for (const name of [/Opportunity/, /Insurance/, /Carrier/])
      await expect(canvas.getByRole('textbox', { name })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Update Quote' })).toBeDisabled();
  },
};

/** The customer accepted the premium and the effective date, so only the status can change. */
export const EditAnswered: Story = {
  parameters: { ...edit, msw: { handlers: formNetwork.accepted } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('note')).toHaveTextContent('The customer has answered this quote');
    for (const [name, value] of [
      ['Premium Amount', /^\$1,184\.00$/],
      ['Effective Date', /^\d\d\/\d\d\/\d{4}$/],
    ] as const) {
      await expect(canvas.getByRole('textbox', { name })).toBeDisabled();
      await expect(canvas.getByRole<HTMLInputElement>('textbox', { name }).value).toMatch(value);
    }
    await userEvent.click(canvas.getByRole('combobox', { name: /Status/ }));
    const options = await screen.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Pending Approval',
      'Closed',
      'Cancelled',
      'Expired',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Closed' }));
    await press(context, submit);
    await screen.findByText('Quote updated successfully');
    await expect(lastUpdate()).toMatchObject({ quoteStatus: 'CLOSED', premiumAmount: 1184, version: 2 });
  },
};

export const Loading: Story = records.Loading;
export const NotFound: Story = records.NotFound;
export const LoadError: Story = records.LoadError;

export const Invalid: Story = states.Invalid;

export const WithoutInsurance: Story = {
  play: async (context) => {
    await choose(context, /Opportunity/, /OPP-342/);
    await expect(
      await context.canvas.findByText(
        'There is no insurance type, please select the insurance type from the opportunity list.',
      ),
    ).toBeVisible();
  },
};

export const Submitting: Story = states.Submitting;

export const ServerError: Story = states.ServerError;

/** A conflict keeps the input and offers the current values. */
export const ChangedMeanwhile: Story = conflictStory({
  handlers: formNetwork.changedMeanwhile,
  parameters: edit,
  submit,
  field: 'Premium Amount',
  mine: '1200',
  theirs: '999.00',
  message: 'Another user has changed this in the meantime',
});

export const OffersToSendReadyQuote: Story = {
  parameters: edit,
  play: async (context) => {
    await fillFields(context, { 'Premium Amount': '1200' });
    await press(context, submit);
    const dialog = await screen.findByRole('alertdialog', { name: 'The Quote is ready' });
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Send Email' }));
    await screen.findByText('The quote was sent to the contact');
    await expect(await context.canvas.findByLabelText('Address')).toHaveTextContent('/quotes');
  },
};
