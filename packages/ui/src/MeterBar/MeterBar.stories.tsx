import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { Matrix as Table } from '../../test/Matrix';
import { Grid } from '../Grid/Grid';
import { Text } from '../Text/Text';
import { MeterBar, meterTones } from './MeterBar';

const meta = {
  title: 'Components/MeterBar',
  component: MeterBar,
  tags: ['autodocs'],
  parameters: docs({
    use: 'A 4 px bar beside a number, so that the eye can rank rows: uses that remain, days to expiry. It is as wide as its parent.',
    avoid:
      'Work that goes on is a `ProgressBar` or a `Spinner`; amounts to be compared with their names are a `BarList`.',
    dos: [
      'Write the number beside it: screen readers pass over the bar.',
      'Choose the tone by what it means: danger at the end, warning close to it.',
    ],
    donts: ['Do not compare bars whose full length stands for different things.'],
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

/** More than all is all. */
export const Overfull: Story = {
  args: { value: 400 },
  play: async ({ canvasElement }) => {
    await expect(fill(canvasElement)).toBe(72);
  },
};

/** Nothing of nothing is an empty bar. */
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
