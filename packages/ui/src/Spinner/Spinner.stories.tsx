import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Spinner, spinnerSizes } from './Spinner';

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  tags: ['autodocs'],
  parameters: docs({
    use: 'For a wait whose content has no known shape. Screen readers announce its `label`; without one it is decoration beside a visible text. It fades instead of rotating with reduced motion.',
    avoid:
      'Use `Skeleton` for a list, card or record, a button’s `loading`, `ProgressLine` for page navigation, and `ProgressBar` for an upload.',
    dos: ['Name what is loading: “Loading policy”.'],
    donts: ['Show more than one at a time.'],
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
