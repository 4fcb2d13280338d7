import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Select } from '../Select/Select';
import { TextField } from '../TextField/TextField';
import { FormGrid, FullRow } from './FormGrid';

const meta = {
  title: 'Components/Inputs/FormGrid',
  component: FormGrid,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Arranges form fields in one column, or from 900 px in two. Narrow dialogs always have one column.',
    avoid: 'Use `Grid` for figures and cards, and `DescriptionList` for read-only details.',
    dos: [
      'Pair fields that belong together: first and last name, type and amount.',
      'Wrap long and single fields in a `FullRow`.',
    ],
    donts: ['Pair unrelated fields. Give them their own row.'],
  }),
  args: {
    children: (
      <>
        <FullRow>
          <TextField label="Coupon Code" required hint="What agencies type at checkout." />
        </FullRow>
        <Select
          label="Discount Type"
          required
          defaultValue="FIXED"
          options={[
            { value: 'FIXED', label: 'Fixed' },
            { value: 'PERCENT', label: 'Percent' },
          ]}
        />
        <TextField label="Discount Amount" required error="Discount Amount must be at least 1" />
        <TextField label="Max Times Can Be Used" required />
        <TextField label="Expiration Date" required />
      </>
    ),
  },
} satisfies Meta<typeof FormGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const top = (element: HTMLElement) => element.getBoundingClientRect().top;

export const Default: Story = {
  play: async ({ canvas }) => {
    const amount = canvas.getByRole('textbox', { name: 'Discount Amount' });
    await expect(top(canvas.getByText('Discount Type'))).toBe(top(canvas.getByText('Discount Amount')));
    await expect(canvas.getByRole('textbox', { name: 'Coupon Code' }).offsetWidth).toBeGreaterThan(
      amount.offsetWidth * 1.9,
    );
  },
};

const oneColumn: Story['play'] = async ({ canvas }) => {
  await expect(top(canvas.getByText('Discount Amount'))).toBeGreaterThan(top(canvas.getByText('Discount Type')));
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: oneColumn };

/** As in a small dialog on a wide screen. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 432 }}>
      <FormGrid {...args} />
    </div>
  ),
  play: oneColumn,
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <>
        <TextField label={longWord} hint={`Siehe ${longWord}`} />
        <FullRow>
          <TextField label="Expiration Date" required error={`Ohne ${longWord} geht es nicht`} />
        </FullRow>
      </>
    ),
  },
};

export const Matrix: Story = { tags: ['matrix'] };
