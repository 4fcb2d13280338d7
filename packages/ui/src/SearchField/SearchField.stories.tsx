import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Button } from '../Button/Button';
import { Popover } from '../Popover/Popover';
import { Stack } from '../Stack/Stack';
import { SearchField } from './SearchField';

const fields = [
  { value: 'name', label: 'Name' },
  { value: 'website', label: 'Website' },
  { value: 'claim', label: 'Claim' },
];

const meta = {
  title: 'Components/Inputs/SearchField',
  component: SearchField,
  tags: ['autodocs'],
  parameters: docs({
    use: "Search field of a list. With `fields` it includes a select for the column to search in. It has no state; the list keeps the search in the page's address.",
    avoid: 'Use `Combobox` to choose a value in a form, and `CommandPalette` to search the whole product.',
    keys: {
      Tab: 'Moves to the column select, the text, and the Clear button',
      Esc: 'In the text: clears it; the focus stays',
    },
    dos: [
      'Describe the search in the placeholder: “Search by Coupon Code”.',
      'Give it the available width of the toolbar, up to 400 px.',
      'Wait for a pause in typing before sending a request.',
    ],
    donts: ['Add a search button, because the list follows the text.'],
  }),
  args: { value: '', onValueChange: fn(), placeholder: 'Search' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    const [field, setField] = useState(args.field);
    const text = {
      value,
      onValueChange: (next: string) => {
        setValue(next);
        args.onValueChange(next);
      },
    };
    if (!args.fields) return <SearchField {...args} {...text} />;
    const choose = (next: string) => {
      setField(next);
      args.onFieldChange(next);
    };
    return <SearchField {...args} {...text} field={field} onFieldChange={choose} />;
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a column select. */
export const Default: Story = {};

/** Disabled with an explanation until a column is selected. */
export const Unchosen: Story = {
  args: { fields, field: undefined, onFieldChange: fn(), placeholder: 'Choose what to search by' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Search by' })).toBeEnabled();
    await expect(canvas.getByRole('textbox', { name: 'Search' })).toBeDisabled();
  },
};

export const Chosen: Story = {
  args: { fields, field: 'name', onFieldChange: fn(), placeholder: 'Search by Name' },
};

export const Typed: Story = {
  args: { fields, field: 'name', onFieldChange: fn(), value: 'Palmetto Flood Mutual' },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    fields: [{ value: 'reference', label: longWord }],
    field: 'reference',
    onFieldChange: fn(),
    placeholder: 'Search by Carrier claim reference number',
  },
};

export const ChoosesThenSearches: Story = {
  args: { fields, field: undefined, onFieldChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search by' }));
    await userEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'Website' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('website');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'palm');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('palm');
  },
};

export const ClearsByButton: Story = {
  args: { value: 'palmetto' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('textbox', { name: 'Search' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
};

export const ClearsByEscape: Story = {
  tags: ['keyboard'],
  args: { value: 'palmetto' },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', { name: 'Search' });
    await userEvent.click(text);
    await userEvent.keyboard('{Escape}');
    await expect(text).toHaveValue('');
    await expect(text).toHaveFocus();
  },
};

/** Esc clears the text before it closes the popover. */
export const EscapeInPopover: Story = {
  tags: ['keyboard'],
  args: { value: 'palmetto' },
  decorators: [
    (Story) => (
      <Popover title="Policies" trigger={<Button>Policies</Button>}>
        <Story />
      </Popover>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Policies' }));
    const text = await screen.findByRole('textbox', { name: 'Search' });
    await userEvent.click(text);
    await userEvent.keyboard('{Escape}');
    await expect(text).toHaveValue('');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={12}>
      <SearchField value="" onValueChange={fn()} placeholder="Search" />
      <SearchField value="palmetto" onValueChange={fn()} />
      <SearchField
        fields={fields}
        field={undefined}
        onFieldChange={fn()}
        value=""
        onValueChange={fn()}
        placeholder="Choose what to search by"
      />
      <SearchField fields={fields} field="name" onFieldChange={fn()} value="palmetto" onValueChange={fn()} />
    </Stack>
  ),
};
