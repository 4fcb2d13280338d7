import { urls } from '@fairlead/kit';
import { exportStories, listStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import UploadedListScreen from './UploadedListScreen';
import { uploadNetwork as network } from './verification.scenarios';

const meta = {
  title: 'Screens/Verification/Uploaded docs',
  component: UploadedListScreen,
  tags: ['screen:verification.uploaded'],
  parameters: { layout: 'fullscreen', route: urls.verification.uploaded, msw: { handlers: network.usual } },
} satisfies Meta<typeof UploadedListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStories({
  network,
  row: /W-9/,
  empty: 'Uploaded Docs Not Found',
  noResults: `${urls.verification.uploaded}?by=agencyName&q=nobody`,
});
type Context = Parameters<NonNullable<Story['play']>>[0];

const rejectName = 'Reject W-9 of Brightwater Insurance';
async function openReject({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: rejectName }));
  return within(await screen.findByRole('dialog', { name: 'Reject W-9' }));
}
const exporting = exportStories({
  path: '/api/uploaded-doc/all/export',
  query: {
    sortBy: 'creationDate',
    ascOrDesc: 'desc',
    columns: 'agencyName,docName,uploader,creationDate,expirationDate,status',
  },
});

export const Default: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /W-9/ });
    await expect(within(row).getByText('Pending')).toBeVisible();
    await expect(within(row).getByText('N/A')).toBeVisible();
    // an expired document can no longer be reviewed
    const expired = canvas.getByRole('row', { name: /Expired/ });
    await expect(within(expired).queryByRole('button', { name: /Approve|Reject/ })).toBeNull();
    const approved = canvas.getByRole('row', { name: /E&O insurance certificate.*Approved/ });
    await expect(within(approved).queryByRole('button', { name: /Approve/ })).toBeNull();
    await expect(within(approved).getByRole('button', { name: /Reject/ })).toBeVisible();
  },
};
/** The file has the filter, the order and the shown columns of the list. */
export const Exports: Story = exporting.Exports;

export const Loading: Story = states.Loading;
export const Empty: Story = states.Empty;
export const NoResults: Story = states.NoResults;
export const LoadError: Story = states.LoadError;
export const Offline: Story = states.Offline;
export const Pending: Story = {
  parameters: { at: `${urls.verification.uploaded}?filter=pending` },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /W-9/ });
    await expect(canvas.queryByText('Approved')).toBeNull();
  },
};
export const German: Story = { globals: { language: 'de' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Approves: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve W-9 of Brightwater Insurance' }));
    await screen.findByText('Document approved');
  },
};
/** A rejection needs a reason. */
export const RejectsWithReason: Story = {
  parameters: { msw: { handlers: network.rejecting } },
  play: async (context) => {
    const dialog = await openReject(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await expect(await dialog.findByText('Feedback is required')).toBeVisible();
    const reason = dialog.getByRole('textbox', { name: /Feedback/ });
    await expect(reason).toHaveFocus();
    await context.userEvent.type(reason, 'Not signed');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await screen.findByText('Document rejected');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** Another admin has reviewed the document in the meantime. The entered reason stays until the dialog is closed. */
export const ReviewedMeanwhile: Story = {
  parameters: { msw: { handlers: network.reviewedMeanwhile } },
  play: async (context) => {
    const dialog = await openReject(context);
    await context.userEvent.type(dialog.getByRole('textbox', { name: /Feedback/ }), 'Not signed');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await expect(await dialog.findByText(/Another admin has reviewed/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Feedback/ })).toHaveValue('Not signed');
  },
};
/** The viewer shows the file with the review actions. */
export const OpensTheFile: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    const { http, HttpResponse } = await import('msw');
    const picture =
      '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><path d="M0 0h320v180H0z" fill="teal"/></svg>';
    msw.use(
      http.get('*/api/file/:id', () => new HttpResponse(picture, { headers: { 'content-type': 'image/svg+xml' } })),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Open Articles scan.png' }));
    const viewer = await screen.findByRole('dialog', { name: 'Articles scan.png' });
    const image = await within(viewer).findByRole('img', { name: 'Articles scan.png' });
    await waitFor(() => expect(image).toBeVisible());
    await userEvent.click(within(viewer).getByRole('button', { name: 'Approve' }));
    await screen.findByText('Document approved');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
