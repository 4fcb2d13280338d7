import { urls } from '@fairlead/kit';
import { conflictStory, fillFields, formStories, press, recordStories, savedStory } from '@fairlead/kit/stories';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import RoleFormScreen from './RoleFormScreen';
import { builtin, edited, network, theirs } from './roles.scenarios';

const meta = {
  title: 'Screens/Admins/Role form',
  component: RoleFormScreen,
  tags: ['screen:roles.create', 'screen:roles.edit'],
  parameters: { layout: 'fullscreen', route: urls.roles.create, msw: { handlers: network.usual } },
} satisfies Meta<typeof RoleFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const edit = { route: urls.roles.edit, at: `/roles/edit/${edited.id}` };
const box = ({ canvas }: Pick<StoryContext, 'canvas'>, name: string) => canvas.getByRole('checkbox', { name });

async function valid(context: StoryContext) {
  await fillFields(context, { Name: 'Front desk' });
  await context.userEvent.click(box(context, 'Carriers: Read'));
}
const submit = 'Create Role';
const records = recordStories({ network, backTo: urls.roles.list, parameters: edit });
const states = formStories({
  network,
  submit,
  valid,
  invalid: {
    values: async (context) => context.userEvent.click(box(context, 'Coupons: Update')),
    errors: ['Name is required'],
  },
});

export const Create: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Name/ })).toHaveFocus();
    await expect(canvas.getByRole('group', { name: 'Privileges' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Coupons' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Update' })).toBeVisible();
  },
};

export const Edit: Story = {
  parameters: edit,
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('textbox', { name: /Name/ })).toHaveValue('Billing');
    await expect(box(context, 'Coupons: Delete')).toBeChecked();
    await expect(box(context, 'Coupons')).toBeChecked();
    await expect(box(context, 'Carriers: Read')).not.toBeChecked();
    await expect(box(context, 'Subscription packages')).toBePartiallyChecked();
    await expect(box(context, 'Everything')).toBePartiallyChecked();
  },
};

export const Loading: Story = records.Loading;
export const NotFound: Story = records.NotFound;
export const LoadError: Story = records.LoadError;
export const Invalid: Story = states.Invalid;
export const Submitting: Story = states.Submitting;
export const ServerError: Story = states.ServerError;

/** A role needs at least one privilege. */
export const WithoutPrivileges: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByRole('textbox', { name: /Name/ }), 'Front desk');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Role' }));
    await expect(await canvas.findByText('Please choose at least one')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Privileges' })).toHaveAccessibleDescription(/choose at least one/);
    const everything = box(context, 'Everything');
    await expect(everything).toHaveFocus();
    // the error is in view, above the focused checkbox
    const error = canvas.getByText('Please choose at least one').getBoundingClientRect();
    await expect(error.bottom).toBeLessThanOrEqual(everything.getBoundingClientRect().top);
    await userEvent.click(box(context, 'Carriers: Read'));
    await waitFor(() => expect(canvas.queryByText('Please choose at least one')).toBeNull());
  },
};

/** The admin has lost privileges in the meantime. The server error appears at the matrix. */
export const MissingPrivileges: Story = {
  parameters: { msw: { handlers: network.beyondOwn } },
  play: async (context) => {
    await valid(context);
    await press(context, submit);
    await expect(await context.canvas.findByText(/You cannot grant or remove privileges/)).toBeVisible();
    await expect(box(context, 'Everything')).toHaveFocus();
  },
};

export const ReturnsToTheList: Story = savedStory({
  submit,
  valid,
  opens: urls.roles.list,
  toast: 'Role created successfully',
});
/** Another admin saved in the meantime: the entered values stay, and the admin can load the newer ones. */
export const ChangedMeanwhile: Story = conflictStory({
  handlers: network.changedMeanwhile,
  parameters: edit,
  submit: 'Update Role',
  field: 'Name',
  mine: 'Mine',
  theirs: theirs.name,
  message: 'Another user has changed this in the meantime',
});

/** Write privileges imply read, and clearing read clears them. */
export const ImpliesReading: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Coupons: Delete' }));
    await expect(box(context, 'Coupons: Read')).toBeChecked();
    await expect(box(context, 'Coupons: Update')).not.toBeChecked();
    await userEvent.click(box(context, 'Coupons: Read'));
    await expect(box(context, 'Coupons: Delete')).not.toBeChecked();
  },
};

/** Selects a row by its header, a column by the first row, and everything. */
export const SelectsAll: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Carriers' }));
    await expect(box(context, 'Carriers: Delete')).toBeChecked();
    await userEvent.click(box(context, 'Everything: Read'));
    await expect(box(context, 'Transactions: Read')).toBeChecked();
    await expect(box(context, 'Everything')).toBePartiallyChecked();
    await userEvent.click(box(context, 'Everything'));
    await expect(box(context, 'Verification documents: Read, create, update and delete')).toBeChecked();
    await userEvent.click(box(context, 'Everything'));
    await expect(box(context, 'Carriers: Read')).not.toBeChecked();
  },
};

/** Admins cannot grant or remove a privilege that they do not have. A hint explains it. */
export const SomePrivilegesLocked: Story = {
  parameters: { ...edit, persona: 'limitedAdmin' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const lacking = await canvas.findByRole('checkbox', { name: 'Coupons: Delete' });
    await expect(lacking).toBeDisabled();
    await expect(lacking).toBeChecked();
    await expect(lacking).toHaveAccessibleDescription('You do not have this privilege yourself');
    await expect(box(context, 'Coupons: Read')).toBeEnabled();
    await userEvent.click(box(context, 'Coupons: Read'));
    // a disabled privilege still needs it
    await expect(box(context, 'Coupons: Read')).toBeChecked();
  },
};

/** A built-in role is read-only. */
export const Builtin: Story = {
  parameters: { route: urls.roles.edit, at: `/roles/edit/${builtin.id}` },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(/built in/)).toBeVisible();
    await expect(box(context, 'Coupons: Delete')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Update Role' })).toBeDisabled();
  },
};

export const Phone: Story = {
  ...Edit,
  globals: { viewport: { value: 'phone' } },
};
export const German: Story = { globals: { language: 'de', viewport: { value: 'phone' } } };
