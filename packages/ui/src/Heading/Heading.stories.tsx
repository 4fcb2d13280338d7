import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Stack } from '../Stack/Stack';
import { Heading, headingSizes } from './Heading';

const meta = {
  title: 'Components/Layout/Heading',
  component: Heading,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Headings. `level` sets the place in the page outline, which screen readers use for navigation. `size` overrides the usual appearance of the level: `figure` for prices.',
    avoid: '`PageHeader` and `Card` include their own headings. Use `Text` with a weight for emphasis only.',
    dos: [
      'Use one level 1 heading per page and do not skip levels.',
      'Use sentence case, unless a text is prescribed.',
    ],
    donts: ['Choose a level for its size.'],
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
