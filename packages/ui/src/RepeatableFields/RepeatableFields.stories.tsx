import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { docs } from '../../test/docs';
import { FormGrid } from '../FormGrid/FormGrid';
import { Stack } from '../Stack/Stack';
import { TextField } from '../TextField/TextField';
import { RepeatableFields, type RepeatableFieldsProps } from './RepeatableFields';

interface Coverage {
  id: string;
  name: string;
  value: string;
}
const coverages: readonly Coverage[] = [
  { id: '1', name: 'Combined single limit', value: '1,000,000' },
  { id: '2', name: 'Medical payments', value: '5,000' },
  { id: '3', name: 'Comprehensive', value: '1,000' },
];

const meta = {
  title: 'Components/Inputs/RepeatableFields',
  // A generic component has no single type of props.
  component: RepeatableFields<Coverage>,
  parameters: docs({
    use: 'Group of fields that users can repeat: coverages, drivers, vehicles. Pass the `fields` of react-hook-form’s `useFieldArray`, or any list with stable ids.',
    avoid:
      'Use a table with a separate form for many rows with many fields, and `CheckboxList` or `MultiSelect` for a choice from a list.',
    keys: {
      Tab: 'Moves through the fields of a row to its Remove button',
      'Enter, Space': 'On a button: add or remove a row',
    },
    dos: ['Append with `shouldFocus: false`, because the component moves the focus and announces the change.'],
    donts: ['Use the index as the id, because values would move to other rows when one is removed.'],
  }),
  args: {
    label: 'Coverages',
    rows: coverages,
    rowLabel: (index) => `Coverage ${index + 1}`,
    addLabel: 'Add coverage',
    children: (row) => (
      <FormGrid>
        <TextField label="Name" required defaultValue={row.name} />
        <TextField label="Value" required defaultValue={row.value} />
      </FormGrid>
    ),
    onAdd: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof RepeatableFields<Coverage>>;
export default meta;
type Story = StoryObj<typeof meta>;

let made = 0;
/** Keeps the rows in state, like a screen without a form library. */
function Kept(args: RepeatableFieldsProps<Coverage>) {
  const [rows, setRows] = useState(args.rows);
  return (
    <RepeatableFields
      {...args}
      rows={rows}
      onAdd={() => {
        args.onAdd();
        setRows([...rows, { id: `new ${made++}`, name: '', value: '' }]);
      }}
      onRemove={(index) => {
        args.onRemove(index);
        setRows(rows.filter((_, each) => each !== index));
      }}
    />
  );
}
const render = (args: RepeatableFieldsProps<Coverage>) => <Kept {...args} />;

export const Default: Story = {
  render,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Coverages' });
    await expect(within(group).getAllByRole('group', { name: /^Coverage \d$/ })).toHaveLength(3);
  },
};

export const Hint: Story = { tags: ['anatomy'], args: { hint: 'As the declarations page names them' } };

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Coverages' })).toHaveAccessibleDescription('Required');
  },
};

export const Invalid: Story = {
  args: { error: 'Each coverage needs a name and a value' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Coverages' })).toHaveAccessibleDescription(
      'Each coverage needs a name and a value',
    );
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** The last row cannot be removed. */
export const LastCannotGo: Story = {
  render,
  args: { rows: coverages.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Remove/ })).toBeDisabled();
  },
};

export const Full: Story = {
  args: { max: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add coverage' })).toBeDisabled();
  },
};

export const AddsByKeyboard: Story = {
  tags: ['keyboard'],
  render,
  args: { rows: coverages.slice(0, 1) },
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add coverage' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    const second = within(await canvas.findByRole('group', { name: 'Coverage 2' }));
    await waitFor(() => expect(second.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Coverage 2 added');
    await expect(args.onAdd).toHaveBeenCalledOnce();
    // Both rows can be removed now.
    for (const button of canvas.getAllByRole('button', { name: /^Remove/ })) await expect(button).toBeEnabled();
  },
};

export const RemovesByKeyboard: Story = {
  render,
  play: async ({ args, canvas, userEvent }) => {
    const remove = (index: number) => canvas.getByRole('button', { name: `Remove Coverage ${index}` });
    const name = (index: number) =>
      within(canvas.getByRole('group', { name: `Coverage ${index}` })).getByRole('textbox', { name: 'Name' });
    remove(2).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenLastCalledWith(1);
    // The next row has moved up.
    await waitFor(() => expect(name(2)).toHaveFocus());
    await expect(name(2)).toHaveValue('Comprehensive');
    await expect(canvas.getByRole('status')).toHaveTextContent('Coverage 2 removed');
    remove(2).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(name(1)).toHaveFocus());
    await expect(canvas.getByRole('button', { name: /^Remove/ })).toBeDisabled();
  },
};

/** Without a minimum, the last row can be removed too. */
export const RemovesTheLastByKeyboard: Story = {
  render,
  args: { rows: coverages.slice(0, 1), min: 0 },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove Coverage 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add coverage' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Coverage 1 removed');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  render,
  args: {
    label: 'Everything that is insured under this policy, with its limit or deductible as the carrier wrote it',
    rowLabel: (index) => `Coverage ${index + 1} of the commercial general liability policy`,
  },
};

export const Phone: Story = { render, globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={24}>
      <Kept {...args} />
      <Kept {...args} label="One" rows={coverages.slice(0, 1)} error="Each coverage needs a name and a value" />
      <Kept {...args} label="Disabled" rows={coverages.slice(0, 2)} disabled />
    </Stack>
  ),
};
