import { to, urls } from '@fairlead/kit';
import { recordStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import DocumentRequestScreen from './DocumentRequestScreen';
import { network, open, sent } from './documents.scenarios';

const meta = {
  title: 'Screens/Services/Add a Document',
  component: DocumentRequestScreen,
  tags: ['screen:services.addDocument'],
  parameters: {
    route: urls.documentRequests.view,
    at: to(urls.documentRequests.view, { id: open.id }),
    persona: 'customer',
    touch: true,
    msw: { handlers: network.usual },
  },
  beforeEach: () => {
    sent.length = 0;
  },
} satisfies Meta<typeof DocumentRequestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = recordStories({ network, backTo: urls.dashboard });
const page = (name: string) => new File(['x'.repeat(2048)], name, { type: 'application/pdf' });
const input = (element: HTMLElement) => {
  const found = element.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  if (!found) throw new Error('no file input');
  return found;
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Proof of prior insurance' })).toBeVisible();
    await expect(canvas.getByText(/^Needed by/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take a photo' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send pages' })).toBeDisabled();
  },
};
export const Loading: Story = states.Loading;
export const NotFound: Story = states.NotFound;
export const LoadError: Story = states.LoadError;
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The day turns red. The customer can still upload. */
export const Overdue: Story = {
  parameters: { msw: { handlers: network.overdue } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Overdue, needed by/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take a photo' })).toBeEnabled();
  },
};
export const Withdrawn: Story = {
  parameters: { msw: { handlers: network.withdrawn } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This is no longer needed.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Take a photo' })).toBeNull();
  },
};
export const Uploaded: Story = {
  parameters: { msw: { handlers: network.uploaded } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Sent on/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Kitchen.pdf' })).toBeVisible();
    await expect(canvas.getAllByText(/KB · \d/i)).toHaveLength(2);
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(1));
  },
};
export const UploadedOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { msw: { handlers: network.uploaded } },
};
/** The customer replaces the sent pages, or keeps them. */
export const ReplacesPages: Story = {
  parameters: { msw: { handlers: network.uploaded } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace' }));
    const heading = canvas.getByRole('heading', { level: 2 });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep the sent pages' }));
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace' }));
    await canvas.findByRole('button', { name: 'Take a photo' });
    await userEvent.upload(input(canvasElement), page('Sharper.pdf'));
    const send = await canvas.findByRole('button', { name: 'Replace with 1 page' });
    await waitFor(() => expect(send).toBeEnabled());
    await userEvent.click(send);
    await waitFor(() => expect(sent).toMatchObject([{ answerNote: '', replaces: true }]));
    await expect(await canvas.findByRole('button', { name: 'Replace' })).toBeVisible();
  },
};
/** A customer who answered that they do not have the document can still add it. */
export const NotAvailable: Story = {
  parameters: { msw: { handlers: network.unavailable } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You answered that you do not have/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: "I don't have this document" })).toBeNull();
  },
};
export const SendsPages: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Take a photo' });
    await userEvent.upload(input(canvasElement), page('Page.pdf'));
    const send = await canvas.findByRole('button', { name: 'Send 1 page' });
    await waitFor(() => expect(send).toBeEnabled());
    await userEvent.click(send);
    await waitFor(() => expect(sent).toMatchObject([{ answerNote: '' }]));
    await screen.findByText('Thank you. Your agent has received the document');
  },
};
/** The pages stay after a failure, so that the customer can send them again. */
export const SendingFails: Story = {
  parameters: { msw: { handlers: network.failingUpload } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Take a photo' });
    await userEvent.upload(input(canvasElement), page('Page.pdf'));
    const send = await canvas.findByRole('button', { name: 'Send 1 page' });
    await waitFor(() => expect(send).toBeEnabled());
    await userEvent.click(send);
    await waitFor(() => expect(send).toBeEnabled());
    await expect(canvas.getByText('Page.pdf')).toBeVisible();
  },
};
/** A note is not lost when the customer follows a link by mistake. */
export const AsksBeforeLosingTheNote: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Note to/ }), 'Page 2 follows');
    await userEvent.click(canvas.getByRole('link', { name: 'Home' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
    await expect(canvas.getByRole('textbox', { name: /^Note to/ })).toHaveValue('Page 2 follows');
  },
};
export const DoesNotHaveIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Note to/ }), 'Lost');
    await userEvent.click(canvas.getByRole('button', { name: "I don't have this document" }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
    await waitFor(() => expect(sent).toEqual([{ answerNote: 'Lost' }]));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Note to/ })).toHaveValue(''));
  },
};
