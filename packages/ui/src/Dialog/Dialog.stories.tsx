import type { Meta, StoryObj } from '@storybook/react-vite';
import { setNonce } from 'get-nonce';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { pressComposing } from '../../test/composing';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Button } from '../Button/Button';
import { FileUpload } from '../FileUpload/FileUpload';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { TextField } from '../TextField/TextField';
import { Dialog, type DialogProps, dialogSizes } from './Dialog';

const footer = (
  <>
    <Button>Cancel</Button>
    <Button variant="solid" tone="accent">
      Update Plan
    </Button>
  </>
);

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    ...docs({
      use: 'Modal dialog for a short task on the current page.',
      avoid:
        'Use `ConfirmDialog` before irreversible actions, `Drawer` to show a record of a list, `toast` to confirm success, and a page for long content or content with its own address.',
      keys: {
        'Tab, Shift Tab': 'Stay inside the dialog',
        Esc: 'Closes it; focus returns to the element that opened it, or to the main content if that is gone',
      },
      dos: ['Use the label of the trigger as the title.', 'Put the primary button last, with the verb of the title.'],
      donts: [
        'Open a dialog from a dialog, except for a confirmation.',
        'Close it on a press outside while it has unsaved changes. Ask first.',
      ],
      height: 420,
    }),
  },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Package Details',
    footer,
    children: (
      <Stack gap={16}>
        <Text>Twelve months, 10 agents, 5,000 policies</Text>
        <TextField label="Coupon" placeholder="Please Enter Your Coupon" />
      </Stack>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Package Details' })).not.toHaveAttribute(
      'aria-describedby',
    );
  },
};

export const Description: Story = {
  tags: ['anatomy'],
  args: { description: 'A new period starts at once, and the current plan closes.' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAccessibleDescription('A new period starts at once, and the current plan closes.');
  },
};

export const Medium: Story = { args: { size: 'medium' } };

export const Large: Story = { args: { size: 'large' } };

/** Only the body scrolls; the title and the buttons stay visible. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: `Conditions under which a package may be exchanged: ${longWord}`,
    children: (
      <Stack gap={12}>
        {Array.from({ length: 30 }, (_, index) => (
          <Text key={index}>{index + 1}. The price of the new package is due in full when the period starts.</Text>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const box = dialog.getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(0);
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Update Plan' })).toBeVisible());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongTextOnDesk: Story = { ...LongText, globals: { viewport: { value: 'lg' } } };

/** Controlled by state, so there is no trigger to which Radix could return the focus. */
function Opened(args: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Choose Package</Button>
      <Dialog
        {...args}
        trigger={undefined}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          args.onOpenChange?.(next);
        }}
      />
    </>
  );
}

export const KeepsAndReturnsFocus: Story = {
  tags: ['keyboard'],
  args: { open: false },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Choose Package' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    const stops = within(dialog).getAllByRole('button').length + 1;
    for (let stop = 0; stop <= stops; stop++) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Esc ends the composition of a Japanese or Chinese text, and the dialog stays open. */
export const StaysOnComposing: Story = {
  play: async ({ args, userEvent }) => {
    const coupon = within(screen.getByRole('dialog')).getByRole('textbox');
    coupon.focus();
    await pressComposing(coupon, 'Escape');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const FocusesItsFirstField: Story = {
  tags: ['keyboard'],
  args: { open: false },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Package' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Coupon' })).toHaveFocus());
  },
};

/** The field for a file is the button that opens the browser's file dialog. */
export const FocusesFileButton: Story = {
  args: { children: <FileUpload label="Spreadsheet" onValueChange={fn()} /> },
  play: async () => {
    const field = within(await screen.findByRole('group', { name: 'Spreadsheet' }));
    await waitFor(() => expect(field.getByRole('button')).toHaveFocus());
  },
};

/** The focus starts on the checked radio button, as with Tab. */
export const FocusesCheckedRadio: Story = {
  args: {
    open: false,
    children: (
      <RadioGroup
        label="Period"
        defaultValue="year"
        options={[
          { value: 'month', label: 'Month' },
          { value: 'year', label: 'Year' },
        ]}
      />
    ),
  },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Package' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Year' })).toHaveFocus());
  },
};

/** Without a field, the focus starts on the first button of the footer. */
export const FocusesItsFirstAction: Story = {
  args: { open: false, children: <Text>Twelve months, 10 agents, 5,000 policies</Text> },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Package' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const ClosesOnPressBeside: Story = {
  args: { open: false },
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Package' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByText('Twelve months, 10 agents, 5,000 policies'));
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
    await userEvent.click(dialog.parentElement as HTMLElement);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const OpensByItsTrigger: Story = {
  args: { open: undefined, onOpenChange: undefined, trigger: <Button>Choose Package</Button> },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Choose Package' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** A strict Content-Security-Policy blocks styles without the page's nonce. */
export const StylesCarryTheNonce: Story = {
  args: { open: false },
  beforeEach: () => {
    setNonce('n0nce');
    return () => setNonce('');
  },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent }) => {
    const before = new Set(document.querySelectorAll('style'));
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Package' }));
    await screen.findByRole('dialog');
    const added = [...document.querySelectorAll('style')].filter((style) => !before.has(style));
    await expect(added.length).toBeGreaterThan(0);
    await expect(added.map(({ nonce }) => nonce)).toEqual(added.map(() => 'n0nce'));
  },
};

/** The button that opened the dialog is gone when it closes, so the focus moves to the main content. */
export const OpenerRemoved: Story = {
  render: function Render(args) {
    const [rows, setRows] = useState(1);
    const [open, setOpen] = useState(false);
    const onDelete = () => {
      setRows(0);
      setOpen(false);
    };
    return (
      <main id="main" tabIndex={-1}>
        {rows > 0 ? <Button onClick={() => setOpen(true)}>Open</Button> : <Text>No rows</Text>}
        <Dialog
          {...args}
          trigger={undefined}
          open={open}
          onOpenChange={setOpen}
          footer={<Button onClick={onDelete}>Delete</Button>}
        />
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** The page removes the opener after the dialog has closed, because it has loaded its rows again. */
export const OpenerRemovedLater: Story = {
  render: function Render(args) {
    const [rows, setRows] = useState(1);
    const [open, setOpen] = useState(false);
    return (
      <main id="main" tabIndex={-1}>
        {rows > 0 ? <Button onClick={() => setOpen(true)}>Open</Button> : <Text>No rows</Text>}
        <Dialog
          {...args}
          trigger={undefined}
          open={open}
          onOpenChange={(next) => {
            setOpen(next);
            if (!next) setTimeout(() => setRows(0), 300);
          }}
        />
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
    await canvas.findByText('No rows');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** The widths of the three sizes. */
export const Sizes: Story = {
  render: function Render(args) {
    const [size, setSize] = useState<(typeof dialogSizes)[number]>('small');
    return (
      <Dialog
        {...args}
        trigger={undefined}
        open
        onOpenChange={fn()}
        size={size}
        footer={dialogSizes.map((name) => (
          <Button key={name} onClick={() => setSize(name)}>
            {name}
          </Button>
        ))}
      />
    );
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const widths = { small: 480, medium: 640, large: 880 };
    for (const size of dialogSizes) {
      await userEvent.click(within(dialog).getByRole('button', { name: size }));
      await waitFor(() => expect(dialog.offsetWidth).toBe(widths[size]));
    }
  },
};

export const Matrix: Story = { tags: ['matrix'], args: { description: 'A new period starts at once.' } };
