import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Upload } from 'lucide';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Stack } from '../Stack/Stack';
import { PageHeader } from './PageHeader';

const actions = (
  <>
    <Button leadingIcon={<Icon of={Upload} />}>Import</Button>
    <Button variant="solid" tone="accent" leadingIcon={<Icon of={Plus} />}>
      Create Coupon
    </Button>
  </>
);

const meta = {
  title: 'Components/Layout/PageHeader',
  component: PageHeader,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Header of a page: title as its only `h1`, count and actions. On phones, actions that do not fit move to their own row.',
    avoid: 'Use `Heading` or a `Card` with a title for sections, and `ActionBar` for Save in a form.',
    dos: [
      'Use at most one solid accent button, for the primary action.',
      'Show the count with its unit: “24 coupons”.',
    ],
    donts: ['Put a status into the title. Show a `Chip` beside it.'],
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

/** A line below the title does not move the actions. */
export const WithDescription: Story = {
  tags: ['anatomy'],
  args: { description: 'Coupons for new agencies.', actions },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const description = canvas.getByText('Coupons for new agencies.').getBoundingClientRect();
    const action = canvas.getByRole('button', { name: 'Create Coupon' }).getBoundingClientRect();
    await expect(description.top).toBeGreaterThanOrEqual(heading.bottom);
    await expect(action.top).toBeLessThan(heading.bottom);
  },
};

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
      <PageHeader title="All Coupons" description="Coupons for new agencies." actions={actions} />
    </Stack>
  ),
};
