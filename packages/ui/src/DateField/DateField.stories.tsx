import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inLocale } from '../../test/decorators';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { fieldSizes } from '../Control/Control';
import { Dialog } from '../Dialog/Dialog';
import { Grid } from '../Grid/Grid';
import { DateField } from './DateField';
import { localeDateFormat } from './dateFormat';

const meta = {
  title: 'Components/Inputs/DateField',
  component: DateField,
  tags: ['autodocs'],
  parameters: docs({
    use: 'A date. Typing is the fastest way to enter a known date, such as a birth date; the calendar helps to find one. `min` and `max` limit both. Read the text in the form’s schema with `parseDate`.',
    avoid: 'Use `DateRange` for a range of days, `TimeField` for a time, and `Select` for a month or a year.',
    keys: {
      Tab: 'Moves to the input, then to the button that opens the calendar',
      'Enter, Space': 'On the button: open the calendar on the selected day or on today',
      'Left, Right, Up, Down': 'Move by a day or a week',
      'Home, End': 'Move to the first or last day of the week',
      'Page Up, Page Down': 'Move by a month, with Shift by a year',
      'Enter, Space on a day': 'Select the day and close the calendar',
      Esc: 'Closes the calendar without a change',
    },
    dos: ['Set `min` or `max` to match the form’s rules, so that users see errors before saving.'],
    donts: ['Repeat the format in the hint, because the placeholder and the error show it.'],
  }),
  args: { label: 'Effective Date', name: 'effectiveDate', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: '12/12/2026' } };

export const Empty: Story = {};

export const Hint: Story = { tags: ['anatomy'], args: { hint: 'The first day of the policy' } };

export const Required: Story = { args: { required: true } };

export const Invalid: Story = {
  args: { required: true, defaultValue: '11/20/2020', error: 'Please select future date' },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: '12/12/2026' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose date' })).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: '12/12/2026' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const openCalendar = async (button: HTMLElement, userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Choose date' });
  await within(dialog).findByRole('grid');
  return within(dialog);
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
// The open calendar holds the focus and hides the page from screen readers. Axe cannot detect that the hidden page is not
// focusable.
const open = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } };

export const Open: Story = {
  args: { defaultValue: '12/12/2026', min: '12/04/2026' },
  parameters: open,
  play: async ({ canvas, userEvent }) => {
    const calendar = await openCalendar(canvas.getByRole('button', { name: 'Choose date' }), userEvent);
    const chosen = calendar.getByRole('button', { name: 'Saturday, December 12, 2026' });
    await waitFor(() => expect(chosen).toHaveFocus());
    await expect(chosen.closest('td')).toHaveAttribute('aria-selected', 'true');
    await expect(calendar.getByRole('button', { name: 'Thursday, December 3, 2026' })).toBeDisabled();
    await expect(calendar.getByRole('button', { name: 'Friday, December 4, 2026' })).toBeEnabled();
  },
};

/** Names of months and days come from the browser, in the user's language. */
export const French: Story = {
  args: { defaultValue: '12/12/2026' },
  parameters: open,
  decorators: [inLocale('fr', { openCalendar: 'Choisir une date' })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choisir une date' }));
    await expect(await screen.findByText('décembre 2026')).toBeVisible();
    await expect(screen.getByText('di')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'samedi 12 décembre 2026' })).toBeVisible();
  },
};

/** In the order and with the separators of a language. */
export const GermanFormat: Story = {
  args: { format: localeDateFormat('de'), min: '01.12.2026' },
  decorators: [inLocale('de', {})],
  parameters: open,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Effective Date' });
    await expect(input).toHaveAttribute('placeholder', 'TT.MM.JJJJ');
    await userEvent.type(input, '4-12-26');
    await userEvent.tab();
    await expect(input).toHaveValue('04.12.2026');
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'Samstag, 5. Dezember 2026' }));
    await expect(input).toHaveValue('05.12.2026');
    await userEvent.clear(input);
    await userEvent.type(input, '30.11.2026');
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await userEvent.clear(input);
    await userEvent.type(input, 'morgen');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(
      `Enter the date as TT.MM.JJJJ, for example 31.01.${new Date().getFullYear()}`,
    );
  },
};

