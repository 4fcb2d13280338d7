import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { docs } from '../../test/docs';
import { Card } from '../Card/Card';
import { Inline } from '../Inline/Inline';
import { inCard } from './inCard';
import { Sparkline } from './Sparkline';
import { months, premium } from './sample';

const values = premium[0]?.values ?? [];

const meta = {
  title: 'Components/Data/Sparkline',
  component: Sparkline,
  parameters: docs({
    use: 'Small trend beside a figure, in a stat card or a row. Import it from `@fairlead/ui/charts`.',
    avoid: 'Use `LineChart` when users need to read the values.',
    dos: ['Show the figure beside it, because the line has no numbers.'],
    donts: ['Compare two of them, because each has its own scale.'],
  }),
  args: { label: 'Premium', value: 'Premium', category: 'Month', categories: months, values },
  decorators: [inCard],
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { format: { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Premium: from $18,420 to $52,870, lowest $18,420, highest $52,870',
    );
    await expect(within(canvas.getByRole('table', { name: 'Premium' })).getAllByRole('row')).toHaveLength(13);
  },
};

export const Flat: Story = { args: { values: months.map(() => 4) } };

export const Gaps: Story = { args: { values: [4, 7, null, 5, 9, null] } };

export const OneValue: Story = { args: { values: [4], categories: ['Jan'] } };

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = {
  args: { values: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data')).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Card>
      <Inline gap={20}>
        <Sparkline {...args} />
        <Sparkline {...args} label="Falling" values={values.toReversed()} />
        <Sparkline {...args} label="Flat" values={months.map(() => 4)} />
        <Sparkline {...args} label="Gaps" values={[4, 7, null, 5, 9, 3]} />
        <Sparkline {...args} label="Loading" loading />
      </Inline>
    </Card>
  ),
};
