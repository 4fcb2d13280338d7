import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { ProgressBar } from './ProgressBar';

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Progress of a longer task, such as an upload or import. Fills the width of its parent.',
    avoid:
      'Use `MeterBar` for a static share, `ProgressLine` for page navigation, and `Spinner` or a button’s `loading` for a short wait.',
    dos: ['Omit `value` while the total is unknown.', 'Name the task in `label`, including the file name.'],
    donts: ['Simulate progress with a timer.'],
  }),
  args: { label: 'Uploading Elevation certificate.pdf', value: 64 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Filled share of the bar. */
const filled = (bar: HTMLElement) =>
  (bar.firstElementChild?.getBoundingClientRect().width ?? 0) / bar.getBoundingClientRect().width;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading Elevation certificate.pdf' });
    await expect(bar).toHaveAttribute('aria-valuenow', '64');
    await expect(filled(bar)).toBeCloseTo(0.64);
  },
};

/** Shows that the task is running, without a percentage. */
export const Indeterminate: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const BesideNumber: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Inline justify="between">
        <Text weight="label">Elevation certificate.pdf</Text>
        <Text size="caption" tone="muted" numeric>
          64%
        </Text>
      </Inline>
      <ProgressBar {...args} />
    </Stack>
  ),
};

/** For example, bytes. */
export const OwnScale: Story = {
  args: { value: 5_767_168, max: 23_068_672 },
  play: async ({ canvas }) => {
    await expect(filled(canvas.getByRole('progressbar'))).toBeCloseTo(0.25);
  },
};

/** Values above the maximum or below 0 are limited, and a maximum of 0 shows an empty bar. */
export const OutOfBounds: Story = {
  render: (args) => (
    <Stack>
      <ProgressBar {...args} label="More than all" value={140} />
      <ProgressBar {...args} label="Less than nothing" value={-3} />
      <ProgressBar {...args} label="Nothing of nothing" value={0} max={0} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(filled(canvas.getByRole('progressbar', { name: 'More than all' }))).toBe(1);
    await expect(canvas.getByRole('progressbar', { name: 'More than all' })).toHaveAttribute('aria-valuenow', '100');
    await expect(filled(canvas.getByRole('progressbar', { name: 'Less than nothing' }))).toBe(0);
    await expect(filled(canvas.getByRole('progressbar', { name: 'Nothing of nothing' }))).toBe(0);
  },
};

const shares = [0, 12, 64, 100, undefined] as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack>
      {shares.map((share) => (
        <Stack key={String(share)} gap={4}>
          <Text size="label">{share === undefined ? 'Nobody knows' : `${share} of 100`}</Text>
          <ProgressBar label={`Importing, ${share ?? 'unknown'}`} value={share} />
        </Stack>
      ))}
    </Stack>
  ),
};
