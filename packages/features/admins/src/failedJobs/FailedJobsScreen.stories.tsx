import { urls } from '@fairlead/kit';
import { listStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import FailedJobsScreen from './FailedJobsScreen';
import { network } from './failedJobs.scenarios';

const meta = {
  title: 'Screens/Admins/Failed jobs',
  component: FailedJobsScreen,
  tags: ['screen:admins.failedJobs'],
  parameters: { layout: 'fullscreen', route: urls.failedJobs, msw: { handlers: network.usual } },
} satisfies Meta<typeof FailedJobsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStories({
  network,
  row: /Send mail/,
  empty: 'No failed jobs',
  noResults: `${urls.failedJobs}?filter=billing`,
});

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Failed Jobs/ })).toBeVisible();
    const row = within(await canvas.findByRole('row', { name: /Send mail/ }));
    await expect(row.getByText('Brightwater Insurance')).toBeVisible();
    await expect(row.getByText(/no such user/)).toBeVisible();
  },
};
export const Loading: Story = states.Loading;
export const Empty: Story = states.Empty;
export const NoResults: Story = states.NoResults;
export const LoadError: Story = states.LoadError;
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { language: 'de' } };

export const Retries: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry Send mail' }));
    await screen.findByText('The job runs again');
  },
};
export const RetryRefused: Story = {
  parameters: { msw: { handlers: network.gone } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry Send mail' }));
    await screen.findByText('This failed job no longer exists');
  },
};
/** An error answer without a message shows a general text. */
export const RetryEmptyError: Story = {
  parameters: { msw: { handlers: network.emptyError } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry Send mail' }));
    await screen.findByText('Something went wrong. Try again.');
  },
};
export const DiscardHtmlError: Story = {
  parameters: { msw: { handlers: network.htmlError } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard Send mail' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard failed job' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await screen.findByText('Something went wrong. Try again.');
  },
};
export const DiscardsAfterConfirmation: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard Send mail' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard failed job' }));
    await waitFor(() => expect(dialog.getByText('Send mail')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await screen.findByText('Failed job discarded');
  },
};
/** A kind of an earlier version cannot run again. */
export const UnknownKind: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Discard Earlier version' });
    await expect(canvas.queryByRole('button', { name: 'Retry Earlier version' })).toBeNull();
  },
};
