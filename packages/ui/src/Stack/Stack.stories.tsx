import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Sample } from '../../test/Matrix';
import { Grid } from '../Grid/Grid';
import { Text } from '../Text/Text';
import { Stack, stackAligns } from './Stack';

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Arranges its children in a column with equal space. Components have no margins: the parent sets the space with a step of the spacing scale.',
    avoid: 'Use `FormGrid` for form fields, `Inline` for a row, and `Timeline` for events.',
    dos: [
      'Use small steps (4, 8) within a group and large ones (16, 24) between groups.',
      'Use `asChild` for a list or form, instead of adding a `div`.',
    ],
    donts: ['Add an empty child for more space. Nest two stacks.'],
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

/** Applies the layout to the list itself, without an additional element. */
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
