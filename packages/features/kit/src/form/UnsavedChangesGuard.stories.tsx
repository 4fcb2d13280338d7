import { Stack, TextField } from '@fairlead/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { RouterLink } from '../RouterLink';
import { FormPage } from './FormPage';

/** A form as every screen has one, with ways out of it. */
function Form() {
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: 'Ana' } });
  const submit = handleSubmit(async () => {
    await Promise.resolve();
    await navigate('/saved');
  });
  return (
    <Stack gap={20}>
      <RouterLink to="/policies">Policies</RouterLink>
      <RouterLink to="?tab=2">Second tab</RouterLink>
      <FormPage
        title="Update Contact"
        formState={formState}
        onSubmit={() => void submit()}
        submitLabel="Update Contact"
        cancelTo="/contacts"
      >
        <TextField {...register('name')} label="Name" />
      </FormPage>
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

const type = ({ canvas, userEvent }: Context) => userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' K.');
const leaveBy = ({ canvas, userEvent }: Context, link: string) =>
  userEvent.click(canvas.getByRole('link', { name: link }));
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
const answer = async ({ userEvent }: Context, button: string) =>
  userEvent.click(within(await question()).getByRole('button', { name: button }));
const address = ({ canvas }: Context) => canvas.findByRole('status', { name: 'Address' });
/** What the browser is asked when the page is reloaded or closed. */
const holdsUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

export const Leaves: Story = {
  play: async (context) => {
    await type(context);
    await leaveBy(context, 'Policies');
    await answer(context, 'Leave');
    await expect(await address(context)).toHaveTextContent('/policies');
    await expect(holdsUnload()).toBe(false);
  },
};

export const Stays: Story = {
  play: async (context) => {
    await type(context);
    await leaveBy(context, 'Cancel');
    await answer(context, 'Stay');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(context.canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana K.');
    await waitFor(() => expect(context.canvas.getByRole('link', { name: 'Cancel' })).toHaveFocus());
    // and asks again
    await leaveBy(context, 'Policies');
    await question();
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const NotAskedWhenClean: Story = {
  play: async (context) => {
    await expect(holdsUnload()).toBe(false);
    await leaveBy(context, 'Policies');
    await expect(await address(context)).toHaveTextContent('/policies');
  },
};

/** Typed and taken back is clean, too. */
export const NotAskedWhenTakenBack: Story = {
  play: async (context) => {
    await type(context);
    await context.userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await leaveBy(context, 'Policies');
    await expect(await address(context)).toHaveTextContent('/policies');
  },
};

export const NotAskedAfterSaving: Story = {
  play: async (context) => {
    await type(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Update Contact' }));
    await expect(await address(context)).toHaveTextContent('/saved');
  },
};

export const NotAskedWithinPage: Story = {
  play: async (context) => {
    await type(context);
    await leaveBy(context, 'Second tab');
    await expect(context.canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana K.');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const HoldsReloadAndClose: Story = {
  play: async (context) => {
    await expect(holdsUnload()).toBe(false);
    await type(context);
    await waitFor(() => expect(holdsUnload()).toBe(true));
  },
};
