import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { pressComposing } from '../../test/composing';
import { inForm, inLocale } from '../../test/decorators';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Button } from '../Button/Button';
import { fieldSizes } from '../Control/Control';
import { Grid } from '../Grid/Grid';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { DateTimeField } from './DateTimeField';

const meta = {
  title: 'Components/Inputs/DateTimeField',
  component: DateTimeField,
  tags: ['autodocs'],
  parameters: docs({
    use: 'A date and time that belong together, such as an appointment. The value is `YYYY-MM-DDTHH:mm`. With react-hook-form, use a `Controller` and pass `field.onChange` as `onValueChange`.',
    avoid: 'Use `DateField` and `TimeField` if one of them is optional, and `DateRange` for a range of days.',
    keys: {
      Tab: 'Moves to the date, the time, and the button that opens the calendar',
      'Up, Down': 'In the time: next or previous quarter of an hour, or multiple of `step`',
      'Page Up, Page Down': 'In the time: next or previous hour',
      'Enter, Space': 'On the button: open the calendar, which has the keys of a `DateField`',
      Esc: 'Closes the calendar without a change',
    },
    dos: ['Set `timeZone` if users may be in different time zones.'],
    donts: ['Convert the value to the user’s own time zone without showing it.'],
  }),
  args: { label: 'Appointment', name: 'startsAt', onValueChange: fn(), onBlur: fn() },
  decorators: [inForm('Task')],
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = (form: HTMLElement) => new FormData(form as HTMLFormElement).get('startsAt');
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const inputs = (canvas: Canvas) => ({
  date: canvas.getByRole('textbox', { name: 'Date' }),
  time: canvas.getByRole('spinbutton', { name: 'Time' }),
});

export const Default: Story = {
  args: { defaultValue: '2027-03-01T15:30' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Appointment' })).toBeVisible();
    const { date, time } = inputs(canvas);
    await expect(date).toHaveValue('03/01/2027');
    await expect(time).toHaveValue('3:30 PM');
    await expect(sent(canvas.getByRole('form'))).toBe('2027-03-01T15:30');
  },
};

export const Empty: Story = {};

export const Hint: Story = { tags: ['anatomy'], args: { hint: 'Allow at least an hour' } };

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    const { date, time } = inputs(canvas);
    await expect(date).toBeRequired();
    await expect(time).toBeRequired();
  },
};

export const Invalid: Story = {
  args: { required: true, defaultValue: '2027-03-01T20:00', error: 'The office is closed then' },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: '2027-03-01T15:30' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose date' })).toBeDisabled();
    await expect(sent(canvas.getByRole('form'))).toBeNull();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: '2027-03-01T15:30' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const { time } = inputs(canvas);
    await userEvent.click(time);
    await userEvent.keyboard('{ArrowUp}');
    await expect(time).toHaveValue('3:30 PM');
  },
};

/** The zone's name follows the date: summer and winter time have different names. */
export const TimeZone: Story = {
  args: { defaultValue: '2027-03-01T15:30', timeZone: 'America/New_York' },
  play: async ({ canvas, userEvent }) => {
    const { date, time } = inputs(canvas);
    await expect(canvas.getByText('EST')).toBeVisible();
    await expect(time).toHaveAccessibleDescription('Eastern Standard Time');
    await userEvent.clear(date);
    await userEvent.type(date, '7/1/2027');
    await expect(canvas.getByText('EDT')).toBeVisible();
  },
};

export const Types: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    const { date, time } = inputs(canvas);
    await userEvent.tab();
    await expect(date).toHaveFocus();
    await userEvent.keyboard('3/1/27');
    await userEvent.tab();
    await expect(date).toHaveValue('03/01/2027');
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.keyboard('1530');
    await expect(time).toHaveValue('1530');
    await userEvent.tab();
    await expect(time).toHaveValue('3:30 PM');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-03-01T15:30');
    await expect(sent(canvas.getByRole('form'))).toBe('2027-03-01T15:30');
    await expect(date).toBeValid();
    await expect(time).toBeValid();
  },
};

export const StepsByKeyboard: Story = {
  tags: ['keyboard'],
  args: { defaultValue: '2027-03-01T15:40' },
  play: async ({ args, canvas, userEvent }) => {
    const { time } = inputs(canvas);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(time).toHaveAttribute('aria-valuetext', '3:45 PM');
    // Arrow keys choose a character while an input method (IME) composes text.
    await pressComposing(time, 'ArrowUp');
    await expect(time).toHaveAttribute('aria-valuetext', '3:45 PM');
    await userEvent.keyboard('{PageDown}');
    await expect(time).toHaveValue('3:00 PM');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-03-01T15:00');
  },
};

