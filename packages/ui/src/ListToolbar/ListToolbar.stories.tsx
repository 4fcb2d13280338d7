import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns3, ListFilter } from 'lucide';
import { expect, fn } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Icon } from '../Icon/Icon';
import { SearchField } from '../SearchField/SearchField';
import { Select } from '../Select/Select';
import { ListToolbar } from './ListToolbar';

const meta = {
  title: 'Components/ListToolbar',
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
    donts: ['Put controls that phones need into `end`, which is shown from 900 px up.'],
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
