import { mock, mockBroken, mockOffline, mockPending, Refusal } from '@fairlead/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { ImportDialog } from './ImportDialog';

type Context = Parameters<NonNullable<Story['play']>>[0];

const imported = { imported: 12, newContacts: 0, firstSerial: 'POL-501', lastSerial: 'POL-512' };
const rowErrors = new Refusal(400, {
  code: 'import.refused',
  message: 'Nothing was imported. Rows to correct: 2',
  payload: {
    refusedRows: 2,
    cells: [
      { row: 3, column: 'Contact Email', message: 'No contact of your agency has this email', code: 'x' },
      { row: 3, column: 'Premium', message: 'Please give an amount of US dollars', code: 'y' },
      { row: 8, column: 'Effective Date', message: 'Please enter a date, such as 03/15/2026', code: 'z' },
    ],
  },
});
const fileError = new Refusal(400, {
  code: 'request.invalid',
  message: 'Please check the fields that are marked.',
  errors: [{ field: 'policyExcelFile', message: 'The column “Insurance” is missing', code: 'import.columnMissing' }],
});
const running = new Refusal(409, {
  code: 'import.running',
  message: 'Another import of your agency is running. Try again when it has finished.',
});

const meta = {
  title: 'Screens/Policies/Import',
  component: ImportDialog,
  args: { onClose: fn() },
  parameters: {
    persona: 'agent',
    msw: { handlers: [mock('post', '/api/excel-import/import-policy', imported, 'Policies imported: 12')] },
  },
} satisfies Meta<typeof ImportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const respondingWith = (answer: Refusal) => ({
  msw: { handlers: [mock('post', '/api/excel-import/import-policy', answer)] },
});

/** Chooses a spreadsheet. */
async function choose({ userEvent }: Context) {
  const dialog = await screen.findByRole('dialog', { name: 'Import policies' });
  const button = within(dialog).getByRole('button', { name: 'Import' });
  await expect(button).toBeDisabled();
  const input = dialog.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('missing file field');
  await userEvent.upload(input, new File(['Policy Number'], 'policies.xlsx'));
  await waitFor(() => expect(button).toBeEnabled());
  return dialog;
}

/** Chooses a spreadsheet and sends it. */
async function send(context: Context) {
  const dialog = await choose(context);
  await context.userEvent.click(within(dialog).getByRole('button', { name: 'Import' }));
  return dialog;
}

export const Default: Story = {
  play: async (context) => {
    await send(context);
    await screen.findByText('Policies imported: 12');
    await expect(context.args.onClose).toHaveBeenCalled();
  },
};

/** The focus starts on the button that chooses the file. */
export const FocusesFileButton: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Import policies' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'choose one' })).toHaveFocus());
  },
};

/** Lists each invalid cell with its row and column. */
export const InvalidRows: Story = {
  parameters: respondingWith(rowErrors),
  play: async (context) => {
    const dialog = await send(context);
    await expect(await within(dialog).findByText('Nothing was imported. Rows to correct: 2')).toBeVisible();
    await expect(within(dialog).getAllByRole('row')).toHaveLength(4);
  },
};

/** Shows an error of the whole file at its field. */
export const InvalidFile: Story = {
  parameters: respondingWith(fileError),
  play: async (context) => {
    const dialog = await send(context);
    await expect(await within(dialog).findByText('The column “Insurance” is missing')).toBeVisible();
  },
};

/** The agency imports one file at a time. */
export const OtherImportRunning: Story = {
  parameters: respondingWith(running),
  play: async (context) => {
    const dialog = await send(context);
    await expect(await within(dialog).findByText(/^Another import of your agency is running/)).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Import' })).toBeEnabled();
  },
};

/** Browsers do not send a file that was changed after it was chosen, and report a lost connection. */
export const ChangedFile: Story = {
  parameters: { msw: { handlers: [mockOffline('post', '/api/excel-import/import-policy')] } },
  play: async (context) => {
    // the file can be read when it is chosen
    const readable = spyOn(File.prototype, 'slice');
    const dialog = await choose(context);
    readable.mockImplementation(() => ({ arrayBuffer: () => Promise.reject(new Error('changed')) }) as unknown as Blob);
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Import' }));
    await expect(await within(dialog).findByText(/^“policies.xlsx” was changed or moved/)).toBeVisible();
    await expect(within(dialog).queryByText(/server cannot be reached/)).toBeNull();
  },
};

export const Submitting: Story = {
  parameters: { msw: { handlers: [mockPending('post', '/api/excel-import/import-policy')] } },
  play: async (context) => {
    const dialog = await send(context);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Import' })).toHaveAttribute('aria-busy'));
  },
};

const failsWithoutMessage: Story['play'] = async (context) => {
  const dialog = await send(context);
  await expect(await within(dialog).findByText('An unexpected error occurred. Please try again.')).toBeVisible();
};
export const EmptyServerError: Story = {
  parameters: { msw: { handlers: [mockBroken('post', '/api/excel-import/import-policy', 'empty')] } },
  play: failsWithoutMessage,
};
export const HtmlServerError: Story = {
  parameters: { msw: { handlers: [mockBroken('post', '/api/excel-import/import-policy', 'html')] } },
  play: failsWithoutMessage,
};
