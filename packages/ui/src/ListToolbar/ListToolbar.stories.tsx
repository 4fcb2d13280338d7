import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns3, Download, ListFilter, Plus } from 'lucide';
import { expect, fn } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Inline } from '../Inline/Inline';
import { SearchField } from '../SearchField/SearchField';
import { Select } from '../Select/Select';
import { ListToolbar } from './ListToolbar';

const meta = {
  title: 'Components/Data/ListToolbar',
  component: ListToolbar,
  tags: ['autodocs'],
  parameters: docs({
    use: 'The `toolbar` of a `ListFrame`: search field, filters and sorting, with view settings at the end.',
    avoid:
      'Put the button for a new record beside the page title. Use `BulkBar` for selected rows and `FilterBar` for more than two filters.',
    dos: [
      'Use the same order on every list: search, filter, sort, density, columns.',
      'Hide the labels of its fields visually.',
    ],
    donts: ['Put controls that phones need into `end` only, which is shown from 900 px up. Use `compactEnd` for them.'],
  }),
  args: {
    children: (
      <>
        <SearchField value="" onValueChange={fn()} placeholder="Search by Name" />
        <Select
          label="Filter"
          hideLabel
          leading={<Icon of={ListFilter} />}
          options={[{ value: 'all', label: 'All' }]}
          value="all"
          onValueChange={fn()}
        />
      </>
    ),
    end: (
      <Button variant="ghost" leadingIcon={<Icon of={Columns3} />}>
        Columns
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof ListToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const addFilter = (
  <Button variant="ghost" size="small" leadingIcon={<Icon of={Plus} size={14} />}>
    Filter
  </Button>
);

/** Without chips, the button that adds a filter follows the controls. */
export const Filters: Story = {
  args: { filters: addFilter },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('textbox', { name: 'Search' }).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Filter' }).getBoundingClientRect();
    await expect(button.bottom).toBeLessThanOrEqual(search.bottom);
  },
};

/** Chips have a line of their own below all controls. */
export const Filtered: Story = {
  args: {
    filtered: true,
    filters: (
      <Inline gap={8}>
        <Button size="small">Status: Active</Button>
        {addFilter}
      </Inline>
    ),
  },
  play: async ({ canvas }) => {
    const columns = canvas.getByRole('button', { name: 'Columns' }).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Filter' }).getBoundingClientRect();
    await expect(button.top).toBeGreaterThanOrEqual(columns.bottom);
  },
};

/** On phones, too, the chips are below the selects. */
export const FilteredPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { ...Filtered.args },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Filter' }).getBoundingClientRect();
    const chip = canvas.getByRole('button', { name: 'Status: Active' }).getBoundingClientRect();
    await expect(chip.top).toBeGreaterThanOrEqual(select.bottom);
  },
};

export const SearchOnly: Story = {
  args: { children: <SearchField value="" onValueChange={fn()} placeholder="Search by Name" />, end: undefined },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Columns' })).toBeNull();
    await expect(canvas.getByRole('search')).toContainElement(canvas.getByRole('textbox', { name: 'Search' }));
  },
};

/** Below 900 px, icon buttons replace the view settings. */
export const CompactEnd: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    compactEnd: (
      <IconButton label="Export" variant="outline">
        <Icon of={Download} size={16} />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    const filter = canvas.getByRole('combobox', { name: 'Filter' }).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Export' }).getBoundingClientRect();
    await expect(Math.abs(filter.top - button.top)).toBeLessThanOrEqual(1);
    await expect(button.left).toBeGreaterThan(filter.right);
  },
};

/** The button of the filters is beside the search field, and all other controls are on the second line. */
export const CompactFilters: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    ...CompactEnd.args,
    compactFilters: (
      <IconButton label="Filters" variant="outline">
        <Icon of={ListFilter} size={16} />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('textbox', { name: 'Search' }).getBoundingClientRect();
    const filters = canvas.getByRole('button', { name: 'Filters' }).getBoundingClientRect();
    await expect(filters.left).toBeGreaterThan(search.right);
    await expect(Math.abs(filters.top - search.top)).toBeLessThanOrEqual(4);
    const select = canvas.getByRole('combobox', { name: 'Filter' }).getBoundingClientRect();
    const last = canvas.getByRole('button', { name: 'Export' }).getBoundingClientRect();
    await expect(select.top - filters.bottom).toBeGreaterThanOrEqual(4);
    await expect(select.top - filters.bottom).toBeLessThanOrEqual(12);
    await expect(Math.abs(select.top - last.top)).toBeLessThanOrEqual(1);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <>
        <SearchField value={longWord} onValueChange={fn()} />
        <Select
          label="Filter"
          hideLabel
          leading={<Icon of={ListFilter} />}
          options={[{ value: 'long', label: `Alle mit ${longWord}` }]}
          value="long"
          onValueChange={fn()}
        />
      </>
    ),
  },
};

export const Matrix: Story = { tags: ['matrix'] };
