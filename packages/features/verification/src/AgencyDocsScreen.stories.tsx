import { urls } from '@fairlead/kit';
import { retries, staysWhenStale } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import AgencyDocsScreen from './AgencyDocsScreen';
import { agencyNetwork as network } from './verification.scenarios';

const meta = {
  title: 'Screens/Verification/Agency docs',
  component: AgencyDocsScreen,
  tags: ['screen:verification.docs:AGENT'],
  parameters: {
    layout: 'fullscreen',
    route: urls.verification.docs,
    persona: 'owner',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof AgencyDocsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const cardOf = async ({ canvas }: Context, name: string) => {
  const heading = await canvas.findByRole('heading', { name });
  const item = heading.closest<HTMLElement>('[role=listitem]');
  if (!item) throw new Error(`Card of ${name} not found`);
  return within(item);
};
async function openUpload(context: Context, label: string) {
  await context.userEvent.click(await context.canvas.findByRole('button', { name: label }));
  return within(await screen.findByRole<HTMLElement>('dialog', { name: label }));
}
async function addFile({ userEvent }: Context) {
  const dialog = screen.getByRole<HTMLElement>('dialog');
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('File field not found');
  await userEvent.upload(input, new File(['%PDF-1.4'], 'licence.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(dialog.querySelector('[data-status=uploaded]')).not.toBeNull());
}

/** Loaded documents stay when the server cannot refresh them. */
export const Stale: Story = {
  play: staysWhenStale((canvas) => canvas.findByRole('heading', { name: 'W-9' })),
};

/** Each of the five statuses, with its details. */
export const Default: Story = {
  play: async (context) => {
    const rejected = await cardOf(context, 'Articles of incorporation');
    await expect(rejected.getByText(/second page cannot be read/)).toBeVisible();
    for (const [name, status] of [
      ['Agency licence', 'EXPIRED'],
      ['Articles of incorporation', 'REJECTED'],
      ['E&O insurance certificate', 'APPROVED'],
      ['W-9', 'PENDING'],
      ['Surety bond', 'MISSING'],
    ] as const) {
      const card = await cardOf(context, name);
      await expect(card.getByText((_, element) => element?.getAttribute('data-status') === status)).toBeVisible();
    }
    await expect((await cardOf(context, 'W-9')).getByText('Signed by Dana on the last page')).toBeVisible();
    await expect(context.canvas.getByText('1 of 4 required documents approved')).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { msw: { handlers: network.loading } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state=loading]')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /Upload|Replace/ })).toBeNull();
  },
};
export const Empty: Story = {
  parameters: { msw: { handlers: network.empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No documents requested' })).toBeVisible();
  },
};
export const LoadError: Story = { parameters: { msw: { handlers: network.failing } }, play: retries };
export const French: Story = { globals: { language: 'fr' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const SubmitsDocument: Story = {
  play: async (context) => {
    const dialog = await openUpload(context, 'Upload Surety bond');
    await addFile(context);
    await context.userEvent.type(dialog.getByRole('textbox', { name: /Expiration Date/ }), '12/31/2099');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    await screen.findByText('Doc uploaded');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** The form is not sent while a field is invalid. */
export const InvalidUpload: Story = {
  play: async (context) => {
    const dialog = await openUpload(context, 'Upload Surety bond');
    await context.userEvent.type(dialog.getByRole('textbox', { name: /Expiration Date/ }), '01/01/2020');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    await expect(await dialog.findByText('File is required')).toBeVisible();
    await expect(dialog.getByText('Please select a date that is not in the past')).toBeVisible();
    await context.userEvent.clear(dialog.getByRole('textbox', { name: /Expiration Date/ }));
    await expect(await dialog.findByText('Expiration Date is required')).toBeVisible();
  },
};
/** A document without an expiration date does not ask for one. */
export const ReplacesWithoutExpiry: Story = {
  play: async (context) => {
    const dialog = await openUpload(context, 'Replace W-9');
    await expect(dialog.queryByRole('textbox', { name: /Expiration Date/ })).toBeNull();
    await addFile(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await screen.findByText('Doc uploaded');
  },
};
export const FileRefused: Story = {
  parameters: { msw: { handlers: network.fileTooLarge } },
  play: async (context) => {
    const dialog = await openUpload(context, 'Replace W-9');
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    if (!input) throw new Error('File field not found');
    await context.userEvent.upload(input, new File(['x'], 'w9.pdf', { type: 'application/pdf' }));
    await expect(await dialog.findByText("Selected all file(s) size can't exceeded 22 mb")).toBeVisible();
  },
};
/** The server error appears at its field and the entered values stay. */
export const DateRefused: Story = {
  parameters: { msw: { handlers: network.dateRefused } },
  play: async (context) => {
    const dialog = await openUpload(context, 'Upload Surety bond');
    await addFile(context);
    const date = dialog.getByRole('textbox', { name: /Expiration Date/ });
    await context.userEvent.type(date, '12/31/2099');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    await expect(await dialog.findByText('Please select a date that is not in the past')).toBeVisible();
    await expect(date).toHaveValue('12/31/2099');
  },
};
/** Another user of the agency has replaced the document in the meantime. */
export const ReplacedMeanwhile: Story = {
  parameters: { msw: { handlers: network.replacedMeanwhile } },
  play: async (context) => {
    const dialog = await openUpload(context, 'Replace W-9');
    await addFile(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await expect(await dialog.findByText(/Another file was uploaded/)).toBeVisible();
  },
};
