import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Stack } from '../Stack/Stack';
import { Heading, headingSizes } from './Heading';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Titles. `level` is the place in the outline of the page, which screen readers walk through; `size` is the look when it is not the usual one: `figure` for prices.',
    avoid:
      'The title of a page comes with `PageHeader`, that of a card with `Card`. Words that are only meant to be strong are `Text` with a weight.',
    dos: [
      'One level 1 a page, and no level left out.',
      'Capitals as in a sentence, unless the product prescribes the words.',
    ],
    donts: ['Do not choose a level for its size.'],
  }),
  args: { level: 1, children: 'All Coupons' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'All Coupons' })).toBeVisible();
  },
};

export const Figure: Story = { args: { level: 3, size: 'figure', children: '$487,615.00' } };

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    level: 2,
    children: `Commercial property and general liability: ${longWord}`,
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack>
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          {size === 'figure' ? '$487,615.00' : `Coverages, ${size}`}
        </Heading>
      ))}
    </Stack>
  ),
};
