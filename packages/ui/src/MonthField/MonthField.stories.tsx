import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inForm, inLocale } from '../../test/decorators';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { fieldSizes } from '../Control/Control';
import { Grid } from '../Grid/Grid';
import { MonthField } from './MonthField';

const meta = {
  title: 'Components/Inputs/MonthField',
  component: MonthField,
  tags: ['autodocs'],
  parameters: docs({
    use: 'A month of a year, such as the month of a statement or the expiration of a card. Read the text in the form’s schema with `parseMonth`.',
    avoid: 'Use `DateField` if the day matters, and `DateRange` for a period of days.',
    keys: {
      Tab: 'Moves to the input, then to the button that opens the calendar',
      'Enter, Space': 'On the button: open the calendar on the selected month or on this month',
      'Left, Right, Up, Down': 'Move by a month or a row',
      'Home, End': 'Move to the first or last month of the row',
      'Page Up, Page Down': 'Move by a year, with Shift by ten years',
      'Enter, Space on a month': 'Select the month and close the calendar',
      Esc: 'Closes the calendar without a change',
    },
    dos: ['Set `min` or `max` to match the form’s rules, so that users see errors before saving.'],
    donts: ['Repeat the format in the hint, because the placeholder and the error show it.'],
  }),
  args: { label: 'Statement month', name: 'month', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof MonthField>;
export default meta;
type Story = StoryObj<typeof meta>;

// The open calendar holds the focus and hides the page from screen readers. Axe cannot detect that the hidden page is not
// focusable.
const open = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } };
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const month = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

export const Default: Story = { args: { defaultValue: '03/2027' } };

export const Empty: Story = {};

export const Hint: Story = { tags: ['anatomy'], args: { hint: 'The month in which the carrier paid' } };

export const Required: Story = { args: { required: true } };

export const Invalid: Story = {
  args: { required: true, defaultValue: '01/2020', error: 'No statement in this month' },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: '03/2027' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose month' })).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: '03/2027' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const tidies = (typed: string, result: string): Story => ({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Statement month' });
    await userEvent.type(input, typed);
    await expect(input).toHaveValue(typed);
    await userEvent.tab();
    await expect(input).toHaveValue(result);
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});
export const TakesShortMonth: Story = tidies('3/27', '03/2027');
export const TakesIsoMonth: Story = tidies('2027-03', '03/2027');
export const TakesDigits: Story = tidies('032027', '03/2027');

/** Invalid text stays as typed, with an error until it is corrected. */
const reports = (typed: string, message: string, args: Story['args'] = {}): Story => ({
  args,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, typed);
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveValue(typed);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(message);
    await userEvent.clear(input);
    await userEvent.type(input, '02/2027');
    await expect(input).toBeValid();
  },
});
const format = `Enter the month as MM/YYYY, for example 01/${new Date().getFullYear()}`;
export const NoMonth: Story = reports('spring', format);
export const ImpossibleMonth: Story = reports('13/2027', format);
export const BeforeFirst: Story = reports('01/2027', 'Choose 02/2027 or later', { min: '02/2027' });
export const AfterLast: Story = reports('03/2027', 'Choose 02/2027 or earlier', { max: '02/2027' });

export const PicksByPointer: Story = {
  args: { defaultValue: '11/2040' },
  decorators: [inForm('Statement')],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Choose month' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose month' }));
    await expect(await dialog.findByRole('grid', { name: '2040' })).toBeVisible();
    const next = dialog.getByRole('button', { name: 'Next year' });
    await userEvent.click(next);
    await expect(next).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'March 2041' }));
    await closed();
    // The form library receives an event as if the month had been typed.
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).get('month')).toBe('03/2041');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const PicksByKeyboard: Story = {
  tags: ['keyboard'],
  args: { defaultValue: '11/2040' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('grid');
    await month('November 2040');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await month('January 2041');
    await userEvent.keyboard('{ArrowDown}{End}');
    await month('June 2041');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await month('March 2041');
    await userEvent.keyboard('{PageUp}');
    await month('March 2040');
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    await month('March 2050');
    await userEvent.keyboard('{ArrowUp}');
    await month('December 2049');
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(canvas.getByRole('textbox')).toHaveValue('12/2049');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose month' })).toHaveFocus());
  },
};

/** The focus stays within the limits, and months outside are disabled. */
export const Limits: Story = {
  args: { min: '03/2040', max: '08/2040' },
  parameters: open,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose month' }));
    await screen.findByRole('grid');
    await month('March 2040');
    await expect(screen.getByRole('button', { name: 'February 2040' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Previous year' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Next year' }));
    await expect(screen.getByRole('grid', { name: '2040' })).toBeVisible();
    screen.getByRole('button', { name: 'March 2040' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await month('March 2040');
    await userEvent.keyboard('{PageDown}');
    await month('August 2040');
  },
};

export const EscapeChangesNothing: Story = {
  args: { defaultValue: '11/2041' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose month' }));
    await month('November 2041');
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await closed();
    await expect(canvas.getByRole('textbox')).toHaveValue('11/2041');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Month names come from the browser, in the user's language. */
export const French: Story = {
  args: { defaultValue: '12/2041' },
  parameters: open,
  decorators: [inLocale('fr', { openMonths: 'Choisir un mois' })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choisir un mois' }));
    await expect(await screen.findByRole('button', { name: 'décembre 2041' })).toHaveTextContent('décembre');
  },
};

/** The left and right arrow keys follow the direction of the page. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: '11/2041' },
  parameters: open,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose month' }));
    await month('November 2041');
    await userEvent.keyboard('{ArrowLeft}');
    await month('December 2041');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await month('October 2041');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { label: `Monat: ${longWord}`, hint: `See ${longWord}.`, optional: true, defaultValue: '12/2041' },
};

const states = {
  Default: {},
  Invalid: { error: 'No statement in this month', required: true },
  Disabled: { disabled: true },
  'Read-only': { readOnly: true },
} as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ xs: 1, md: 3 }} gap={20}>
      {Object.entries(states).flatMap(([state, props]) =>
        fieldSizes.map((size) => (
          <MonthField key={state + size} label={`${state}, ${size}`} size={size} defaultValue="03/2027" {...props} />
        )),
      )}
    </Grid>
  ),
};

/** The open calendar in every theme, in a fixed year far from today. */
export const MatrixOpen: Story = {
  tags: ['matrix'],
  args: { defaultValue: '05/2040', min: '03/2040' },
  parameters: open,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose month' }));
    await month('May 2040');
  },
};
