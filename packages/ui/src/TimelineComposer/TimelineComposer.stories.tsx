import type { Meta, StoryObj } from '@storybook/react-vite';
import { Phone as PhoneIcon, SquareCheck, StickyNote, Users } from 'lucide';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { docs } from '../../test/docs';
import { forcedColours } from '../../test/forcedColours';
import { longWord } from '../../test/longWord';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Icon } from '../Icon/Icon';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { TextArea } from '../TextArea/TextArea';
import { Timeline } from '../Timeline/Timeline';
import { TimelineComposer, type TimelineComposerProps } from './TimelineComposer';

type Kind = 'note' | 'call' | 'meeting' | 'task';
type Props = TimelineComposerProps<Kind>;

const openTask = fn();
const renderForm: Props['renderForm'] = (kind, close) => (
  <form
    aria-label={`New ${kind}`}
    onSubmit={(event) => {
      event.preventDefault();
      close();
    }}
  >
    <Stack gap={12}>
      <TextArea label="Text" name="text" />
      <Inline gap={8} justify="end">
        <Button variant="ghost" onClick={close}>
          Cancel
        </Button>
        <Button type="submit" variant="solid" tone="accent">
          Save {kind}
        </Button>
      </Inline>
    </Stack>
  </form>
);

const meta = {
  title: 'Components/Data/TimelineComposer',
  component: TimelineComposer<Kind>,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Field above a `Timeline` in which users write an entry without leaving the record.',
    avoid:
      'Use a `Dialog` for a form that needs the whole attention, and a `RichTextEditor` alone for one kind of text.',
    keys: {
      Tab: 'Moves to the kinds, then to the field or the form',
      Enter: 'Opens the form',
      Escape: 'Closes the form. The focus returns to the field',
    },
    dos: ['Keep the text as a draft when the form closes.', 'Focus the first field of the form when it opens.'],
    donts: ['Offer more than five kinds.'],
  }),
  args: {
    label: 'Add an entry',
    kinds: [
      { value: 'note', label: 'Note', icon: <Icon of={StickyNote} size={16} />, shortcut: 'N' },
      { value: 'call', label: 'Call', icon: <Icon of={PhoneIcon} size={16} />, title: 'Log a call', shortcut: 'L' },
      { value: 'meeting', label: 'Meeting', icon: <Icon of={Users} size={16} /> },
      { value: 'task', label: 'Task', icon: <Icon of={SquareCheck} size={16} />, onSelect: openTask },
    ],
    placeholder: 'Write a note…',
    onValueChange: fn(),
    renderForm,
  },
  beforeEach: () => void openTask.mockClear(),
  render: (args: Props) => (
    <Card title="Activity">
      <Stack gap={16}>
        <TimelineComposer {...args} />
        <Timeline entries={[{ id: 1, title: 'Submitted', meta: 'Grace Lindqvist · 10/29/2026 8:31 AM' }]} />
      </Stack>
    </Card>
  ),
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { defaultValue: 'call' } };

/** The form replaces the field, and the field gets the focus back. */
export const OpensAndCloses: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write a note…' }));
    await expect(canvas.getByRole('form', { name: 'New note' })).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('note');
    await userEvent.click(canvas.getByRole('button', { name: 'Call' }));
    await expect(canvas.getByRole('button', { name: 'Call' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Save call' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Write a note…' })).toHaveFocus());
  },
};

export const WritesByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('form', { name: 'New call' })).toBeVisible();
    canvas.getByRole('textbox', { name: 'Text' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('form')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Write a note…' })).toHaveFocus());
  },
};

/** A kind with `onSelect` opens something else. */
export const OpensSomethingElse: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Task' }));
    await expect(openTask).toHaveBeenCalledOnce();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

/** The parent keeps a controlled form open. */
export const Controlled: Story = {
  args: { value: 'meeting' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('form', { name: 'New meeting' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Call' }));
    await expect(await screen.findByRole('dialog', { name: 'Log a call' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Call' })).toHaveFocus());
  },
};

export const RightToLeft: Story = { args: { defaultValue: 'note' }, globals: { direction: 'rtl' } };

/** The kinds wrap, and the field grows with its text. */
export const LargeText: Story = {
  globals: { zoom: '200', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('button', { name: 'Write a note…' });
    await expect(field.offsetHeight).toBeGreaterThanOrEqual(2 * 72);
    const kinds = canvas.getAllByRole('button').filter((button) => button !== field);
    const tops = kinds.map((kind) => kind.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBeGreaterThan(1);
    for (const button of [...kinds, field]) await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** The selected kind and the focus are visible, and the field has a border. */
export const ForcedColours: Story = {
  play: forcedColours(async ({ canvas, userEvent }) => {
    const field = getComputedStyle(canvas.getByRole('button', { name: 'Write a note…' }));
    await expect([field.borderStyle, field.borderColor]).toEqual(['solid', field.color]);
    await userEvent.tab();
    await expect(getComputedStyle(document.activeElement as Element).outlineStyle).toBe('solid');
    await userEvent.click(canvas.getByRole('button', { name: 'Call' }));
    const selected = getComputedStyle(canvas.getByRole('button', { name: 'Call' }));
    const other = getComputedStyle(canvas.getByRole('button', { name: 'Meeting' }));
    await expect(selected.backgroundColor).not.toBe(other.backgroundColor);
  }),
};

const longArgs = {
  kinds: [{ value: 'note' as const, label: longWord }],
  placeholder: longWord,
};
export const LongText: Story = { args: longArgs, globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={24}>
      <TimelineComposer {...args} />
      <TimelineComposer {...args} label="Open" defaultValue="call" />
    </Stack>
  ),
};
