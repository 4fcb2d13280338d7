import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListFilter } from 'lucide';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { drive, inputTypes } from '../../test/ariaPattern';
import { docs } from '../../test/docs';
import { fieldSizes } from '../Control/Control';
import { Dialog } from '../Dialog/Dialog';
import { Grid } from '../Grid/Grid';
import { Icon } from '../Icon/Icon';
import type { ListOption } from '../Listbox/option';
import { MultiSelect } from './MultiSelect';

const statuses: ListOption[] = [
  { value: 'ACTIVE', label: 'Active' },
  { value: 'PENDING', label: 'Pending' },
  { value: 'EXPIRING', label: 'Expiring' },
  { value: 'CANCELLED', label: 'Cancelled' },
  { value: 'EXPIRED', label: 'Expired', disabled: true },
];

const meta = {
  title: 'Components/Inputs/MultiSelect',
  component: MultiSelect<ListOption>,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Selects several options of a short list in a single line, such as a filter. Import it from `@fairlead/ui/multi-select`.',
    avoid:
      'Use `CheckboxList` when users should read all options, `Combobox` with `multiple` for a search or for options from a server, and `Select` for a single option.',
    keys: {
      'Enter, Space, Up, Down': 'Open the list',
      'Up, Down, Home, End, letters': 'Move in the list',
      'Enter, Space': 'Toggle the option; the list stays open',
      Esc: 'Closes the list and keeps the selection',
      Tab: 'Closes the list and leaves the field',
    },
    dos: ['Describe an empty selection in the placeholder, for example “All statuses”.'],
    donts: ['Use it for more than about fifteen options.'],
  }),
  args: { label: 'Status', options: statuses, onBlur: fn() },
} satisfies Meta<typeof MultiSelect<ListOption>>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = () => screen.findByRole('listbox');
const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

export const Default: Story = {
  args: { defaultValue: ['ACTIVE', 'PENDING', 'EXPIRING'] },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('combobox', { name: 'Status' });
    await expect(button).toHaveTextContent('3 selected');
    await expect(button).toHaveAccessibleDescription('Active, Pending, and Expiring');
  },
};

export const Placeholder: Story = { args: { placeholder: 'All statuses' } };

export const OneChosen: Story = {
  args: { defaultValue: ['PENDING'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Pending');
  },
};

export const Hint: Story = { tags: ['anatomy'], args: { hint: 'Policies in any of these' } };

export const Required: Story = { args: { required: true } };

export const Invalid: Story = {
  args: { required: true, error: 'Status is required', defaultValue: ['ACTIVE', 'PENDING'] },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('combobox', { name: 'Status' });
    await expect(button).toBeInvalid();
    await expect(button).toHaveAccessibleDescription('Status is required Active and Pending');
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: ['ACTIVE'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};

export const Empty: Story = { args: { options: [], placeholder: 'Nothing to choose' } };

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    options: [
      { value: 'CGL', label: 'Commercial General Liability with Products and Completed Operations, Occurrence Form' },
      { value: 'AUTO', label: 'Auto' },
    ],
    defaultValue: ['CGL'],
  },
  render: (args) => (
    <Grid columns={4}>
      <MultiSelect {...args} />
    </Grid>
  ),
};

export const ChoosesByPointer: Story = {
  args: { placeholder: 'All statuses', onValueChange: fn() },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('combobox');
    await userEvent.click(button);
    const options = within(await list());
    await userEvent.click(options.getByText('Expiring'));
    await userEvent.click(options.getByText('Active'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['EXPIRING', 'ACTIVE'], [statuses[2], statuses[0]]);
    await expect(button).toHaveTextContent('2 selected');
    await userEvent.click(options.getByText('Expiring'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['ACTIVE'], [statuses[0]]);
    // A disabled option cannot be selected.
    await userEvent.click(options.getByText('Expired'));
    await expect(button).toHaveTextContent('Active');
    await userEvent.click(document.body);
    await closed();
  },
};

export const ChoosesByKeyboard: Story = {
  tags: ['keyboard'],
  args: { onValueChange: fn() },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await list()).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{End}');
    // Skips the last option, which is disabled.
    const last = screen.getByRole('option', { name: 'Cancelled' });
    await waitFor(() => expect(button).toHaveAttribute('aria-activedescendant', last.id));
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['ACTIVE', 'CANCELLED'], [statuses[0], statuses[3]]);
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('p');
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(button).toHaveFocus();
    await expect(button).toHaveTextContent('2 selected');
    await userEvent.keyboard('{Enter}');
    await list();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await closed();
    // Leaving the field does not change the selection.
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const SendsWithForm: Story = {
  args: { name: 'status', defaultValue: ['ACTIVE'] },
  render: (args) => (
    <form aria-label="Filter">
      <MultiSelect {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(within(await list()).getByText('Pending'));
    await expect(new FormData(form).getAll('status')).toEqual(['ACTIVE', 'PENDING']);
    form.reset();
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('Active'));
    await expect(new FormData(form).getAll('status')).toEqual(['ACTIVE']);
  },
};

/** Esc closes the list but not the dialog. */
export const InDialog: Story = {
  render: (args) => (
    <Dialog title="Filter policies" trigger={<button type="button">Filter</button>}>
      <MultiSelect {...args} />
    </Dialog>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const dialog = await screen.findByRole('dialog', { name: 'Filter policies' });
    const button = within(dialog).getByRole('combobox', { name: 'Status' });
    await userEvent.click(button);
    await userEvent.click(within(await list()).getByText('Pending'));
    await expect(button).toHaveTextContent('Pending');
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(dialog).toBeInTheDocument();
  },
};

/** Uses the testers of React Aria, which rely on roles and attributes only. */
export const FollowsAriaPattern: Story = {
  render: (args) => (
    <Grid columns={{ xs: 1, md: 3 }} gap={20}>
      {inputTypes.map((type) => (
        <MultiSelect key={type} {...args} label={type} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const interactionType of inputTypes) {
      // A combobox whose trigger is the field itself.
      const tester = drive('ComboBox', {
        root: canvas.getByRole('combobox', { name: interactionType }),
        interactionType,
      });
      await tester.open();
      await tester.toggleOptionSelection({ option: 'Expiring' });
      await tester.toggleOptionSelection({ option: 0 });
      const chosen = tester.getOptions().filter((option) => option.ariaSelected === 'true');
      await expect(chosen.map((option) => option.textContent)).toEqual(['Active', 'Expiring']);
      await tester.close();
      await expect(tester.getTrigger()).toHaveTextContent('2 selected');
      await expect(tester.getTrigger()).toHaveFocus();
    }
  },
};

const shown = {
  Placeholder: { placeholder: 'All statuses', leading: <Icon of={ListFilter} /> },
  Chosen: { defaultValue: ['ACTIVE', 'PENDING'] },
  Invalid: { placeholder: 'All statuses', error: 'Status is required', required: true },
  Disabled: { defaultValue: ['ACTIVE', 'PENDING'], disabled: true },
} as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ xs: 1, md: 3 }} gap={20}>
      {Object.entries(shown).flatMap(([state, props]) =>
        fieldSizes.map((size) => (
          <MultiSelect key={state + size} label={`${state}, ${size}`} size={size} options={statuses} {...props} />
        )),
      )}
    </Grid>
  ),
};

/** The open list in every theme. */
export const MatrixOpen: Story = {
  tags: ['matrix'],
  args: { defaultValue: ['ACTIVE', 'EXPIRING'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await list();
    await userEvent.keyboard('{ArrowDown}');
  },
};
