import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import ContactFormScreen from './ContactFormScreen';
import { anotherAgent, changes, company, network, prospect, theirs } from './contacts.scenarios';

const meta = {
  title: 'Screens/Contacts/Contact form',
  component: ContactFormScreen,
  tags: ['screen:contacts.create', 'screen:contacts.edit'],
  parameters: { layout: 'fullscreen', route: urls.contacts.create, persona: 'agent', msw: { handlers: network.usual } },
} satisfies Meta<typeof ContactFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const edit = { route: urls.contacts.edit, at: `/contact/edit/${prospect.id}` };

async function fill({ canvas, userEvent }: Context, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const field = await canvas.findByRole('textbox', { name: new RegExp(`^${label}`) });
    await userEvent.clear(field);
    await userEvent.type(field, value);
  }
}
const fillAll = (context: Context) =>
  fill(context, { 'First Name': 'Ines', 'Last Name': 'Duarte', Email: 'ines@people.test', City: 'Bath' });
const send = ({ canvas, userEvent }: Context, name = 'Create Contact') =>
  userEvent.click(canvas.getByRole('button', { name }));

/** Company fields appear only for commercial contacts. */
export const Create: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: /^First Name/ })).toHaveFocus();
    await expect(canvas.queryByRole('textbox', { name: /^Company Name/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Commercial' }));
    await expect(await canvas.findByRole('textbox', { name: /^Company Name/ })).toBeRequired();
    await userEvent.click(canvas.getByRole('radio', { name: 'Personal' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: /^Company Name/ })).toBeNull());
  },
};

export const Edit: Story = {
  parameters: { ...edit, at: `/contact/edit/${company.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Company Name/ })).toHaveValue('Thornton Boatworks');
    await expect(canvas.getByRole('textbox', { name: /^Annual Payroll/ })).toHaveValue('612,000.00');
    await expect(canvas.getByRole('textbox', { name: /^Email/ })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: 'Update Contact' })).toBeDisabled();
  },
};

/** The contact's agent and the agency admin can assign the contact to another agent. */
export const AssignsAnotherAgent: Story = {
  parameters: edit,
  beforeEach: () => {
    changes.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: /^Agent/ }));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(anotherAgent.name) }));
    await userEvent.click(canvas.getByRole('button', { name: 'Update Contact' }));
    await screen.findByText('Contact updated successfully');
    await expect(changes).toEqual([expect.objectContaining({ agentId: anotherAgent.id })]);
  },
};

export const Loading: Story = { parameters: { ...edit, msw: { handlers: network.loadingRecord } } };
export const NotFound: Story = { parameters: { ...edit, msw: { handlers: network.missing } } };
export const LoadError: Story = { parameters: { ...edit, msw: { handlers: network.failingRecord } } };

/** Each invalid field shows its error, and nothing is sent. */
export const Invalid: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('radio', { name: 'Commercial' }));
    await fill(context, { 'Year Founded': 'long ago', 'Annual Revenue': 'plenty', Website: 'nowhere' });
    await send(context);
    await expect(await canvas.findByText('Firstname is a required field!')).toBeVisible();
    await expect(canvas.getByText('Lastname is a required field!')).toBeVisible();
    await expect(canvas.getByText('Email is a required field!')).toBeVisible();
    await expect(canvas.getByText('Company Name is a required field!')).toBeVisible();
    await expect(canvas.getAllByText('Please provide valid number')).toHaveLength(2);
    await expect(canvas.getByText('Please give valid URL')).toBeVisible();
    await expect(canvas.getByText('7 fields need attention.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^First Name/ })).toHaveFocus();
  },
};

export const Submitting: Story = {
  parameters: { msw: { handlers: [...network.saving, ...network.usual] } },
  play: async (context) => {
    await fillAll(context);
    await send(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Create Contact' })).toHaveAttribute('aria-busy'),
    );
  },
};

export const ServerError: Story = {
  parameters: { msw: { handlers: [...network.failingSave, ...network.usual] } },
  play: async (context) => {
    await fillAll(context);
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'The service is unavailable for a moment.',
    );
    await expect(context.canvas.getByRole('textbox', { name: /^City/ })).toHaveValue('Bath');
  },
};

/** A server error appears at its field. */
export const EmailTaken: Story = {
  parameters: { msw: { handlers: [...network.emailTaken, ...network.usual] } },
  play: async (context) => {
    await fillAll(context);
    await send(context);
    await expect(await context.canvas.findByText('There is already a contact with this email')).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: /^Email/ })).toHaveFocus();
  },
};

export const ReturnsToTheList: Story = {
  play: async (context) => {
    await fillAll(context);
    await send(context);
    await expect(await context.canvas.findByLabelText('Address')).toHaveTextContent(urls.contacts.list);
    await screen.findByText('Contact created successfully');
  },
};

/** A conflict keeps the input and offers the current values. */
export const ChangedMeanwhile: Story = {
  parameters: { ...edit, msw: { handlers: network.changedMeanwhile() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context, { 'Last Name': 'Mine' });
    await send(context, 'Update Contact');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This record was changed meanwhile');
    const name = canvas.getByRole('textbox', { name: /^Last Name/ });
    await expect(name).toHaveValue('Mine');
    await userEvent.click(await canvas.findByRole('button', { name: 'Load current values' }));
    await expect(name).toHaveValue(theirs.lastName);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dutch: Story = { globals: { language: 'nl' } };
