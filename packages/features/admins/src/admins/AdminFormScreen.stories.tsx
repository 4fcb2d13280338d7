import { urls } from '@fairlead/kit';
import {
  conflictStory,
  fillFields,
  formStories,
  recordStories,
  rejectedStory,
  savedStory,
} from '@fairlead/kit/stories';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import AdminFormScreen from './AdminFormScreen';
import { edited, myself, network, theirs } from './admins.scenarios';

const meta = {
  title: 'Screens/Admins/Admin form',
  component: AdminFormScreen,
  tags: ['screen:admins.create', 'screen:admins.edit'],
  parameters: { layout: 'fullscreen', route: urls.admins.create, msw: { handlers: network.usual } },
} satisfies Meta<typeof AdminFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const edit = { route: urls.admins.edit, at: `/admin/edit/${edited.id}` };

async function valid(context: StoryContext) {
  const { canvas, userEvent } = context;
  await fillFields(context, { Name: 'New Admin', Email: 'new@fairlead.test' });
  await userEvent.click(canvas.getByRole('combobox', { name: /Role/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Billing' }));
}
const submit = 'Create Admin';
const records = recordStories({ network, backTo: urls.admins.list, parameters: edit });
const states = formStories({
  network,
  submit,
  valid,
  invalid: {
    values: { Email: 'nonsense' },
    errors: ['Name is required', 'Please give a valid email', 'Role is required'],
  },
});

export const Create: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Name/ })).toHaveFocus();
    await expect(canvas.getByText(/valid for 7 days/)).toBeVisible();
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
  },
};

export const Edit: Story = {
  parameters: edit,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Name/ })).toHaveValue('Marcus Feld');
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('combobox', { name: /Role/ })).toHaveTextContent('Billing');
    await expect(canvas.getByRole('radio', { name: 'Active' })).toBeChecked();
  },
};

export const Loading: Story = records.Loading;
export const NotFound: Story = records.NotFound;
export const LoadError: Story = records.LoadError;
export const Invalid: Story = states.Invalid;
export const Submitting: Story = states.Submitting;
export const ServerError: Story = states.ServerError;

/** The server error appears at its field. */
export const EmailTaken: Story = rejectedStory({
  handlers: network.emailTaken,
  submit,
  valid,
  field: 'Email',
  error: 'There is already an account with this email',
});
export const ReturnsToTheList: Story = savedStory({
  submit,
  valid,
  opens: urls.admins.list,
  toast: 'Admin created successfully. The invitation is on its way.',
});
/** Another admin saved in the meantime: the entered values stay, and the admin can load the newer ones. */
export const ChangedMeanwhile: Story = conflictStory({
  handlers: network.changedMeanwhile,
  parameters: edit,
  submit: 'Update Admin',
  field: 'Name',
  mine: 'Mine',
  theirs: theirs.name,
  message: 'Another user has changed this in the meantime',
});

/** Admins cannot change their own role and status. */
export const OwnAccount: Story = {
  parameters: { route: urls.admins.edit, at: `/admin/edit/${myself.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This is your own account/)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /Role/ })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'Disabled' })).toBeDisabled();
  },
};

/** Only the name of an admin with more privileges can be changed. */
export const MorePrivileges: Story = {
  parameters: { ...edit, persona: 'limitedAdmin' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/privileges that you do not have\. You can change the name only/),
    ).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /Role/ })).toBeDisabled();
  },
};

export const Phone: Story = { ...Edit, globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { language: 'de' } };
