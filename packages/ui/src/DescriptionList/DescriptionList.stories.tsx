import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { Card } from '../Card/Card';
import { Link } from '../Link/Link';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { DescriptionList, descriptionLayouts } from './DescriptionList';

const meta = {
  title: 'Components/Data/DescriptionList',
  component: DescriptionList,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Details of one record. `columns` for a section of a page, `rows` for a side card, `ends` for values aligned at the edge, `strip` for the key facts in a `RecordHeader`.',
    avoid: 'Use `DataTable` to compare records, `StatCard` for a key figure, and fields for values in a form.',
    dos: ['Leave the description of a missing value empty. It shows N/A.', 'Use `full` for longer texts.'],
    donts: ['Omit missing values, because their absence is information.'],
    examples: [
      {
        good: true,
        caption: 'Short terms, formatted values.',
        example: (
          <DescriptionList
            items={[
              { term: 'Premium', description: '$1,234.50' },
              { term: 'Effective date', description: '11/20/2026' },
            ]}
          />
        ),
      },
      {
        good: false,
        caption: 'Questions as terms, raw values.',
        example: (
          <DescriptionList
            items={[
              { term: 'How much is the premium?', description: '1234.5' },
              { term: 'When does it start?', description: '1795132800' },
            ]}
          />
        ),
      },
    ],
  }),
  args: {
    items: [
      { term: 'Insurance', description: 'Flood' },
      { term: 'Carrier', description: 'Palmetto Flood Mutual' },
      { term: 'Premium', description: '$1,184.00' },
      { term: 'Effective Date', description: '12/12/2026' },
      { term: 'Opportunity', description: <Link href="#opportunity">OPP-2381</Link> },
      { term: 'Customer answer' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toContain('Customer answer');
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent('N/A');
  },
};

/** Undefined, null and empty values show N/A. Zero does not. */
export const Empty: Story = {
  args: {
    items: [
      { term: 'Left out' },
      { term: 'Empty text', description: '' },
      { term: 'Null', description: null },
      { term: 'Zero', description: 0 },
    ],
  },
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('definition').map((fact) => fact.textContent);
    await expect(texts).toEqual(['N/A', 'N/A', 'N/A', '0']);
  },
};

/** Terms are shown immediately, and nothing moves when the values load. */
export const Loading: Story = {
  args: { loading: true },
  render: (args) => (
    <Stack gap={40}>
      <DescriptionList {...args} items={args.items.filter(({ term }) => term !== 'Opportunity')} id="loading" />
      <DescriptionList
        {...args}
        items={args.items.filter(({ term }) => term !== 'Opportunity')}
        id="there"
        loading={false}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const height = (id: string) => canvasElement.querySelector<HTMLElement>(`#${id}`)?.offsetHeight;
    await expect(canvasElement.querySelector('#loading')).toHaveAttribute('aria-busy', 'true');
    await expect(height('loading')).toBe(height('there'));
  },
};

export const Rows: Story = {
  args: { layout: 'rows' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Card title="Your Client">
          <Story />
        </Card>
      </div>
    ),
  ],
};

export const Ends: Story = { ...Rows, args: { layout: 'ends' } };

/** Key facts are on one line where they fit. */
export const Strip: Story = {
  args: { layout: 'strip' },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('term').map((term) => Math.round(term.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    columns: { xs: 1, md: 3 },
    items: [
      {
        term: 'Email',
        description: 'dana.whitfield-commercial-property@brightwater-restoration-and-construction.example',
      },
      {
        term: 'Discounts that the carrier has granted for this property',
        description: 'Elevated foundation, claims free 5 years',
      },
      { term: 'Phone', description: '(941) 555-0148' },
      {
        term: 'Description',
        full: true,
        description:
          'Stopped at the light when the car behind could not brake in the rain and pushed mine into the van ahead. Rear bumper, tailgate and the left headlight are broken.',
      },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  tags: ['matrix'],
  render: ({ items }) => (
    <Stack gap={24}>
      {descriptionLayouts.map((layout) => (
        <Stack key={layout} gap={8}>
          <Text size="label">{layout}</Text>
          <Card>
            <DescriptionList {...{ items, layout }} columns={{ xs: 2, md: 3 }} />
          </Card>
        </Stack>
      ))}
    </Stack>
  ),
};
