import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { swipe } from '../../test/swipe';
import { Button } from '../Button/Button';
import { Chip } from '../Chip/Chip';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { TextArea } from '../TextArea/TextArea';
import { Drawer, type DrawerProps } from './Drawer';

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    ...docs({
      use: 'Shows a record beside its list, so that users keep their place. Long content scrolls between the header and the footer.',
      avoid: 'Use `Dialog` for a question or a short form, and a page for content that needs its own address.',
      keys: {
        'Tab, Shift Tab': 'Stay inside the drawer',
        Esc: 'Closes it; focus returns to the element that opened it',
        'Swipe down': 'Closes a drawer at the bottom, by its header or by content that is scrolled to its top',
      },
      dos: ['Mark the row in the list with `selectedKey`.', 'Show the record’s number and type in `description`.'],
      donts: ['Open a drawer from a drawer. Link to the page instead.'],
      height: 480,
    }),
  },
  args: {
    open: true,
    onOpenChange: fn(),
    title: (
      <Inline gap={12}>
        Alicia Fontaine <Chip tone="success">New</Chip>
      </Inline>
    ),
    description: 'OPP-2381 · Flood · created 11/19/2026 by Marcus Oyelaran',
    children: <Text>Asks for flood cover before closing on 12/15/2026.</Text>,
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Alicia Fontaine New' });
    await expect(drawer).toHaveAccessibleDescription('OPP-2381 · Flood · created 11/19/2026 by Marcus Oyelaran');
  },
};

/** Opens from its own button and needs no state. */
export const WithTrigger: Story = {
  args: { open: undefined, trigger: <Button>View opportunity</Button> },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'View opportunity' });
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const Large: Story = { args: { size: 'large' } };

/** A strip of the page stays visible and closes the drawer when pressed. */
export const Full: Story = {
  args: {
    size: 'full',
    actions: (
      <Button variant="solid" tone="accent">
        Create Quote
      </Button>
    ),
  },
  globals: { viewport: { value: 'desk' } },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(56));
  },
};

/** Choices on a phone. */
export const Bottom: Story = {
  args: { side: 'bottom', footer: <Button variant="solid">Show 12 policies</Button> },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer.getBoundingClientRect().bottom).toBe(window.innerHeight));
    const { top, width } = drawer.getBoundingClientRect();
    await expect(top).toBeGreaterThan(56);
    await expect(width).toBe(window.innerWidth);
  },
};

export const Footer: Story = {
  tags: ['anatomy'],
  args: {
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="solid" tone="accent">
          Save
        </Button>
      </>
    ),
  },
};

/** Only the body scrolls. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    ...Footer.args,
    title: `Alicia Fontaine-Whitmore and Partners Holding Company: ${longWord}`,
    children: (
      <Stack gap={12}>
        {Array.from({ length: 40 }, (_, index) => (
          <Text key={index}>{index + 1}. A note that an agent has written.</Text>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(within(drawer).getByRole('button', { name: 'Save' })).toBeVisible());
    await expect(within(drawer).getByRole('button', { name: 'Save' }).getBoundingClientRect().bottom).toBeLessThan(
      window.innerHeight,
    );
  },
};

export const Phone: Story = {
  args: { ...Footer.args, size: 'full' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await expect(drawer.offsetWidth).toBe(390);
  },
};

function Opened(args: DrawerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Alicia Fontaine</Button>
      <Drawer {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const KeepsAndReturnsFocus: Story = {
  tags: ['keyboard'],
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Alicia Fontaine' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog');
    await userEvent.tab();
    await userEvent.tab();
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const lines = (
  <Stack gap={12}>
    {Array.from({ length: 40 }, (_, index) => (
      <Text key={index}>Line {index + 1}</Text>
    ))}
  </Stack>
);
const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);

/** A finger drags the drawer down by its header, or by content that is at its top. */
export const ClosesBySwipe: Story = {
  args: { open: undefined, side: 'bottom', title: 'Filters', trigger: <Button>Filters</Button>, children: lines },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filters' });
    const open = async () => {
      await userEvent.click(button);
      return within(await screen.findByRole('dialog'));
    };
    const closes = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    };

    await swipe((await open()).getByRole('heading', { name: 'Filters' }), { y: 170 });
    await closes();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    // a flick is short
    await swipe((await open()).getByText('Line 2'), { y: 60, ms: 30 });
    await closes();

    const drawer = await open();
    const line = drawer.getByText('Line 2');
    const dialog = screen.getByRole('dialog');
    const top = topOf(dialog);
    await swipe(line, { y: 60, beforeRelease: () => expect(topOf(dialog)).toBe(top + 60) });
    await expect(topOf(dialog)).toBe(top);
    // up, and to the side
    await expect(await swipe(line, { y: -200, ms: 30 })).toBe(false);
    await expect(await swipe(line, { x: 120, y: 60, ms: 30 })).toBe(false);
    // scrolled content scrolls
    const body = line.closest<HTMLElement>('[tabindex="0"]');
    body?.scrollTo(0, 40);
    await expect(await swipe(line, { y: 200 })).toBe(false);
    await expect(dialog).toBeVisible();
    await swipe(drawer.getByRole('heading', { name: 'Filters' }), { y: 170 });
    await closes();
  },
};

/** Fingers select text and place the cursor. */
export const KeepsSelectionOnSwipe: Story = {
  args: {
    side: 'bottom',
    title: 'Note',
    children: (
      <>
        <TextArea label="Text" defaultValue="Call on Monday" />
        <Text>Agreed on the phone</Text>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    const drawer = within(await screen.findByRole('dialog'));
    const field = drawer.getByRole('textbox', { name: 'Text' });
    field.focus();
    await expect(await swipe(field, { y: 200 })).toBe(false);
    const text = drawer.getByText('Agreed on the phone');
    getSelection()?.selectAllChildren(text);
    await expect(await swipe(text, { y: 200 })).toBe(false);
    await expect(getSelection()?.toString()).toBe('Agreed on the phone');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    getSelection()?.removeAllRanges();
    await swipe(text, { y: 200 });
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    // the parent has kept it open
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(window.innerHeight));
  },
};

/** Drawers at the end stay where they are. */
export const EndIgnoresSwipe: Story = {
  args: { title: 'Alicia Fontaine' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await expect(await swipe(screen.getByRole('heading', { name: 'Alicia Fontaine' }), { y: 300 })).toBe(false);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = { tags: ['matrix'], args: Footer.args };
