import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Upload } from 'lucide-react';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { PageHeader } from './PageHeader';

const actions = (
  <>
    <Button leadingIcon={<Upload />}>Import</Button>
    <Button variant="solid" tone="accent" leadingIcon={<Plus />}>
      Create Coupon
    </Button>
  </>
);

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  tags: ['autodocs'],
  parameters: docs({
    use: 'The title row of a page: its one first-level heading, how many there are, and what one can do here. On a phone the actions that do not fit take a row of their own.',
    avoid: 'Sections of a page have a `Heading` or a `Card` with a title; a form’s Save stands in its `ActionBar`.',
    dos: ['One solid accent button at most: the thing to do here.', 'Count in the words of the page: “24 coupons”.'],
    donts: ['No status in the title: a `Chip` stands beside it.'],
  }),
  args: { title: 'All Coupons' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { count: '24 coupons', actions },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'All Coupons' })).toBeVisible();
    await expect(canvas.getByText('24 coupons')).toBeVisible();
  },
};

export const TitleOnly: Story = {};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { title: `Commercial property: ${longWord}`, count: '1,284 policies', actions },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={32}>
      <PageHeader title="Dashboard" />
      <PageHeader title="All Coupons" count="24 coupons" actions={actions} />
    </Stack>
  ),
};
