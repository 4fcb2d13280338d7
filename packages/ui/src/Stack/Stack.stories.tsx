import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Sample } from '../../test/Matrix';
import { Grid } from '../Grid/Grid';
import { Text } from '../Text/Text';
import { Stack, stackAligns } from './Stack';

const meta = {
  title: 'Components/Stack',
  component: Stack,
  tags: ['autodocs'],
  parameters: docs({
    use: 'One under the other, with one space between. No component has a margin: the parent chooses the space of its children, by a step of the scale.',
    avoid: 'Fields of a form stand in a `FormGrid`; side by side is an `Inline`; events in time are a `Timeline`.',
    dos: [
      'Small steps within what belongs together (4, 8), great ones between (16, 24).',
      '`asChild` around a list or a form, rather than a `div` in it.',
    ],
    donts: ['No empty child for more room: nest two stacks.'],
  }),
  args: {
    children: (
      <>
        <Sample>Policy</Sample>
        <Sample>People and damage</Sample>
        <Sample>Review</Sample>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tight: Story = { args: { gap: 4 } };

/** The list itself is laid out: no element between it and its rows. */
export const AsList: Story = {
  args: {
    asChild: true,
    gap: 8,
    children: (
      <ul>
        <li>Florida</li>
        <li>Georgia</li>
      </ul>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').children).toHaveLength(2);
    await expect(getComputedStyle(canvas.getByRole('list')).rowGap).toBe('8px');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { align: 'start', children: [<Text key="long">{longWord}</Text>, <Sample key="short">Policy</Sample>] },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: ({ children }) => (
    <Grid columns={{ xs: 2, md: 4 }} gap={24}>
      {stackAligns.map((align) => (
        <Stack key={align} gap={8}>
          <Text size="label">{align}</Text>
          <Stack align={align} gap={8}>
            {children}
          </Stack>
        </Stack>
      ))}
    </Grid>
  ),
};
