import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { docs } from '../../test/docs';
import { Card } from '../Card/Card';
import { Grid } from '../Grid/Grid';
import { ErrorState } from './ErrorState';

const meta = {
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  tags: ['autodocs'],
  parameters: docs({
    use: "Replaces content that failed to load, with the server's message and a Retry button. Announced immediately.",
    avoid:
      'If older content is still available, keep it and show an `Alert`. For a failed save, use the field’s `error` or a toast.',
    keys: { Tab: 'Reaches Retry', 'Enter, Space': 'Retry' },
    dos: ['Name what failed: “Coupons could not be loaded”.', 'Show the server’s message in `message`.'],
    donts: ['Offer Retry when it cannot succeed. Omit `onRetry`.'],
  }),
  args: {
    title: 'Coupons could not be loaded',
    message: 'The server says: Request timed out after 30 seconds.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/timed out/);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Retry is busy until the content has loaded or failed again. */
export const Retrying: Story = {
  args: { onRetry: fn(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent }) => {
    const retry = canvas.getByRole('button', { name: 'Retry' });
    await userEvent.click(retry);
    await expect(retry).toHaveAttribute('aria-busy', 'true');
    await expect(retry).toHaveFocus();
  },
};

/** No Retry button when retrying cannot succeed. */
export const WithoutRetry: Story = {
  args: { onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { message: `upstream-connect-error-${'0123456789abcdef'.repeat(10)}` },
};

export const RetriesByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ xs: 1, md: 2 }}>
      <Card padding="none">
        <ErrorState {...args} />
      </Card>
      <Card padding="none">
        <ErrorState title="Policy could not be loaded" />
      </Card>
    </Grid>
  ),
};
