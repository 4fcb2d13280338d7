import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { docs } from '../../test/docs';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { ListFrame } from '../ListFrame/ListFrame';
import { Stack } from '../Stack/Stack';
import { DataTable, type DataTableProps } from './DataTable';
import { columns, coupons, rowActions } from './sample';
import { type RowExpansionOptions, useRowExpansion } from './useRowExpansion';

type Coupon = (typeof coupons)[number];
const nameOf = ({ code }: Coupon) => code;
const content = ({ uses, expires }: Coupon) => (
  <DescriptionList
    items={[
      { term: 'Made for', description: 'Agencies that opened an account at the fair' },
      { term: 'Can be used', description: `${uses} times until ${expires}` },
    ]}
  />
);

type ExpandableProps = Partial<RowExpansionOptions<Coupon>> &
  Partial<Pick<DataTableProps<Coupon>, 'label' | 'serialStart' | 'loading'>>;

function Expandable({ label = 'Coupons', serialStart, loading, ...options }: ExpandableProps) {
  const expansion = useRowExpansion({ content, rowName: nameOf, ...options });
  return (
    <ListFrame aria-label={label}>
      <DataTable
        label={label}
        columns={columns}
        rows={coupons}
        rowKey={nameOf}
        rowActions={rowActions}
        expansion={expansion}
        {...{ serialStart, loading }}
      />
    </ListFrame>
  );
}

const meta = {
  title: 'Components/Data/DataTable/Expansion',
  component: Expandable,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Details that few users need, below the row itself: `expansion={useRowExpansion({ content, rowName })}`.',
    avoid: 'Use a column for values that users compare, and a page or `Drawer` for larger content.',
    keys: { Tab: 'Moves between buttons and into open rows', 'Enter, Space': 'Opens or closes the row' },
    dos: ['Keep it short: a few details or a short list.'],
    donts: ['Put a table or a form into it.'],
  }),
  args: { onExpandedChange: fn() },
} satisfies Meta<typeof Expandable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultExpanded: new Set(['BETA-2025']) } };

export const Loading: Story = {
  args: { loading: true },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: /Details/ })).toBeNull(),
};

export const OpensByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Details of CES27' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const opened = document.getElementById(button.getAttribute('aria-controls') ?? '');
    await expect(opened).toHaveTextContent('90 times until 20-Jan-2027');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(['CES27']));
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(opened).not.toBeInTheDocument();
  },
};

/** Spans the visible columns only. */
export const Narrow: Story = {
  args: { serialStart: 1, defaultExpanded: new Set(['BETA-2025']) },
  globals: { viewport: { value: 'md' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Agencies that opened/ });
    const heads = canvas.getAllByRole('columnheader').length;
    await expect(within(row).getByRole('cell')).toHaveAttribute('colspan', String(heads));
    await expect(row.offsetWidth).toBe(canvas.getByRole('table').offsetWidth);
  },
};

/** At the bottom of the card. */
export const Phone: Story = {
  ...Default,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('row', { name: /^BETA-2025/ });
    const opened = canvas.getByRole('row', { name: /Agencies that opened/ });
    await expect(opened.offsetWidth).toBe(card.offsetWidth);
    await expect(opened.getBoundingClientRect().top - card.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    defaultExpanded: new Set(['BETA-2025']),
    content: () => `${'Sent to every agency in the southern states after the storm of last September. '.repeat(12)}`,
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={24}>
      <Expandable {...args} defaultExpanded={new Set(['BETA-2025', 'FLOODWEEK'])} />
      <div style={{ width: 390 }}>
        <Expandable {...args} label="Narrow" defaultExpanded={new Set(['AGENCY-LAUNCH'])} />
      </div>
    </Stack>
  ),
};
