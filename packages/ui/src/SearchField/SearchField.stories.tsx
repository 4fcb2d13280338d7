import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Stack } from '../Stack/Stack';
import { SearchField } from './SearchField';

const fields = [
  { value: 'name', label: 'Name' },
  { value: 'website', label: 'Website' },
  { value: 'claim', label: 'Claim' },
];

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Above a list: with `fields` one joined control, what to search by and then the text. It holds nothing itself: the list keeps what is searched, in the address of the page.',
    avoid:
      'To choose one of many in a form take `Combobox`; to find anything in the product there is the `CommandPalette`.',
    keys: {
      Tab: 'To what is searched by, to the text, to the button that clears',
      Esc: 'In the text: clears it, the focus stays',
    },
    dos: [
      'Say in the placeholder what is searched: “Search by Coupon Code”.',
      'Give it as much width as the toolbar has, up to 400 px.',
      'Wait for a pause in the typing before the server is asked.',
    ],
    donts: ['No button to start it: the list follows the words.'],
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

/** Nothing to choose: one kind of text is searched. */
export const Default: Story = {};

/** Until something is chosen the text cannot be used, and says so. */
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
