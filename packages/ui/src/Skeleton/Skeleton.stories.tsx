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
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Placeholder with the shape and height of content that is loading, so that nothing moves. Show headers and toolbars immediately. The animation stops with reduced motion.',
    avoid:
      'Use `Spinner` for content of unknown shape, a button’s `loading`, and `ProgressLine` for page navigation. `DataTable` and the charts have their own skeletons.',
    dos: [
      'Show it after 150 ms, so that fast responses show none.',
      'Announce loading once (`aria-busy`, a `status`), because screen readers ignore the shapes.',
    ],
    donts: ['Show many more shapes than expected items.', 'Replace data that is already available but outdated.'],
  }),
  args: { width: 128 },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A loading card with a person and two lines. */
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

/** It has no name or text for screen readers. */
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
