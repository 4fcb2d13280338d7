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
  title: 'Components/RepeatableFields',
  // a generic component has no single type of props
  component: RepeatableFields<Coverage>,
  parameters: docs({
    use: 'A few fields that a person fills as often as there are things: coverages, drivers, vehicles. Its rows are the `fields` of a react-hook-form `useFieldArray`, or any list whose entries keep an id.',
    avoid:
      'Many rows with many fields are a table with a form of their own for each; several of a known list are a `CheckboxList` or a `MultiSelect`.',
    keys: {
      Tab: 'through the fields of a row to the button that removes it',
      'Enter, Space': 'on a button: adds, removes',
    },
    dos: ['Append with `shouldFocus: false`: the component moves the keyboard and says what happened.'],
    donts: ['Don’t use the index as id: the fields of other rows would take what was typed in the removed one.'],
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
/** As a screen keeps them that has no form library. */
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

export const Hint: Story = { args: { hint: 'As the declarations page names them' } };

export const Invalid: Story = {
  args: { error: 'Each coverage needs a name and a value' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Coverages' })).toHaveAccessibleDescription(
      'Each coverage needs a name and a value',
    );
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** There is always one. */
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
    // now both can go
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
    // the next row has come up
    await waitFor(() => expect(name(2)).toHaveFocus());
    await expect(name(2)).toHaveValue('Comprehensive');
    await expect(canvas.getByRole('status')).toHaveTextContent('Coverage 2 removed');
    remove(2).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(name(1)).toHaveFocus());
    await expect(canvas.getByRole('button', { name: /^Remove/ })).toBeDisabled();
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