/** Distance of the tip of an arrow from its ends, in px. Positive when the arrow points to the right. */
const tipOf = (button: HTMLElement) => {
  const path = button.querySelector('path') as SVGPathElement;
  const x = (share: number) =>
    path.getPointAtLength(path.getTotalLength() * share).matrixTransform(path.getScreenCTM() ?? undefined).x;
  return x(0.5) - x(0);
};

/** The left and right arrow keys move to the day on that side, and the arrows of the buttons point outwards. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: '12/16/2026' },
  parameters: open,
  play: async ({ canvas, userEvent }) => {
    const calendar = await openCalendar(canvas.getByRole('button', { name: 'Choose date' }), userEvent);
    const day = (name: string) => waitFor(() => expect(calendar.getByRole('button', { name })).toHaveFocus());
    await day('Wednesday, December 16, 2026');
    const leftOf = (name: string) => calendar.getByRole('button', { name }).getBoundingClientRect().left;
    await expect(leftOf('Thursday, December 17, 2026')).toBeLessThan(leftOf('Wednesday, December 16, 2026'));
    await userEvent.keyboard('{ArrowLeft}');
    await day('Thursday, December 17, 2026');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await day('Tuesday, December 15, 2026');
    await userEvent.keyboard('{Home}');
    await day('Sunday, December 13, 2026');
    await userEvent.keyboard('{End}');
    await day('Saturday, December 19, 2026');
    await expect(tipOf(calendar.getByRole('button', { name: 'Previous month' }))).toBeGreaterThan(0);
    await expect(tipOf(calendar.getByRole('button', { name: 'Next month' }))).toBeLessThan(0);
  },
};

const tidies = (typed: string, result: string): Story => ({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Effective Date' });
    await userEvent.type(input, typed);
    await expect(input).toHaveValue(typed);
    await userEvent.tab();
    await expect(input).toHaveValue(result);
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});
export const TakesShortDate: Story = tidies('1/2/2027', '01/02/2027');
export const TakesIsoDate: Story = tidies('2027-01-02', '01/02/2027');
export const TakesDigits: Story = tidies('01022027', '01/02/2027');
export const TakesTwoDigitYear: Story = tidies('1/2/27', '01/02/2027');
export const TakesLeapDay: Story = tidies('2/29/28', '02/29/2028');

/** Invalid text stays as typed, with an error until it is corrected. */
const reports = (typed: string, message: string, args: Story['args'] = {}): Story => ({
  args,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Effective Date' });
    await userEvent.type(input, typed);
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveValue(typed);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(message);
    await userEvent.clear(input);
    await userEvent.type(input, '02/28/2027');
    await expect(input).toBeValid();
    await expect(canvas.queryByText(message)).toBeNull();
  },
});
export const ImpossibleDate: Story = reports('02/30/2027', 'Enter a valid date');
export const NoLeapYear: Story = reports('02/29/2027', 'Enter a valid date');
export const NoDate: Story = reports(
  'next week',
  `Enter the date as MM/DD/YYYY, for example 01/31/${new Date().getFullYear()}`,
);
export const BeforeFirst: Story = reports('01/31/2027', 'Choose 02/01/2027 or later', { min: '02/01/2027' });
export const AfterLast: Story = reports('03/01/2027', 'Choose 02/28/2027 or earlier', { max: '02/28/2027' });

/** The form's own error takes precedence. */
export const ErrorOfForm: Story = {
  args: { error: 'Please select future date' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '02/30/2027');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Please select future date');
  },
};

