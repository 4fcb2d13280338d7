import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Matrix as Variants } from '../../test/Matrix';
import { densities } from '../DataTable/density';
import { Table } from './Table';

const coverages = [
  ['Bodily injury', 'Each person and each accident', '$100,000 / $300,000'],
  ['Property damage', '', '$100,000'],
  ['Collision', 'Deductible', '$1,000'],
] as const;
const children = (
  <>
    <thead>
      <tr>
        <th scope="col">Coverage</th>
        <th scope="col">Description</th>
        <th scope="col" data-align="end">
          Limit
        </th>
      </tr>
    </thead>
    <tbody>
      {coverages.map(([name, description, limit]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{description}</td>
          <td data-align="end">{limit}</td>
        </tr>
      ))}
    </tbody>
  </>
);

const meta = {
  title: 'Components/Data/Table',
  component: Table,
  parameters: docs({
    use: 'Small table of static data, such as coverages or the values before and after a change. Children are native rows.',
    avoid:
      'Use `DataTable` for records: it sorts, selects, and becomes cards on phones. Use `DescriptionList` for one record.',
    dos: ['Give heads a `scope`, and the cell that names the row too.', 'Align amounts with `data-align="end"`.'],
    donts: ['Add more columns than fit on a phone.'],
  }),
  args: { label: 'Coverages', children },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Coverages' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Collision' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '$1,000' })).toHaveStyle({ textAlign: 'end' });
  },
};

export const Compact: Story = { args: { density: 'compact' } };

export const Framed: Story = { args: { framed: true } };

/** The last row adds up the others. */
export const WithTotal: Story = {
  args: {
    framed: true,
    children: (
      <>
        {children}
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Total
            </th>
            <td data-align="end">$501,000</td>
          </tr>
        </tfoot>
      </>
    ),
  },
};

export const EqualColumns: Story = {
  args: { equalColumns: true, framed: true },
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('columnheader').map((head) => Math.round(head.getBoundingClientRect().width));
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
  },
};

/** Long words break, so that the table stays in its frame. */
export const LongText: Story = {
  args: {
    framed: true,
    equalColumns: true,
    children: (
      <tbody>
        <tr>
          <th scope="row">{longWord}</th>
          <td>{longWord}</td>
        </tr>
      </tbody>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A framed table that is too wide scrolls, also by keyboard. */
export const Scrolls: Story = {
  args: {
    framed: true,
    children: (
      <tbody>
        <tr>
          {coverages.map(([name]) => (
            <td key={name} style={{ minWidth: 300 }}>
              {name}
            </td>
          ))}
        </tr>
      </tbody>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const frame = await canvas.findByRole('group', { name: 'Coverages' });
    await userEvent.tab();
    await expect(frame).toHaveFocus();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Variants rows={densities} columns={['Plain', 'Framed']}>
      {(density, column) => (
        <Table label={`${density} ${column}`} density={density} framed={column === 'Framed'}>
          {children}
        </Table>
      )}
    </Variants>
  ),
};