/** Invalid and incomplete texts stay as typed, with an error until they are corrected. */
const reports = (dateText: string, timeText: string, part: 'date' | 'time', message: string): Story => ({
  args: { min: '2027-03-01T09:00', max: '2027-03-31T17:00' },
  play: async ({ canvas, userEvent }) => {
    const both = inputs(canvas);
    if (dateText) await userEvent.type(both.date, dateText);
    await userEvent.click(both.time);
    if (timeText) await userEvent.keyboard(timeText);
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(both[part]).toBeInvalid());
    await expect(both[part]).toHaveAccessibleDescription(message);
    await expect(both[part === 'date' ? 'time' : 'date']).toBeValid();
    await userEvent.clear(both.date);
    await userEvent.type(both.date, '3/2/2027');
    await userEvent.clear(both.time);
    await userEvent.type(both.time, '10a');
    await expect(both.date).toBeValid();
    await expect(both.time).toBeValid();
  },
});
export const NoDate: Story = reports('02/30/2027', '10:00', 'date', 'Enter a valid date');
export const NoTime: Story = reports('03/02/2027', 'noon', 'time', 'Enter a time, for example 3:30 PM');
export const TimeMissing: Story = reports('03/02/2027', '', 'time', 'Enter both the date and the time');
export const DateMissing: Story = reports('', '10:00', 'date', 'Enter both the date and the time');
export const TooEarly: Story = reports('03/01/2027', '8:59', 'date', 'Choose 03/01/2027 9:00 AM or later');
export const TooLate: Story = reports('03/31/2027', '17:01', 'date', 'Choose 03/31/2027 5:00 PM or earlier');

/** A copied date with a time fills both inputs. */
export const PastesBoth: Story = {
  play: async ({ canvas, userEvent }) => {
    const { date, time } = inputs(canvas);
    await userEvent.click(date);
    await userEvent.paste('03/02/2027, 3:30 PM');
    await userEvent.tab();
    await expect(date).toHaveValue('03/02/2027');
    await expect(time).toHaveValue('3:30 PM');
    await expect(sent(canvas.getByRole('form'))).toBe('2027-03-02T15:30');
    await expect(date).toBeValid();
  },
};

export const PicksByPointer: Story = {
  args: { defaultValue: '2027-03-01T15:30' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Choose date' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose date' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Friday, March 12, 2027' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-03-12T15:30');
    await expect(args.onBlur).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Controlled value, replaced from outside. */
export const Controlled: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('2027-03-01T15:30');
    return (
      <Stack>
        <DateTimeField {...args} value={value} onValueChange={setValue} />
        <Text>{`Value: ${value}`}</Text>
        <Button onClick={() => setValue('2027-04-01T09:00')}>Move</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const { date, time } = inputs(canvas);
    await userEvent.clear(date);
    await userEvent.type(date, 'soon');
    await expect(canvas.getByText('Value: soon 15:30')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(date).toHaveValue('04/01/2027');
    await expect(time).toHaveValue('9:00 AM');
  },
};

/** A field that is mounted again, such as in the step of a form, shows its incomplete value. */
export const MountedAgain: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('');
    const [mounts, setMounts] = useState(0);
    return (
      <Stack>
        <DateTimeField key={mounts} {...args} value={value} onValueChange={setValue} />
        <Button onClick={() => setMounts(mounts + 1)}>Mount again</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(inputs(canvas).date, '03/02/2027');
    await userEvent.click(canvas.getByRole('button', { name: 'Mount again' }));
    await expect(inputs(canvas).date).toHaveValue('03/02/2027');
    await userEvent.type(inputs(canvas).time, '9:30 AM');
    await expect(inputs(canvas).date).toHaveValue('03/02/2027');
  },
};

export const Resets: Story = {
  args: { defaultValue: '2027-03-01T15:30' },
  play: async ({ canvas, userEvent }) => {
    const { date, time } = inputs(canvas);
    await userEvent.clear(time);
    await userEvent.type(time, 'late');
    canvas.getByRole<HTMLFormElement>('form').reset();
    await waitFor(() => expect(time).toHaveValue('3:30 PM'));
    await expect(date).toHaveValue('03/01/2027');
  },
};

export const German: Story = {
  args: { defaultValue: '2027-03-01T15:30', timeZone: 'Europe/Berlin' },
  decorators: [inLocale('de', { dateTimeTime: 'Uhrzeit' })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Uhrzeit' })).toHaveValue('15:30');
    await expect(canvas.getByText('MEZ')).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: `Termin: ${longWord}`,
    hint: `See ${longWord}.`,
    optional: true,
    defaultValue: '2027-03-01T15:30',
    timeZone: 'America/Argentina/Buenos_Aires',
  },
};

const states = {
  Default: {},
  'Time zone': { timeZone: 'America/New_York' },
  Empty: { defaultValue: '' },
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
          <DateTimeField
            key={state + size}
            label={`${state}, ${size}`}
            size={size}
            defaultValue="2027-03-01T15:30"
            {...props}
          />
        )),
      )}
    </Grid>
  ),
};
