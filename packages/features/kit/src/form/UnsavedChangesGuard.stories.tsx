import { Button, Stack, TextField } from '@fairlead/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { RouterLink } from '../RouterLink';
import { FormPage } from './FormPage';
import { UnsavedChangesGuard } from './UnsavedChangesGuard';

/** A form page with links to other pages. */
function Form() {
  const navigate = useNavigate();
  const methods = useForm({ defaultValues: { name: 'Ana' } });
  const submit = methods.handleSubmit(async () => {
    await Promise.resolve();
    await navigate('/saved');
  });
  return (
    <Stack gap={20}>
      <RouterLink to="/policies">Policies</RouterLink>
      <RouterLink to="?tab=2">Second tab</RouterLink>
      <FormPage
        title="Update Contact"
        form={{ methods, submit: () => void submit(), notice: null }}
        submitLabel="Update Contact"
        cancelTo="/contacts"
      >
        <TextField {...methods.register('name')} label="Name" />
      </FormPage>
    </Stack>
  );
}

/** A form that the query of the address opens, as in dialogs. */
function QueryForm() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  if (!search.has('open')) return <RouterLink to="?open=1">Open</RouterLink>;
  return (
    <Stack gap={20}>
      <UnsavedChangesGuard when inDialog />
      <TextField label="Note" />
      <Button onClick={() => void navigate(-1)}>Back</Button>
    </Stack>
  );
}

const meta = {
  title: 'Flows/Kit/UnsavedChangesGuard',
  component: Form,
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const editName = ({ canvas, userEvent }: Context) =>
  userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' K.');
const clickLink = ({ canvas, userEvent }: Context, link: string) =>
  userEvent.click(canvas.getByRole('link', { name: link }));
const findDialog = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
const clickInDialog = async ({ userEvent }: Context, button: string) =>
  userEvent.click(within(await findDialog()).getByRole('button', { name: button }));
const findAddress = ({ canvas }: Context) => canvas.findByRole('status', { name: 'Address' });
/** Whether the browser asks before it reloads or closes the page. */
const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

export const Leaves: Story = {
  play: async (context) => {
    await editName(context);
    await clickLink(context, 'Policies');
    await clickInDialog(context, 'Leave');
    await expect(await findAddress(context)).toHaveTextContent('/policies');
    await expect(asksBeforeUnload()).toBe(false);
  },
};

export const StaysOnPage: Story = {
  play: async (context) => {
    await editName(context);
    await clickLink(context, 'Cancel');
    await clickInDialog(context, 'Stay');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(context.canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana K.');
    await waitFor(() => expect(context.canvas.getByRole('link', { name: 'Cancel' })).toHaveFocus());
    // the guard asks again
    await clickLink(context, 'Policies');
    await findDialog();
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const NoConfirmationWithoutChanges: Story = {
  play: async (context) => {
    await expect(asksBeforeUnload()).toBe(false);
    await clickLink(context, 'Policies');
    await expect(await findAddress(context)).toHaveTextContent('/policies');
  },
};

/** A change that the user undid counts as unchanged. */
export const NoConfirmationAfterUndo: Story = {
  play: async (context) => {
    await editName(context);
    await context.userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await clickLink(context, 'Policies');
    await expect(await findAddress(context)).toHaveTextContent('/policies');
  },
};

export const NoConfirmationAfterSaving: Story = {
  play: async (context) => {
    await editName(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Update Contact' }));
    await expect(await findAddress(context)).toHaveTextContent('/saved');
  },
};

export const NoConfirmationWithinPage: Story = {
  play: async (context) => {
    await editName(context);
    await clickLink(context, 'Second tab');
    await expect(context.canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana K.');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const HoldsReloadAndClose: Story = {
  play: async (context) => {
    await expect(asksBeforeUnload()).toBe(false);
    await editName(context);
    await waitFor(() => expect(asksBeforeUnload()).toBe(true));
  },
};

/** Back on a phone, which would close a dialog, asks first. */
export const AsksBeforeBackClosesADialog: Story = {
  render: () => <QueryForm />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await clickLink(context, 'Open');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Note' }), 'Two cars');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await clickInDialog(context, 'Stay');
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Two cars');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await clickInDialog(context, 'Leave');
    await expect(await canvas.findByRole('link', { name: 'Open' })).toBeVisible();
  },
};
