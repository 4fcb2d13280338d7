import { to, urls } from '@fairlead/kit';
import { retries, staysWhenStale } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { network, samplePolicy } from './docs.scenarios';
import PolicyDocsScreen from './PolicyDocsScreen';

const meta = {
  title: 'Screens/Policies/Policy docs',
  component: PolicyDocsScreen,
  tags: ['screen:policies.docs', 'screen:policies.invoices'],
  parameters: {
    layout: 'fullscreen',
    route: urls.policies.docs,
    persona: 'agent',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof PolicyDocsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Policy Docs' })).toBeVisible();
    const grid = await canvas.findByRole('list', { name: 'Policy Docs' });
    await expect(within(grid).getAllByRole('button', { name: /^Delete/ })).toHaveLength(samplePolicy.documents.length);
  },
};

/** Loaded documents stay when the server cannot refresh them. */
export const Stale: Story = {
  play: staysWhenStale((canvas) => canvas.findByRole('list', { name: 'Policy Docs' })),
};

/** Bills of one policy. The page has no upload button. */
export const Invoices: Story = {
  parameters: { route: urls.policies.invoices, at: `/policies/${samplePolicy.id}/invoices` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Upload Doc' })).toBeNull();
    await expect(within(await canvas.findByRole('list', { name: 'Invoices' })).getAllByRole('listitem')).toHaveLength(
      1,
    );
  },
};

/** The invoice has no uploaded bill. */
export const InvoiceWithoutBill: Story = {
  parameters: {
    route: urls.policies.invoices,
    at: `/policies/${samplePolicy.id}/invoices`,
    msw: { handlers: network.invoiceOnly },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/INV-2041/)).toBeVisible();
    await expect(canvas.queryByText('Docs Not Found')).toBeNull();
  },
};
/** An id that names no policy. */
export const InvoicesNotFound: Story = {
  parameters: {
    route: urls.policies.invoices,
    at: '/policies/abc/invoices',
    msw: { handlers: network.unknownPolicy },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This record does not exist')).toBeVisible();
  },
};

/** Customers can only read the documents. */
export const AsCustomer: Story = {
  parameters: { persona: 'customer' },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Policy Docs' });
    await expect(canvas.queryByRole('button', { name: 'Upload Doc' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Delete/ })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: network.loadingList } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Policy Docs' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[data-state=loading]')).toBeVisible());
  },
};
export const LoadError: Story = { parameters: { msw: { handlers: network.failingList } }, play: retries };
export const Empty: Story = {
  parameters: { msw: { handlers: network.empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Docs Not Found')).toBeVisible();
  },
};

export const DeletesAfterConfirmation: Story = {
  beforeEach: ({ msw }) => msw.use(...network.deleting()),
  play: async ({ canvas, userEvent }) => {
    const name = `Delete ${samplePolicy.documents[0]?.dbFile.fileName}`;
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Doc deleted');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const rest = samplePolicy.documents.length - 1;
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Delete/ })).toHaveLength(rest));
    await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

/** ADD is disabled until a type and a file are chosen; the form says which one is missing. */
export const Uploading: Story = {
  parameters: { at: `${urls.policies.docs}?policyId=${samplePolicy.id}`, msw: { handlers: network.uploads } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: samplePolicy.policyNumber })).toHaveAttribute(
      'href',
      to(urls.policies.detail, { id: samplePolicy.id }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload Doc' }));
    const dialog = await screen.findByRole('dialog', { name: 'Upload Doc' });
    await expect(within(dialog).getByRole('button', { name: 'ADD' })).toBeDisabled();
    const type = within(dialog).getByRole('combobox', { name: /Doc Type/ });
    await userEvent.click(type);
    await screen.findByRole('option', { name: 'Bill' });
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await waitFor(() => expect(type).toHaveAccessibleDescription('Please select doc type'));
    await expect(within(dialog).getByText('Please upload doc')).toBeVisible();
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('missing file field');
    await userEvent.upload(input, new File(['%PDF-1.4'], 'policy.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(within(dialog).queryByText('Please upload doc')).toBeNull());
  },
};

/** Shows the prescribed text if an upload fails without a server message. Accepts document files only. */
export const UploadFails: Story = {
  parameters: { at: `${urls.policies.docs}?policyId=${samplePolicy.id}`, msw: { handlers: network.uploadFails } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload Doc' }));
    const dialog = await screen.findByRole('dialog', { name: 'Upload Doc' });
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('missing file field');
    await expect(input).toHaveAttribute('accept', '.xlsx,.xls,.pdf,.doc,.docx');
    await userEvent.upload(input, new File(['%PDF-1.4'], 'policy.pdf', { type: 'application/pdf' }));
    await expect(await within(dialog).findByText('File size too large to upload...')).toBeVisible();
  },
};
