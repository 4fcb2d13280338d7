import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { docs } from '../../test/docs';
import { swipe } from '../../test/swipe';
import { Stack } from '../Stack/Stack';
import { FilterBar } from './FilterBar';
import type { FilterValues } from './filter';

const option = (label: string) => ({ value: label.toUpperCase().replaceAll(' ', '_'), label });
const filters = [
  { id: 'status', label: 'Status', options: ['Active', 'In Review', 'Expiring', 'Expired'].map(option) },
  { id: 'carrier', label: 'Carrier', options: ['Harborline Mutual', 'Keystone Fidelity'].map(option) },
  { id: 'line', label: 'Insurance', options: ['Auto', 'Flood', 'General Liability'].map(option) },
];

const meta = {
  title: 'Components/Data/FilterBar',
  component: FilterBar,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Filters above a list, each with a few options.',
    avoid: 'Use a `Select` in the `ListToolbar` for a single filter, and `MultiSelect` or `Combobox` for many options.',
    keys: {
      Tab: 'Moves between filters',
      'Enter, Space, Down': 'Open the options of a filter',
      'Up, Down, letters': 'Move',
      'Enter, Space': 'Choose',
      Esc: 'Closes without a change',
    },
    dos: [
      'Keep the selected filters in the address, so that links restore them.',
      'In an empty list, mention the active filters and offer to clear them.',
    ],
    donts: ['Show more than five filters.'],
  }),
  args: { filters, value: {}, onValueChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState<FilterValues>(args.value);
    return (
      <FilterBar
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const active = { status: 'IN_REVIEW', line: 'FLOOD' };

export const Default: Story = {};

export const Active: Story = {
  tags: ['anatomy'],
  args: { value: active },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Status: In Review' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Carrier: Any' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Active filters: 2');
  },
};

/** An unknown value, for example from an old link, is ignored. */
export const Unknown: Story = {
  args: { value: { status: 'LOST', agent: 'x' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Status: Any' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    filters: [
      ...filters,
      {
        id: 'form',
        label: 'Form of the policy and of its endorsements',
        options: [option('Commercial General Liability with Products and Completed Operations, Occurrence Form')],
      },
    ],
    value: { form: 'COMMERCIAL_GENERAL_LIABILITY_WITH_PRODUCTS_AND_COMPLETED_OPERATIONS,_OCCURRENCE_FORM' },
  },
};

export const ChoosesByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    const status = canvas.getByRole('button', { name: 'Status: Any' });
    status.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Any' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ status: 'ACTIVE' });
    await waitFor(() => expect(status).toHaveFocus());
    await expect(status).toHaveTextContent('Status: Active');

    canvas.getByRole('button', { name: 'Clear filters' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({});
    await expect(status).toHaveFocus();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** One button, which opens the filters in a sheet. */
export const Phone: Story = {
  args: { value: active },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filters' });
    await expect(button).toHaveAccessibleDescription('Active filters: 2');
    await userEvent.click(button);
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('combobox', { name: 'Carrier' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Keystone Fidelity' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...active, carrier: 'KEYSTONE_FIDELITY' });
    await userEvent.click(sheet.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Any' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ line: 'FLOOD', carrier: 'KEYSTONE_FIDELITY' });
    await userEvent.click(sheet.getByRole('button', { name: 'Show results' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A swipe closes the sheet at the foot of the window. */
export const PhoneClosesBySwipe: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filters' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    const { bottom, top } = dialog.getBoundingClientRect();
    await expect(Math.round(bottom)).toBe(window.innerHeight);
    await expect(top).toBeGreaterThan(56);
    await swipe(within(dialog).getByRole('heading', { name: 'Filters' }), { y: 200 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const PhoneOpen: Story = {
  args: { value: active },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Clear filters' })).toBeVisible());
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={16}>
      <FilterBar {...args} aria-label="None" value={{}} />
      <FilterBar {...args} aria-label="Some" value={active} />
    </Stack>
  ),
};
