import { Button, TextField } from '@fairlead/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { defineForm } from './defineForm';
import { FormDialog } from './FormDialog';

interface Values {
  name: string;
}
const viewForm = defineForm({
  messages: 'kit',
  fields: { name: 'view.name' },
  empty: { name: '' },
  resolver: () => (values: Values) => ({ values, errors: {} }),
});
const { Field } = viewForm;

/** Button that opens a dialog with one field. */
function Page() {
  const [open, setOpen] = useState(false);
  const save = async () =>
    Promise.resolve({ ok: true as const, payload: undefined, message: 'The view is saved', code: '' });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open ? (
        <FormDialog form={viewForm} title="Save view" submitLabel="Save" save={save} onClose={() => setOpen(false)}>
          <Field name="name" as={TextField} />
        </FormDialog>
      ) : null}
    </>
  );
}

const meta = { title: 'Flows/Kit/FormDialog', component: Page } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const openDialog = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  return within(await screen.findByRole('dialog', { name: 'Save view' }));
};
const typeName = async (context: Context) => {
  const dialog = await openDialog(context);
  await context.userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Renewals');
  return dialog;
};
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const findQuestion = async () => within(await screen.findByRole('alertdialog', { name: 'Close without saving?' }));

/** Esc closes a dialog in which nothing has changed. */
export const ClosesUnchanged: Story = {
  play: async (context) => {
    await openDialog(context);
    await context.userEvent.keyboard('{Escape}');
    await expectClosed();
  },
};

/** Esc asks before the entered text is lost. */
export const AsksBeforeClosing: Story = {
  play: async (context) => {
    const dialog = await typeName(context);
    await context.userEvent.keyboard('{Escape}');
    await context.userEvent.click((await findQuestion()).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Renewals');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await context.userEvent.click((await findQuestion()).getByRole('button', { name: 'Close' }));
    await expectClosed();
  },
};

/** Only an answer to the question closes the dialog, however soon the second press follows. */
export const EscTwiceKeepsChanges: Story = {
  play: async (context) => {
    const dialog = await typeName(context);
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await context.userEvent.keyboard('{Escape}{Escape}');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(name).toHaveValue('Renewals');
    if (!screen.queryByRole('alertdialog')) await context.userEvent.keyboard('{Escape}');
    await context.userEvent.click((await findQuestion()).getByRole('button', { name: 'Stay' }));
    await expect(name).toBeVisible();
  },
};

/** Cancel is a choice, so it does not ask. */
export const CancelsWithoutQuestion: Story = {
  play: async (context) => {
    const dialog = await typeName(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expectClosed();
  },
};

export const SavesWithoutQuestion: Story = {
  play: async (context) => {
    const dialog = await typeName(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expectClosed();
    await expect(await screen.findByText('The view is saved')).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** Ctrl Enter saves from any field, without the way to the button. */
export const SavesWithCtrlEnter: Story = {
  play: async (context) => {
    await typeName(context);
    await context.userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expectClosed();
    await expect(await screen.findByText('The view is saved')).toBeVisible();
  },
};
