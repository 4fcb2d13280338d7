import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { inForm, inLocale } from '../../test/decorators';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { fieldSizes } from '../Control/Control';
import { Grid } from '../Grid/Grid';
import { DateRange } from './DateRange';

const meta = {
  title: 'Components/Inputs/DateRange',
  component: DateRange,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Range of days, such as the term of a policy or the period of a report. Both days can be typed. In the calendar, users pick both days in any order. With react-hook-form: `from={register("from")} to={register("to")}`.',
    avoid: 'Use `DateField` for one day. If the last day follows from the first, ask for the first only.',
    keys: {
      Tab: 'Moves to the first day, the last day, and the button that opens the calendar',
      'Enter, Space': 'On the button: open the calendar; on a day: select it',
      'Left, Right, Up, Down, Home, End, Page Up, Page Down': 'In the calendar: as in a `DateField`',
      Esc: 'Closes the calendar without a change',
    },
    dos: [
      'Offer common ranges as `presets`, created with `lastDays` and `wholeMonth`. Presets beyond `min` or `max` are disabled.',
    ],
    donts: ['Offer more presets than fit into two lines.'],
  }),
  args: {
    label: 'Effective between',
    from: { name: 'from', onChange: fn(), onBlur: fn() },
    to: { name: 'to', onChange: fn(), onBlur: fn() },
  },
  decorators: [inForm('Report')],
} satisfies Meta<typeof DateRange>;
export default meta;
type Story = StoryObj<typeof meta>;

const march = { from: { name: 'from', defaultValue: '03/09/2040' }, to: { name: 'to', defaultValue: '03/20/2040' } };
const presets = [
  { label: 'First quarter', from: '01/01/2040', to: '03/31/2040' },
  { label: 'Whole year', from: '01/01/2040', to: '12/31/2040' },
];
// The open calendar holds the focus and hides the page from screen readers. Axe cannot detect that the hidden page is not
// focusable.
const open = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } };

export const Default: Story = {
  args: march,
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Effective between' }));
    await expect(group.getByRole('textbox', { name: 'From' })).toHaveValue('03/09/2040');
    await expect(group.getByRole('textbox', { name: 'To' })).toHaveValue('03/20/2040');
  },
};

export const Empty: Story = {};

export const Hint: Story = {
  tags: ['anatomy'],
  args: { hint: 'Both days are included' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'To' })).toHaveAccessibleDescription('Both days are included');
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole('textbox')) await expect(input).toBeRequired();
  },
};

export const Invalid: Story = { args: { ...march, required: true, error: 'A report is of one year at most' } };

export const Disabled: Story = {
  args: { ...march, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose dates' })).toBeDisabled();
  },
};

export const ReadOnly: Story = { args: { ...march, readOnly: true } };

export const French: Story = {
  args: march,
  parameters: open,
  decorators: [inLocale('fr', { openRange: 'Choisir les dates', rangeFirst: 'Choisissez le premier jour' })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choisir les dates' }));
    await expect(await screen.findByText('mars 2040')).toBeVisible();
    await expect(await screen.findByText('Choisissez le premier jour')).toBeVisible();
  },
};

const sent = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const focusOn = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

export const Types: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('1/2/27');
    await userEvent.tab();
    await userEvent.keyboard('2027-02-28');
    await userEvent.tab();
    await expect(sent(canvas.getByRole<HTMLFormElement>('form'))).toEqual({ from: '01/02/2027', to: '02/28/2027' });
    await expect(args.from?.onBlur).toHaveBeenCalledOnce();
    await expect(args.to?.onBlur).toHaveBeenCalledOnce();
  },
};

/** Invalid text stays as typed, with an error until it is corrected. */
const reports = (first: string, last: string, message: string, input: 'From' | 'To', right: string): Story => ({
  args: { min: '01/01/2027', max: '12/31/2027' },
  play: async ({ canvas, userEvent }) => {
    const wrong = canvas.getByRole('textbox', { name: input });
    await userEvent.type(canvas.getByRole('textbox', { name: 'From' }), first);
    await userEvent.type(canvas.getByRole('textbox', { name: 'To' }), last);
    await userEvent.tab();
    await expect(wrong).toBeInvalid();
    await expect(wrong).toHaveAccessibleDescription(message);
    await expect(canvas.getByRole('textbox', { name: input === 'To' ? 'From' : 'To' })).toBeValid();
    await userEvent.clear(wrong);
    await userEvent.type(wrong, right);
    await expect(wrong).toBeValid();
    await expect(canvas.queryByText(message)).toBeNull();
  },
});
const reversed = 'The last day must not be before the first';
export const Reversed: Story = reports('02/10/2027', '02/09/2027', reversed, 'To', '02/10/2027');
export const ImpossibleDate: Story = reports('02/29/2027', '03/09/2027', 'Enter a valid date', 'From', '02/28/2027');
export const TooLate: Story = reports('02/01/2027', '1/1/28', 'Choose 12/31/2027 or earlier', 'To', '12/31/2027');