export const PicksByPointer: Story = {
  args: { defaultValue: '12/12/2026' },
  render: (args) => (
    <form aria-label="Policy">
      <DateField {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Choose date' });
    const calendar = await openCalendar(button, userEvent);
    await userEvent.click(calendar.getByRole('button', { name: 'Next month' }));
    await userEvent.click(calendar.getByRole('button', { name: 'Friday, January 15, 2027' }));
    await closed();
    // The form library receives an event as if the date had been typed.
    await expect(args.onChange).toHaveBeenCalledOnce();
    const data = new FormData(canvas.getByRole<HTMLFormElement>('form'));
    await expect(data.get('effectiveDate')).toBe('01/15/2027');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const PicksByKeyboard: Story = {
  tags: ['keyboard'],
  args: { defaultValue: '12/12/2026' },
  play: async ({ canvas, userEvent }) => {
    const day = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose date' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('grid');
    await day('Saturday, December 12, 2026');
    await userEvent.keyboard('{ArrowLeft}');
    await day('Friday, December 11, 2026');
    await userEvent.keyboard('{ArrowDown}');
    await day('Friday, December 18, 2026');
    await userEvent.keyboard('{Home}');
    await day('Sunday, December 13, 2026');
    await userEvent.keyboard('{PageDown}');
    await day('Wednesday, January 13, 2027');
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await day('Tuesday, January 13, 2026');
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(canvas.getByRole('textbox')).toHaveValue('01/13/2026');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose date' })).toHaveFocus());
  },
};

export const EscapeChangesNothing: Story = {
  args: { defaultValue: '12/12/2026' },
  play: async ({ args, canvas, userEvent }) => {
    await openCalendar(canvas.getByRole('button', { name: 'Choose date' }), userEvent);
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await closed();
    await expect(canvas.getByRole('textbox')).toHaveValue('12/12/2026');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const OpensOnWhatIsTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '7/4/2031');
    const calendar = await openCalendar(canvas.getByRole('button', { name: 'Choose date' }), userEvent);
    await waitFor(() => expect(calendar.getByRole('button', { name: 'Friday, July 4, 2031' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

export const OpensWhereDaysAreOffered: Story = {
  args: { min: '03/10/2040', max: '03/20/2040' },
  play: async ({ canvas, userEvent }) => {
    const calendar = await openCalendar(canvas.getByRole('button', { name: 'Choose date' }), userEvent);
    await waitFor(() => expect(calendar.getByRole('button', { name: 'Saturday, March 10, 2040' })).toHaveFocus());
    await expect(calendar.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

/** Esc closes the calendar but not the dialog. */
export const InDialog: Story = {
  args: { defaultValue: '12/12/2026' },
  render: (args) => (
    <Dialog title="Renew" trigger={<button type="button">Renew</button>}>
      <DateField {...args} />
    </Dialog>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Renew' }));
    const dialog = await screen.findByRole('dialog', { name: 'Renew' });
    const button = within(dialog).getByRole('button', { name: 'Choose date' });
    await openCalendar(button, userEvent);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(dialog).toBeInTheDocument();
    const again = await openCalendar(button, userEvent);
    await userEvent.click(again.getByRole('button', { name: 'Monday, December 14, 2026' }));
    await expect(within(dialog).getByRole('textbox')).toHaveValue('12/14/2026');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: `Tag, an dem sie gilt: ${longWord}`,
    hint: `As it is printed on the declarations page; see ${longWord}.`,
    optional: true,
    defaultValue: '12/12/2026',
  },
};

const states = {
  Default: {},
  Invalid: { error: 'Please select future date', required: true },
  Disabled: { disabled: true },
  'Read-only': { readOnly: true },
} as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ xs: 1, md: 3 }} gap={20}>
      {Object.entries(states).flatMap(([state, props]) =>
        fieldSizes.map((size) => (
          <DateField key={state + size} label={`${state}, ${size}`} size={size} defaultValue="12/12/2026" {...props} />
        )),
      )}
    </Grid>
  ),
};

/** The open calendar in every theme, in a fixed month far from today. */
export const MatrixOpen: Story = {
  tags: ['matrix'],
  args: { defaultValue: '03/14/2040', min: '03/06/2040' },
  parameters: open,
  play: async ({ canvas, userEvent }) => {
    await openCalendar(canvas.getByRole('button', { name: 'Choose date' }), userEvent);
  },
};
