import { urls } from '@fairlead/kit';
import { conflictStory, fillFields, formStories, press, recordStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import PolicyFormScreen from './PolicyFormScreen';
import { contact, network, quote, review, stored, theirs } from './policyForm.scenarios';

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

const submit = 'Update Policy';
const records = recordStories({ network, backTo: urls.policies.list, parameters: edit });
const states = formStories({
  network,
  submit,
  parameters: edit,
  valid: { 'Policy Number': 'CA-1' },
  invalid: {
    parameters: { route: urls.policies.create, at: urls.policies.create },
    submit: 'Create Policy',
    values: { Premium: 'much', 'Effective Date': '03/15/2026', 'Expire Date': '03/15/2026' },
    errors: [
      'Policy Number is required field!',
      'Contact is required field!',
      'Insurance is required',
      'Please give valid number',
      'Please select date after effective date',
    ],
  },
});
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

/** The policy expires 12 months after its effective date. An entered expiration date and term stay. */
export const DefaultTerm: Story = {
  play: async (context) => {
    const { canvas } = context;
    await fillFields(context, { 'Effective Date': '03/15/2026' });
    const ends = canvas.getByRole('textbox', { name: /Expire Date/ });
    const term = canvas.getByRole('textbox', { name: /Policy Term/ });
    await waitFor(() => expect(ends).toHaveValue('03/15/2027'));
    await expect(term).toHaveValue('12 months');
    await fillFields(context, { 'Expire Date': '09/15/2026' });
    await waitFor(() => expect(term).toHaveValue('6 months'));
    await fillFields(context, { 'Policy Term': 'Half a year', 'Effective Date': '04/15/2026' });
    await expect(ends).toHaveValue('09/15/2026');
    await expect(term).toHaveValue('Half a year');
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
    await fillFields(context, { 'Policy Number': 'CA-1' });
    await waitFor(() => expect(save).toBeEnabled());
    await fillFields(context, { 'Effective Date': '' });
    await expect(await canvas.findByText('Please select effective date')).toBeVisible();
    await expect(save).toBeDisabled();
  },
};

export const Loading: Story = records.Loading;
export const NotFound: Story = records.NotFound;
export const LoadError: Story = records.LoadError;

export const Invalid: Story = states.Invalid;

export const Submitting: Story = states.Submitting;

export const ServerError: Story = states.ServerError;

/** Shows a server error at its field. */
export const QuoteUsed: Story = {
  parameters: { at: `${urls.policies.create}?quoteId=${quote.id}`, msw: { handlers: network.used } },
  play: async (context) => {
    await fillFields(context, { 'Policy Number': 'CA-1' });
    await press(context, 'Create Policy');
    await expect(await context.canvas.findByText('A policy has already been created from this quote')).toBeVisible();
  },
};

/** A conflict keeps the input and offers the current values. */
export const ChangedMeanwhile: Story = conflictStory({
  handlers: network.changedMeanwhile,
  parameters: edit,
  submit,
  field: 'Policy Number',
  mine: 'CA-1',
  theirs: theirs.policyNumber,
  message: 'Another user has changed this in the meantime',
});
