import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { drive, inputTypes } from '../../test/ariaPattern';
import { docs } from '../../test/docs';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
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
  title: 'Components/Inputs/CheckboxList',
  component: CheckboxList,
  tags: ['autodocs'],
  parameters: docs({
    use: 'List of options that users should read through, such as the states of a licence. Scrolls above 300 px.',
    avoid:
      'Use `MultiSelect` when space is limited, `Combobox` for a search or for options from a server, and `Checkbox` for one yes or no choice.',
    keys: { Tab: 'Moves between options', Space: 'Toggles the option', Esc: 'In the filter: clears it' },
    dos: ['Sort the options the way users look for them.', 'Add a filter for more than about twenty options.'],
    donts: ['Treat the filter as a selection: hidden options stay checked and are submitted.'],
  }),
  args: { label: 'Insurance Types', name: 'types', options: lines, onValueChange: fn() },
} satisfies Meta<typeof CheckboxList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: ['FLOOD', 'GL'] } };

export const Hint: Story = {
  tags: ['anatomy'],
  args: { hint: 'Those that you may sell' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Insurance Types' });
    await expect(group).toHaveAccessibleDescription('Those that you may sell');
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Required');
  },
};

export const Invalid: Story = {
  args: { required: true, error: 'State is required', label: 'States', options: states },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'States' });
    await expect(group).toHaveAccessibleDescription('State is required Required');
    await expect(group).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: ['FLOOD'], filter: true } };

export const Empty: Story = { args: { options: [] } };

/** Options scroll above 300 px. */
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
    // In the order of the list, not of the clicks.
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

/** Checked options that the filter hides stay checked, and unknown values are kept. */
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

/** Esc clears the filter before it closes the dialog. */
export const EscapeInDialog: Story = {
  tags: ['keyboard'],
  args: { label: 'States', options: states, filter: true },
  render: (args) => (
    <Dialog title="Licenses" trigger={<Button>Licenses</Button>}>
      <CheckboxList {...args} />
    </Dialog>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Licenses' }));
    const filter = await screen.findByRole('textbox', { name: 'Filter' });
    await userEvent.type(filter, 'flo');
    await userEvent.keyboard('{Escape}');
    await expect(filter).toHaveValue('');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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
    // Options that the filter hides are submitted too.
    await expect(new FormData(form).getAll('types')).toEqual(['AUTO', 'FLOOD', 'GL']);
    form.reset();
    await expect(new FormData(form).getAll('types')).toEqual(['FLOOD', 'GL']);
  },
};

/** Uses the testers of React Aria, which rely on roles and attributes only. */
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
