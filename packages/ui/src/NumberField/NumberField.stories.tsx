import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { pressComposing } from '../../test/composing';
import { inLocale } from '../../test/decorators';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Grid } from '../Grid/Grid';
import { LocaleProvider } from '../messages/messages';
import { NumberField } from './NumberField';

const meta = {
  title: 'Components/Inputs/NumberField',
  component: NumberField,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Quantity in the number format of the user’s language: `1,234.5` in English, `1 234,5` in French, `1.234,5` in German and Dutch. Unlike the browser’s number input, the mouse wheel never changes it, arrow keys change it only with `step`, and exponents are not allowed. For whole numbers on phones, set `inputMode="numeric"`.',
    avoid:
      'Use `MoneyField` for dollars, and `TextField` for numbers that are not quantities (policy number, year, ZIP code).',
    keys: {
      Tab: 'Leaves the field, which adds thousands separators',
      'Up, Down': 'With `step`: increase or decrease the number, within `min` and `max`',
    },
    dos: [
      'Convert the text in the form’s schema with `parseNumber(text, useLocale())`.',
      'Pass a stored number as a number, or format it with `formatNumber`.',
    ],
    donts: ['Set `step` for numbers that users type at once, such as an amount or a mileage.'],
  }),
  args: { label: 'Max Times Can Be Used', name: 'maxUses', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: '1,200' } };

export const Placeholder: Story = { args: { placeholder: 'For example 100' } };

export const Hint: Story = { tags: ['anatomy'], args: { hint: 'Each paid plan takes one use.' } };

export const Required: Story = { args: { required: true } };

export const Invalid: Story = { args: { required: true, error: 'Max Times Can Be Used is required' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '1,200' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '1,200' } };

export const Unit: Story = { args: { label: 'Radius of operation', trailing: 'mi', defaultValue: '200' } };

export const SetsCommasWhenLeft: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '12345.5');
    await expect(input).toHaveValue('12345.5');
    await userEvent.tab();
    await expect(input).toHaveValue('12,345.5');
    // Seven keystrokes and the formatted text, before `onBlur`.
    await expect(args.onChange).toHaveBeenCalledTimes(8);
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const LeavesWhatIsNoNumber: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'ten');
    await userEvent.tab();
    await expect(input).toHaveValue('ten');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await expect(input).toHaveAccessibleDescription('Enter a number, for example 1,234.5');
  },
};

const tidies = (locale: string, typed: string, result: string, number: number): Story => ({
  args: { onNumberChange: fn() },
  decorators: [inLocale(locale)],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste(typed);
    await userEvent.tab();
    await expect(input).toHaveValue(result);
    await expect(input).toBeValid();
    await expect(args.onNumberChange).toHaveBeenLastCalledWith(number);
  },
});
export const PastesEnglish: Story = tidies('en', '-1234567.5', '-1,234,567.5', -1_234_567.5);
export const PastesFrench: Story = tidies('fr', '1 234,56', '1\u202F234,56', 1234.56);
export const PastesGerman: Story = tidies('de', '1.234,56', '1.234,56', 1234.56);
export const PastesDutch: Story = tidies('nl', '1234,56', '1.234,56', 1234.56);

/** Invalid text stays as typed, with an error until it is corrected. */
const reports = (typed: string, message: string): Story => ({
  args: { min: 1, max: 500 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, typed);
    await userEvent.tab();
    await expect(input).toHaveValue(typed);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(message);
    await userEvent.clear(input);
    await userEvent.type(input, '12');
    await expect(input).toBeValid();
  },
});
export const TooSmall: Story = reports('-4', 'Must be at least 1');
export const TooLarge: Story = reports('501', 'Must be at most 500');
export const Exponent: Story = reports('1e2', 'Enter a number, for example 1,234.5');
export const NotationOfAnotherLanguage: Story = reports('1.234,56', 'Enter a number, for example 1,234.5');

export const StepsByKeyboard: Story = {
  tags: ['keyboard'],
  args: { min: 0, max: 1000, step: 5, defaultValue: 990 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByRole('spinbutton', { name: 'Max Times Can Be Used' });
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-valuenow', '990');
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('995');
    // Arrow keys choose a character while an input method (IME) composes text.
    await pressComposing(input, 'ArrowUp');
    await expect(input).toHaveValue('995');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(input).toHaveValue('1,000');
    await expect(input).toHaveAttribute('aria-valuetext', '1,000');
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveValue('995');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const KeepsNumberAsLanguageChanges: Story = {
  args: { defaultValue: 1234.5 },
  render: function Render(args) {
    const [locale, setLocale] = useState('en');
    return (
      <LocaleProvider locale={locale}>
        <NumberField {...args} />
        <button type="button" onClick={() => setLocale('de')}>
          Deutsch
        </button>
      </LocaleProvider>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('1,234.5');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('textbox')).toHaveValue('1.234,5');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: `Tag, an dem sie gilt: ${longWord}`,
    hint: `As it is printed on the declarations page; see ${longWord}.`,
    optional: true,
    defaultValue: 123456789,
  },
};

const states = {
  Default: {},
  Invalid: { error: 'Must be at least 209', required: true },
  Disabled: { disabled: true },
  'Read-only': { readOnly: true },
} as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ xs: 1, md: 2 }} gap={20}>
      {Object.entries(states).map(([state, props]) => (
        <NumberField key={state} label={state} trailing="mi" defaultValue="1,200" {...props} />
      ))}
    </Grid>
  ),
};
