import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import messages from '../locales/kit.en';
import type { Handlers } from './context';

interface DeleteOptions {
  network: { deleting: () => Handlers; deletedMeanwhile: Handlers };
  /** Name of the record in its row and in the dialog. */
  name: string;
  /** Text of the dialog. Defaults to `name`. */
  subject?: string | RegExp;
  /** Toast after the deletion. */
  deleted: string;
  /** Toast if another user has deleted the record. */
  missing: string;
}

/** Stories of a list whose records can be deleted. */
export function deleteStories({ network, name, subject = name, deleted, missing }: DeleteOptions) {
  const findRow = ({ canvas }: Pick<StoryContext, 'canvas'>) => canvas.findByRole('row', { name: new RegExp(name) });
  async function openDialog(context: StoryContext) {
    const row = within(await findRow(context));
    await context.userEvent.click(row.getByRole('button', { name: `Delete ${name}` }));
    const dialog = within(await screen.findByRole('alertdialog', { name: messages['delete.title'] }));
    await waitFor(() => expect(dialog.getByText(messages['delete.text'])).toBeVisible());
    await expect(dialog.getByText(subject)).toBeVisible();
    return dialog;
  }
  async function confirm(context: StoryContext) {
    const dialog = await openDialog(context);
    await context.userEvent.click(dialog.getByRole('button', { name: messages['delete.confirm'] }));
  }
  return {
    DeletesAfterConfirmation: {
      beforeEach: ({ msw }: StoryContext) => msw.use(...network.deleting()),
      play: async (context: StoryContext) => {
        await confirm(context);
        await screen.findByText(deleted);
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
        await waitFor(() => expect(context.canvas.queryByRole('row', { name: new RegExp(name) })).toBeNull());
      },
    },
    KeepsWhenDeclined: {
      play: async (context: StoryContext) => {
        const dialog = await openDialog(context);
        await context.userEvent.click(dialog.getByRole('button', { name: messages['form.cancel'] }));
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
        await expect(await findRow(context)).toBeVisible();
        await waitFor(() => expect(context.canvas.getByRole('button', { name: `Delete ${name}` })).toHaveFocus());
      },
    },
    DeletedMeanwhile: {
      parameters: { msw: { handlers: network.deletedMeanwhile } },
      play: async (context: StoryContext) => {
        await confirm(context);
        await screen.findByText(missing);
      },
    },
  };
}
