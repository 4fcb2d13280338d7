import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inForm } from '../../test/decorators';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { fieldSizes } from '../Control/Control';
import { Grid } from '../Grid/Grid';
import { PhoneField } from './PhoneField';
import { phoneNumbers } from './phoneNumbers';

const meta = {
  title: 'Components/Inputs/PhoneField',
  component: PhoneField,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Phone number, of the United States unless it starts with `+`. Formatted while typing; the value is E.164. With react-hook-form, use a `Controller` and pass `field.onChange` as `onValueChange`.',
    avoid: 'Use `TextField` for a number with an extension or one that is only displayed.',
    keys: {
      'Backspace, Delete': 'On a bracket or dash: delete the digit beside it',
      Tab: 'Leaves the field, which removes the leading 1 of a US number',
    },
    dos: ['Keep the default `autoComplete`, so that browsers offer the user’s own number.'],
    donts: ['Split a number over several inputs.', 'Ask for the country separately, because the number contains it.'],
  }),
  args: { label: 'Phone', name: 'phone', onValueChange: fn(), onBlur: fn() },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: '+14155550132' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('(415) 555-0132');
  },
};

export const Empty: Story = {};

export const Hint: Story = { tags: ['anatomy'], args: { hint: 'For questions about the claim only' } };

export const Required: Story = { args: { required: true } };

export const Invalid: Story = { args: { required: true, defaultValue: '555', error: 'Please give valid number' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '+14155550132' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '+14155550132' } };

const tidies = (typed: string, shown: string, value: string, left = shown): Story => ({
  decorators: [inForm('Contact')],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, typed);
    await expect(input).toHaveValue(shown);
    await userEvent.tab();
    await expect(input).toHaveValue(left);
    await expect(input).toBeValid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(value);
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect([...new FormData(canvas.getByRole<HTMLFormElement>('form'))]).toEqual([['phone', value]]);
  },
});
export const GroupsWhileTyping: Story = tidies('4155550132', '(415) 555-0132', '+14155550132');
export const TakesDots: Story = tidies('415.555.0132', '(415) 555-0132', '+14155550132');
export const TakesCountryCode: Story = tidies('+14155550132', '+1 (415) 555-0132', '+14155550132', '(415) 555-0132');
/** Numbers of another country, from `@fairlead/ui/phone-numbers`. */
export const German: Story = {
  ...tidies('+4930901820', '+49 30 901820', '+4930901820', '030 901820'),
  args: { numbers: phoneNumbers('DE') },
};
export const GermanInvalid: Story = {
  args: { numbers: phoneNumbers('DE') },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '12');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/^Enter a number such as 01.+, or \+ with the country code$/);
  },
};
export const OtherCountry: Story = tidies('+44 20 7946 0958', '+44 20 7946 0958', '+442079460958');

/** Invalid text stays as typed, with an error until it is corrected. */
const reports = (typed: string, shown: string): Story => ({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, typed);
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveValue(shown);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter a US number of 10 digits, or + with the country code');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(shown);
    await userEvent.clear(input);
    await userEvent.type(input, '4155550132');
    await expect(input).toBeValid();
  },
});
export const TooShort: Story = reports('5550132', '(555) 013-2');
export const TooLong: Story = reports('415555013299', '415555013299');
export const NoAreaCode: Story = reports('0155550132', '(015) 555-0132');
export const Words: Story = reports('ask Marcus', 'ask Marcus');

export const CaretStaysByKeyboard: Story = {
  tags: ['keyboard'],
  args: { defaultValue: '+14155550132' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    // After the area code, before its bracket.
    input.setSelectionRange(4, 4);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('(415) 550-132');
    await expect(input.selectionStart).toBe(3);
    await userEvent.keyboard('7');
    await expect(input).toHaveValue('(417) 555-0132');
    await expect(input.selectionStart).toBe(4);
    // On the dash, the digit before it is deleted.
    input.setSelectionRange(10, 10);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('(417) 550-132');
    await expect(input.selectionStart).toBe(8);
  },
};

export const Pastes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste(' +1 415-555-0132 ');
    await expect(canvas.getByRole('textbox')).toHaveValue('+1 (415) 555-0132');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+14155550132');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: `Tag, an dem sie gilt: ${longWord}`,
    hint: `As it is printed on the declarations page; see ${longWord}.`,
    optional: true,
    defaultValue: '+447700900000',
  },
};

const states = {
  Default: {},
  Invalid: { error: 'Please give valid number', required: true },
  Disabled: { disabled: true },
  'Read-only': { readOnly: true },
} as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ xs: 1, md: 3 }} gap={20}>
      {Object.entries(states).flatMap(([state, props]) =>
        fieldSizes.map((size) => (
          <PhoneField
            key={state + size}
            label={`${state}, ${size}`}
            size={size}
            defaultValue="+14155550132"
            {...props}
          />
        )),
      )}
    </Grid>
  ),
};
