import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { Matrix as Table } from '../../test/Matrix';
import { Grid } from '../Grid/Grid';
import { Text } from '../Text/Text';
import { MeterBar, meterTones } from './MeterBar';

const meta = {
  title: 'Components/Data/MeterBar',
  component: MeterBar,
  tags: ['autodocs'],
  parameters: docs({
    use: 'A 4 px bar beside a number that helps users to compare rows: remaining uses, days to expiry. Fills the width of its parent.',
    avoid: 'Use `ProgressBar` or `Spinner` for running work, and `BarList` to compare amounts with names.',
    dos: [
      'Show the number beside it, because screen readers ignore the bar.',
      'Choose the tone by meaning: danger when nothing is left, warning shortly before.',
    ],
    donts: ['Compare bars with different maximums.'],
  }),
  args: { value: 41, max: 250 },
  decorators: [
    (Story) => (
      <div style={{ width: 72 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MeterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('[aria-hidden="true"] > span')?.getBoundingClientRect().width;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(fill(canvasElement)).toBeCloseTo((72 * 41) / 250, 0);
  },
};

export const Empty: Story = {
  args: { value: 0, tone: 'danger' },
  play: async ({ canvasElement }) => {
    await expect(fill(canvasElement)).toBe(0);
  },
};

/** A value above the maximum fills the bar. */
export const Overfull: Story = {
  args: { value: 400 },
  play: async ({ canvasElement }) => {
    await expect(fill(canvasElement)).toBe(72);
  },
};

/** A maximum of 0 shows an empty bar. */
export const NothingOfNothing: Story = {
  args: { value: 0, max: 0 },
  play: async ({ canvasElement }) => {
    await expect(fill(canvasElement)).toBe(0);
  },
};

export const BesideNumber: Story = {
  decorators: [],
  render: (args) => (
    <div style={{ width: 140 }}>
      <Grid columns={2} gap={12}>
        <MeterBar {...args} />
        <Text numeric>41 left</Text>
      </Grid>
    </div>
  ),
};

const shares = ['0', '12', '60', '100'] as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Table rows={meterTones} columns={shares}>
      {(tone, share) => (
        <div style={{ width: 72 }}>
          <MeterBar tone={tone} value={Number(share)} max={100} />
        </div>
      )}
    </Table>
  ),
};
