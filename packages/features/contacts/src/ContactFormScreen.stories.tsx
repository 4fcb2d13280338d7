import { urls } from '@fairlead/kit';
import {
  conflictStory,
  fillFields,
  formStories,
  recordStories,
  rejectedStory,
  savedStory,
} from '@fairlead/kit/stories';
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

const edit = { route: urls.contacts.edit, at: `/contact/edit/${prospect.id}` };

const submit = 'Create Contact';
const valid = { 'First Name': 'Ines', 'Last Name': 'Duarte', Email: 'ines@people.test', City: 'Bath' };
const records = recordStories({ network, backTo: urls.contacts.list, parameters: edit });
const states = formStories({
  network,
  submit,
  valid,
  toasts: false,
  invalid: {
    values: async (context) => {
      await context.userEvent.click(context.canvas.getByRole('radio', { name: 'Commercial' }));
      await fillFields(context, { 'Year Founded': 'long ago', 'Annual Revenue': 'plenty', Website: 'nowhere' });
    },
    errors: [
      'Firstname is a required field!',
      'Lastname is a required field!',
      'Email is a required field!',
      'Company Name is a required field!',
      'Please provide valid number',
      'Please provide valid number',
      'Please give valid URL',
    ],
  },
});

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

/** The command palette opens the form with the name that it has not found. Ctrl Enter submits the form. */
export const CreateByName: Story = {
  parameters: { at: `${urls.contacts.create}?name=Ines%20de%20Souza` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: /^First Name/ })).toHaveValue('Ines');
    await expect(canvas.getByRole('textbox', { name: /^Last Name/ })).toHaveValue('de Souza');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText('Email is a required field!')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Email/ })).toHaveFocus();
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

export const Loading: Story = records.Loading;
export const NotFound: Story = records.NotFound;
export const LoadError: Story = records.LoadError;
export const Invalid: Story = states.Invalid;
export const Submitting: Story = states.Submitting;
export const ServerError: Story = states.ServerError;

/** A server error appears at its field. */
export const EmailTaken: Story = rejectedStory({
  handlers: network.emailTaken,
  submit,
  valid,
  field: 'Email',
  error: 'There is already a contact with this email',
});
export const ReturnsToTheList: Story = savedStory({
  submit,
  valid,
  opens: urls.contacts.list,
  toast: 'Contact created successfully',
});
/** A conflict keeps the input and offers the current values. */
export const ChangedMeanwhile: Story = conflictStory({
  handlers: network.changedMeanwhile,
  parameters: edit,
  submit: 'Update Contact',
  field: 'Last Name',
  mine: 'Mine',
  theirs: theirs.lastName,
  message: 'This record was changed meanwhile',
});

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dutch: Story = { globals: { language: 'nl' } };

/** After an erasure, the address of the form opens the contact's page. */
export const EditErased: Story = {
  parameters: { ...edit, msw: { handlers: network.erased } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`/contact/${prospect.id}`)).toBeVisible();
  },
};
