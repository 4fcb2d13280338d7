import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { pressComposing } from '../../test/composing';
import { inForm, inLocale } from '../../test/decorators';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { fieldSizes } from '../Control/Control';
import { Grid } from '../Grid/Grid';
import { TimeField } from './TimeField';

const meta = {
  title: 'Components/Inputs/TimeField',
  component: TimeField,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Time of day, typed in any common format and shown in the user’s language. The value is `HH:mm`. With react-hook-form, use a `Controller` and pass `field.onChange` as `onValueChange`.',
    avoid:
      'Use `DateField` for a day, `Select` for fixed times such as appointments, and `NumberField` with a unit for a duration.',
    keys: {
      'Up, Down': 'Next or previous quarter of an hour, or multiple of `step`',
      'Page Up, Page Down': 'Next or previous hour',
      Tab: 'Leaves the field, which formats the time',
    },
    dos: ['Name the time zone in the hint if the user may be in another one.'],
    donts: ['Ask for a time when the day is enough.'],
  }),
  args: { label: 'Call back at', name: 'callBackAt', onValueChange: fn(), onBlur: fn() },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: '15:30' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Call back at' });
    await expect(input).toHaveValue('3:30 PM');
    await expect(input).toHaveAttribute('aria-valuetext', '3:30 PM');
  },
};

export const Empty: Story = {};

export const Hint: Story = { tags: ['anatomy'], args: { hint: 'Eastern Time' } };

export const Required: Story = { args: { required: true } };

export const Invalid: Story = { args: { required: true, defaultValue: '20:00', error: 'The office is closed then' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '15:30' } };

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: '15:30' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('spinbutton')).toHaveValue('3:30 PM');
  },
};

const tidies = (typed: string, shown: string, value: string, locale = 'en'): Story => ({
  decorators: [inForm('Task'), inLocale(locale)],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.type(input, typed);
    await expect(input).toHaveValue(typed);
    await userEvent.tab();
    await expect(input).toHaveValue(shown);
    await expect(input).toBeValid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(value);
    await expect(args.onBlur).toHaveBeenCalledOnce();
    const data = new FormData(canvas.getByRole<HTMLFormElement>('form'));
    await expect([...data]).toEqual([['callBackAt', value]]);
  },
});
export const TakesHalfOfDay: Story = tidies('3:30 pm', '3:30 PM', '15:30');
export const TakesShort: Story = tidies('330p', '3:30 PM', '15:30');
export const TakesHoursOfDay: Story = tidies('15:30', '3:30 PM', '15:30');
export const French: Story = tidies('15h30', '15:30', '15:30', 'fr');
export const German: Story = tidies('1530', '15:30', '15:30', 'de');
export const Dutch: Story = tidies('3:30 pm', '15:30', '15:30', 'nl');

/** Invalid text stays as typed, with an error until it is corrected. */
const reports = (typed: string, shown: string, message: string): Story => ({
  args: { min: '09:00', max: '17:00' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.type(input, typed);
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveValue(shown);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(message);
    await userEvent.clear(input);
    await userEvent.type(input, '10a');
    await expect(input).toBeValid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('10:00');
  },
});
export const NoTime: Story = reports('noon', 'noon', 'Enter a time, for example 3:30 PM');
export const ImpossibleTime: Story = reports('25:00', '25:00', 'Enter a time, for example 3:30 PM');
export const TooEarly: Story = reports('8:59', '8:59 AM', 'Choose 9:00 AM or later');
export const TooLate: Story = reports('17:01', '5:01 PM', 'Choose 5:00 PM or earlier');

export const StepsByKeyboard: Story = {
  tags: ['keyboard'],
  args: { min: '09:00', max: '17:00' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('9:00 AM');
    // Arrow keys choose a character while an input method (IME) composes text.
    await pressComposing(input, 'ArrowUp');
    await expect(input).toHaveValue('9:00 AM');
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveValue('9:00 AM');
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    await expect(input).toHaveValue('10:00 AM');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('10:00');
    await userEvent.keyboard('{PageDown}');
    await expect(input).toHaveAttribute('aria-valuetext', '9:00 AM');
  },
};

/** Controlled value, and a form reset. */
export const Controlled: Story = {
  render: function Render(args) {
    const [time, setTime] = useState('09:00');
    return (
      <>
        <TimeField {...args} hint={`Held: ${time}`} value={time} onValueChange={setTime} />
        <button type="button" onClick={() => setTime('')}>
          Clear
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, 'late');
    await expect(canvas.getByText('Held: late')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(input).toHaveValue('');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: `Tag, an dem sie gilt: ${longWord}`,
    hint: `As it is printed on the declarations page; see ${longWord}.`,
    optional: true,
    defaultValue: '15:30',
  },
};

const states = {
  Default: {},
  Invalid: { error: 'The office is closed then', required: true },
  Disabled: { disabled: true },
  'Read-only': { readOnly: true },
} as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ xs: 1, md: 3 }} gap={20}>
      {Object.entries(states).flatMap(([state, props]) =>
        fieldSizes.map((size) => (
          <TimeField key={state + size} label={`${state}, ${size}`} size={size} defaultValue="15:30" {...props} />
        )),
      )}
    </Grid>
  ),
};
