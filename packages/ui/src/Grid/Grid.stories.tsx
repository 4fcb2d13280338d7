import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { docs } from '../../test/docs';
import { Sample } from '../../test/Matrix';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Grid } from './Grid';
import { gridColumns } from './Grid.css';

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Columns of equal width for cards, figures or packages. Pass a number, or one per breakpoint: `{ xs: 1, md: 2, lg: 3 }`.',
    avoid: 'Use `FormGrid` for form fields, `DataTable` for comparisons, and `Inline` for items of different width.',
    dos: ['Start with one column on phones.'],
    donts: ['Use more columns than the longest figure of a card allows.'],
  }),
  args: {
    columns: 3,
    children: Array.from({ length: 6 }, (_, index) => <Sample key={index}>{`Card ${index + 1}`}</Sample>),
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One column on phones, two from `md`, three from `lg`. */
export const Responsive: Story = { args: { columns: { xs: 1, md: 2, lg: 3 } } };

/** On phones, many small controls stay in one row that scrolls. */
export const Row: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    columns: { xs: 'row', md: 4 },
    gap: 12,
    children: Array.from({ length: 12 }, (_, index) => <Button key={index}>{`Status ${index + 1}`}</Button>),
  },
  play: async ({ canvas }) => {
    const [first, ...others] = canvas.getAllByRole('button');
    for (const other of others) await expect(other.offsetTop).toBe(first?.offsetTop);
    others.at(-1)?.focus();
    await waitFor(() => expect(others.at(-1)?.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Long words break and do not widen their column. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    columns: 2,
    children: [<Text key="long">{'certificate-of-insurance-'.repeat(12)}</Text>, <Sample key="short">Short</Sample>],
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: ({ children }) => (
    <Stack gap={24}>
      {gridColumns.map((columns) => (
        <Grid key={columns} columns={columns} gap={8}>
          {children}
        </Grid>
      ))}
    </Stack>
  ),
};
