import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { formNetwork, network, sampleOpportunity, sampleQuote } from '../quotes.scenarios';
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
async function type({ canvas, userEvent }: Context, field: RegExp, text: string) {
  const input = await canvas.findByRole('textbox', { name: field });
  await userEvent.clear(input);
  await userEvent.type(input, text);
}
const send = ({ canvas, userEvent }: Context, name = 'Update Quote') =>
  userEvent.click(canvas.getByRole('button', { name }));

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

/** Preselects the opportunity from the URL. */
export const ForAnOpportunity: Story = {
  parameters: { at: `${urls.quotes.create}?opportunityId=${sampleOpportunity.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /Opportunity/ })).toHaveValue('OPP-341 · Alicia Fontaine');
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

export const Loading: Story = { parameters: { ...edit, msw: { handlers: network.loadingRecord } } };
export const NotFound: Story = { parameters: { ...edit, msw: { handlers: network.missing } } };
export const LoadError: Story = { parameters: { ...edit, msw: { handlers: network.failingRecord } } };

export const Invalid: Story = {
  play: async (context) => {
    await type(context, /Premium Amount/, 'much');
    await type(context, /Effective Date/, '11/20/2020');
    await send(context, 'Create Quote');
    const { canvas } = context;
    await expect(await canvas.findByText('Opportunity is required field!')).toBeVisible();
    for (const text of [
      'Contact is required field!',
      'Insurance is required field!',
      'Carrier is required field!',
      'Please give valid number',
    ])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Premium Amount/ })).toHaveValue('much');
  },
};

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

export const Submitting: Story = {
  parameters: { ...edit, msw: { handlers: formNetwork.saving } },
  play: async (context) => {
    await type(context, /Premium Amount/, '1200');
    await send(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Update Quote' })).toHaveAttribute('aria-busy'),
    );
  },
};

export const ServerError: Story = {
  parameters: { ...edit, msw: { handlers: formNetwork.failing } },
  play: async (context) => {
    await type(context, /Premium Amount/, '1200');
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('unavailable');
    await expect(context.canvas.getByRole('textbox', { name: /Premium Amount/ })).toHaveDisplayValue(/^1,?200/);
  },
};

/** A conflict keeps the input and offers the current values. */
export const ChangedMeanwhile: Story = {
  parameters: { ...edit, msw: { handlers: formNetwork.changedMeanwhile() } },
  play: async (context) => {
    await type(context, /Premium Amount/, '1200');
    await send(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Load current values' }));
    await expect(canvas.getByRole('textbox', { name: /Premium Amount/ })).toHaveValue('999.00');
  },
};

export const OffersToSendReadyQuote: Story = {
  parameters: edit,
  play: async (context) => {
    await type(context, /Premium Amount/, '1200');
    await send(context);
    const dialog = await screen.findByRole('alertdialog', { name: 'The Quote is ready' });
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Send Email' }));
    await screen.findByText('The quote was sent to the contact');
    await expect(await context.canvas.findByLabelText('Address')).toHaveTextContent('/quotes');
  },
};
