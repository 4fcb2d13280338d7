import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { Card } from '../Card/Card';
import { Grid } from '../Grid/Grid';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Skeleton, skeletonShapes } from './Skeleton';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  parameters: docs({
    use: 'The shape of what comes, at its heights, so that nothing moves when it is there. Heads and toolbars are real at once. The pulse rests for readers who asked for less movement.',
    avoid:
      'What has no shape yet takes a `Spinner`; a button its `loading`; a change of page the `ProgressLine`. `DataTable` and the charts bring their own.',
    dos: [
      'Show it after 150 ms: what is faster needs no sign.',
      'Say once that it is loading (`aria-busy`, a `status`): screen readers pass over the shapes.',
    ],
    donts: [
      'No more shapes than will come: twenty rows for three frighten.',
      'Do not put it in the place of data that is there and only getting old.',
    ],
  }),
  args: { width: 128 },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A person and two lines, as a card loads. */
export const InCard: Story = {
  render: () => (
    <Card>
      <Stack>
        <Inline gap={12}>
          <Skeleton shape="circle" />
          <Stack gap={8}>
            <Skeleton width={128} />
            <Skeleton width={88} height={8} />
          </Stack>
        </Inline>
        <Skeleton />
        <Skeleton width="82%" />
        <Inline>
          <Skeleton shape="box" width={96} />
          <Skeleton shape="box" width={72} />
        </Inline>
      </Stack>
    </Card>
  ),
};

/** It has no name and no text for a screen reader. */
export const PassedOver: Story = {
  args: { id: 'skeleton' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('#skeleton')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={4}>
      {skeletonShapes.map((shape) => (
        <Stack key={shape} gap={8}>
          <Text size="label">{shape}</Text>
          <Skeleton shape={shape} />
        </Stack>
      ))}
    </Grid>
  ),
};