/** Correcting the first day also removes the error. */
export const ReversedPutRight: Story = {
  args: march,
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('textbox', { name: 'From' });
    await userEvent.clear(first);
    await userEvent.type(first, '03/21/2040');
    await userEvent.tab();
    await expect(canvas.getByText(reversed)).toBeVisible();
    await userEvent.clear(first);
    await userEvent.type(first, '03/20/2040');
    await expect(canvas.queryByText(reversed)).toBeNull();
  },
};

/** An error that appears during a press would move the pressed button away, and its click would be lost. */
export const ReversedDuringPress: Story = {
  args: march,
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('textbox', { name: 'From' });
    await userEvent.clear(first);
    await userEvent.type(first, '03/21/2040');
    const find = document.querySelector.bind(document);
    // Simulated events set no `:active`.
    spyOn(document, 'querySelector').mockImplementation((selector: string) =>
      selector === ':active' ? document.body : find(selector),
    );
    await userEvent.tab();
    await expect(canvas.queryByText(reversed)).toBeNull();
    await fireEvent.mouseUp(document.body);
    await expect(await canvas.findByText(reversed)).toBeVisible();
  },
};

export const PicksByPointer: Story = {
  args: { from: { ...march.from, onChange: fn() }, to: { ...march.to, onChange: fn() }, min: '03/06/2040' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose dates' }));
    const day = (name: string) => screen.getByRole('button', { name });
    await screen.findByRole('grid');
    await expect(day('Monday, March 5, 2040')).toBeDisabled();
    for (const name of ['Friday, March 9, 2040', 'Thursday, March 15, 2040', 'Tuesday, March 20, 2040'])
      await expect(day(name).closest('td')).toHaveAttribute('aria-selected', 'true');
    // Picks the last day first.
    await userEvent.click(day('Friday, March 30, 2040'));
    await expect(screen.getByText('Choose the last day')).toBeVisible();
    await expect(args.from?.onChange).not.toHaveBeenCalled();
    await userEvent.click(day('Wednesday, March 28, 2040'));
    await closed();
    await expect(sent(canvas.getByRole<HTMLFormElement>('form'))).toEqual({ from: '03/28/2040', to: '03/30/2040' });
    await expect(args.from?.onChange).toHaveBeenCalledOnce();
    await expect(args.to?.onChange).toHaveBeenCalledOnce();
  },
};

export const PicksByKeyboard: Story = {
  tags: ['keyboard'],
  args: march,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose dates' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('grid');
    await focusOn('Friday, March 9, 2040');
    await userEvent.keyboard('{ArrowRight}');
    await focusOn('Saturday, March 10, 2040');
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await focusOn('Saturday, March 17, 2040');
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(sent(canvas.getByRole<HTMLFormElement>('form'))).toEqual({ from: '03/10/2040', to: '03/17/2040' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose dates' })).toHaveFocus());
  },
};

export const EscapeChangesNothing: Story = {
  args: march,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose dates' }));
    await screen.findByRole('grid');
    await focusOn('Friday, March 9, 2040');
    await userEvent.keyboard('{ArrowRight}{Enter}{Escape}');
    await closed();
    await expect(sent(canvas.getByRole<HTMLFormElement>('form'))).toEqual({ from: '03/09/2040', to: '03/20/2040' });
  },
};

export const Presets: Story = {
  args: { presets },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose dates' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Whole year' }));
    await closed();
    await expect(sent(canvas.getByRole<HTMLFormElement>('form'))).toEqual({ from: '01/01/2040', to: '12/31/2040' });
  },
};

export const PresetsBeyondLimits: Story = {
  args: { presets, min: '01/01/2040', max: '06/30/2040' },
  parameters: open,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose dates' }));
    await expect(await screen.findByRole('button', { name: 'First quarter' })).toBeEnabled();
    await expect(screen.getByRole('button', { name: 'Whole year' })).toBeDisabled();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    ...march,
    label: `Gültig zwischen: ${longWord}`,
    hint: `Both days are included; see ${longWord}.`,
    presets: [...presets, { label: 'Versicherungsjahr der Betriebshaftpflicht', from: '03/01/2040', to: '03/31/2040' }],
  },
  parameters: open,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose dates' }));
    await screen.findByRole('grid');
  },
};

const states = {
  Default: {},
  Invalid: { error: 'A report is of one year at most', required: true },
  Disabled: { disabled: true },
  'Read-only': { readOnly: true },
} as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ xs: 1, md: 3 }} gap={20}>
      {Object.entries(states).flatMap(([state, props]) =>
        fieldSizes.map((size) => (
          <DateRange key={state + size} label={`${state}, ${size}`} size={size} {...march} {...props} />
        )),
      )}
    </Grid>
  ),
};

/** The open calendar in every theme, in a fixed month far from today. */
export const MatrixOpen: Story = {
  tags: ['matrix'],
  args: {
    ...march,
    presets: [...presets, { label: 'Second quarter', from: '04/01/2040', to: '06/30/2040' }],
    min: '03/06/2040',
  },
  parameters: open,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose dates' }));
    await screen.findByRole('grid');
  },
};
