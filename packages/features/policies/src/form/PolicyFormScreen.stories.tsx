import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import PolicyFormScreen from './PolicyFormScreen';
import { contact, network, quote, review, stored } from './policyForm.scenarios';

type Context = Parameters<NonNullable<Story['play']>>[0];

const meta = {
  title: 'Screens/Policies/Policy form',
  component: PolicyFormScreen,
  tags: ['screen:policies.create', 'screen:policies.edit'],
  parameters: {
    layout: 'fullscreen',
    route: urls.policies.create,
    persona: 'agent',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof PolicyFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const edit = { route: urls.policies.edit, at: `/policies/edit/${stored.id}` };

async function type({ canvas, userEvent }: Context, field: RegExp, text: string) {
  const input = await canvas.findByRole('textbox', { name: field });
  await userEvent.clear(input);
  if (text !== '') await userEvent.type(input, text);
}
const send = ({ canvas, userEvent }: Context, name = 'Update Policy') =>
  userEvent.click(canvas.getByRole('button', { name }));
const person = `${quote.contact.firstName} ${quote.contact.lastName}`;

/** Choosing a quote fills in contact, insurance, carrier and premium. */
export const Create: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('combobox', { name: /Quote/ }));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(quote.serial) }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Contact/ })).toHaveValue(person));
    await expect(canvas.getByRole('combobox', { name: /Contact/ })).toBeDisabled();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Carrier/ })).toHaveValue(quote.carrier.name));
    await expect(canvas.getByRole('combobox', { name: /Insurance/ })).toHaveValue(quote.insuranceName);
    await expect(canvas.getByRole('textbox', { name: /Premium/ })).not.toHaveValue('');
    await expect(await canvas.findByRole('heading', { name: 'Copied from the quote' })).toBeVisible();
  },
};

/** Preselects the quote from the URL. */
export const FromQuote: Story = {
  parameters: { at: `${urls.policies.create}?quoteId=${quote.id}` },
  play: async ({ canvas }) => {
    const chosen = await canvas.findByRole('combobox', { name: /Quote/ });
    await waitFor(() => expect(chosen).toHaveValue(`${quote.serial} · ${person}`));
    await expect(canvas.getByRole('combobox', { name: /Contact/ })).toBeDisabled();
  },
};

/** Preselects the contact from the URL. */
export const FromContact: Story = {
  parameters: { at: `${urls.policies.create}?contactId=${contact.id}` },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /Contact/ })).toHaveValue(`${contact.firstName} ${contact.lastName}`),
    );
  },
};

/** Shows the policy that the customer uploaded above the form. */
export const FromPolicyReview: Story = {
  parameters: { at: `${urls.policies.create}?opportunityId=${review.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`The customer submitted ${review.serial}`)).toBeVisible();
    await expect(canvas.getByText('My homeowners policy.pdf')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /Contact/ })).toBeDisabled();
    await expect(canvas.queryByRole('combobox', { name: /Quote/ })).toBeNull();
  },
};

/** The contact is read-only. Save is disabled without an effective date. */
export const Edit: Story = {
  parameters: edit,
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('combobox', { name: /Contact/ })).toBeDisabled();
    const save = canvas.getByRole('button', { name: 'Update Policy' });
    await expect(save).toBeDisabled();
    await type(context, /Policy Number/, 'CA-1');
    await waitFor(() => expect(save).toBeEnabled());
    await type(context, /Effective Date/, '');
    await expect(await canvas.findByText('Please select effective date')).toBeVisible();
    await expect(save).toBeDisabled();
  },
};

export const Loading: Story = { parameters: { ...edit, msw: { handlers: network.loading } } };
export const NotFound: Story = { parameters: { ...edit, msw: { handlers: network.missing } } };
export const LoadError: Story = { parameters: { ...edit, msw: { handlers: network.failingRead } } };

export const Invalid: Story = {
  play: async (context) => {
    await type(context, /Premium/, 'much');
    await type(context, /Effective Date/, '03/15/2026');
    await type(context, /Expire Date/, '03/15/2026');
    await send(context, 'Create Policy');
    const { canvas } = context;
    await expect(await canvas.findByText('Policy Number is required field!')).toBeVisible();
    for (const text of [
      'Contact is required field!',
      'Insurance is required',
      'Please give valid number',
      'Please select date after effective date',
    ])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Premium/ })).toHaveValue('much');
  },
};

export const Submitting: Story = {
  parameters: { ...edit, msw: { handlers: network.saving } },
  play: async (context) => {
    await type(context, /Policy Number/, 'CA-1');
    await send(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Update Policy' })).toHaveAttribute('aria-busy'),
    );
  },
};

export const ServerError: Story = {
  parameters: { ...edit, msw: { handlers: network.failing } },
  play: async (context) => {
    await type(context, /Policy Number/, 'CA-1');
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('unavailable');
    await expect(context.canvas.getByRole('textbox', { name: /Policy Number/ })).toHaveValue('CA-1');
  },
};

/** Shows a server error at its field. */
export const QuoteUsed: Story = {
  parameters: { at: `${urls.policies.create}?quoteId=${quote.id}`, msw: { handlers: network.used } },
  play: async (context) => {
    await type(context, /Policy Number/, 'CA-1');
    await send(context, 'Create Policy');
    await expect(await context.canvas.findByText('A policy has already been created from this quote')).toBeVisible();
  },
};

/** A conflict keeps the input and offers the current values. */
export const ChangedMeanwhile: Story = {
  parameters: { ...edit, msw: { handlers: network.changedMeanwhile } },
  play: async (context) => {
    await type(context, /Policy Term/, '6 months');
    await send(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Load current values' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Policy Number/ })).toHaveValue('CA-90-551287-B'));
  },
};
