import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { drive, inputTypes } from '../../test/ariaPattern';
import { docs } from '../../test/docs';
import { Grid } from '../Grid/Grid';
import { CheckboxList } from './CheckboxList';

const lines = [
  { value: 'AUTO', label: 'Auto' },
  { value: 'FLOOD', label: 'Flood' },
  { value: 'GL', label: 'General Liability' },
  { value: 'HOME', label: 'Homeowners' },
  { value: 'MARINE', label: 'Inland Marine', disabled: true },
];
const states = (
  'Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Georgia Hawaii Idaho Illinois Indiana ' +
  'Iowa Kansas Kentucky Louisiana Maine Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana'
)
  .split(' ')
  .map((label) => ({ value: label.toUpperCase(), label }));

const meta = {
  title: 'Components/CheckboxList',
  component: CheckboxList,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Chooses several of a known list that should be seen and read through, such as the states of a licence. It scrolls from 300 px on.',
    avoid:
      'Where there is little room take `MultiSelect`, for what has to be searched or comes from a server `Combobox`, for one yes or no `Checkbox`.',
    keys: { Tab: 'From option to option', Space: 'Checks and clears', Esc: 'In the filter: clears it' },
    dos: ['Order the options as one looks for them.', 'Give it a filter from about twenty options on.'],
    donts: ['Do not hide what is checked: a filter narrows what is seen, and sends all that is checked.'],
  }),
  args: { label: 'Insurance Types', name: 'types', options: lines, onValueChange: fn() },
} satisfies Meta<typeof CheckboxList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: ['FLOOD', 'GL'] } };

export const Hint: Story = {
  args: { hint: 'Those that you may sell' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Insurance Types' });
    await expect(group).toHaveAccessibleDescription('Those that you may sell');
  },
};

export const Required: Story = { args: { required: true } };

export const Invalid: Story = {
  args: { required: true, error: 'State is required', label: 'States', options: states },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'States' });
    await expect(group).toHaveAccessibleDescription('State is required');
    await expect(group).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: ['FLOOD'], filter: true } };

export const Empty: Story = { args: { options: [] } };

/** More than 300 px of options scroll. */
export const Scrolling: Story = {
  args: { label: 'States', name: 'states', options: states },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'States' });
    await expect(group.clientHeight).toBe(300);
    await expect(group.scrollHeight).toBeGreaterThan(300);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    options: [
      {
        value: 'CGL',
        label: 'Commercial General Liability with Products and Completed Operations, Occurrence Form',
      },
      { value: 'WORD', label: 'Lebensversicherungsgesellschaftsangestelltenhaftpflicht' },
    ],
  },
  render: (args) => (
    <Grid columns={6}>
      <CheckboxList {...args} />
    </Grid>
  ),
};

export const ChecksByPointer: Story = {
  args: { defaultValue: ['GL'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Auto'));
    // in the order of the list, whatever the order of the clicks
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['AUTO', 'GL']);
    await userEvent.click(canvas.getByText('General Liability'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['AUTO']);
  },
};

export const ChecksByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Auto' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['FLOOD']);
  },
};

/** What is checked stays checked while the filter hides it, and a value that is no option is kept. */
export const Filtered: Story = {
  args: { label: 'States', options: states, filter: true },
  render: function Render(args) {
    const [value, setValue] = useState<readonly string[]>(['PUERTO RICO', 'GEORGIA']);
    return (
      <CheckboxList
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange?.(next);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const filter = canvas.getByRole('textbox', { name: 'Filter' });
    await userEvent.type(filter, 'flo');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Results: 1'));
    await userEvent.click(canvas.getByText('Florida'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['PUERTO RICO', 'FLORIDA', 'GEORGIA']);
    await userEvent.click(filter);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('checkbox', { name: 'Georgia' })).toBeChecked();
  },
};

export const NoResults: Story = {
  args: { label: 'States', options: states, filter: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Filter' }), 'zz');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No results'));
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const SendsWithForm: Story = {
  args: { defaultValue: ['FLOOD', 'GL'], filter: true },
  render: (args) => (
    <form aria-label="Profile">
      <CheckboxList {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Filter' }), 'auto{Enter}');
    await userEvent.click(canvas.getByText('Auto'));
    // what is filtered away is sent too
    await expect(new FormData(form).getAll('types')).toEqual(['AUTO', 'FLOOD', 'GL']);
    form.reset();
    await expect(new FormData(form).getAll('types')).toEqual(['FLOOD', 'GL']);
  },
};

/** By the testers of React Aria, which know roles and attributes alone. */
export const FollowsAriaPattern: Story = {
  render: (args) => (
    <Grid columns={{ xs: 1, md: 3 }} gap={20}>
      {inputTypes.map((type) => (
        <CheckboxList key={type} {...args} label={type} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const interactionType of inputTypes) {
      const tester = drive('CheckboxGroup', {
        root: canvas.getByRole('group', { name: interactionType }),
        interactionType,
      });
      await tester.toggleCheckbox({ checkbox: 'General Liability' });
      await tester.toggleCheckbox({ checkbox: 0 });
      await expect(tester.getSelectedCheckboxes()).toHaveLength(2);
      await tester.toggleCheckbox({ checkbox: 0 });
      await expect(tester.getSelectedCheckboxes()).toEqual([tester.findCheckbox({ indexOrText: 'General Liability' })]);
    }
  },
};

const shown = {
  Default: {},
  Filter: { filter: true },
  Invalid: { error: 'State is required', required: true },
  Disabled: { disabled: true, filter: true },
} as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ xs: 1, md: 4 }} gap={20}>
      {Object.entries(shown).map(([state, props]) => (
        <CheckboxList key={state} label={state} options={lines} defaultValue={['FLOOD', 'MARINE']} {...props} />
      ))}
    </Grid>
  ),
};
