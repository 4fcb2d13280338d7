import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Spinner, spinnerSizes } from './Spinner';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Where a page waits for one thing and has no shape yet. With a `label` screen readers say what is awaited; without one it is decoration beside words that say it. Readers who asked for less movement see it fade in and out.',
    avoid:
      'For a list, a card or a record take `Skeleton`, for a button its `loading`, for a change of page `ProgressLine`, for an upload `ProgressBar`.',
    dos: ['Say what is awaited: “Loading policy”.'],
    donts: ['No more than one in sight.'],
  }),
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { label: 'Loading policy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading policy');
  },
};

export const BesideWords: Story = {
  render: () => (
    <Stack align="center" gap={12}>
      <Spinner size="large" />
      <Text tone="muted">Loading policy…</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Inline gap={24}>
      {spinnerSizes.map((size) => (
        <Inline key={size}>
          <Spinner size={size} />
          <Text size="label">{size}</Text>
        </Inline>
      ))}
    </Inline>
  ),
};
