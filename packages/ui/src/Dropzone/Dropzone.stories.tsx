import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import { docs } from '../../test/docs';
import { dragOf, fileInput, fileOf, pasteOf } from '../../test/files';
import { Grid } from '../Grid/Grid';
import { Dropzone } from './Dropzone';

const meta = {
  title: 'Components/Inputs/Dropzone',
  component: Dropzone,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Area for adding files by drop, paste or file dialog. Passes files on without checking them; the caller validates types and sizes.',
    avoid: 'In forms, use `FileUpload`, which lists, validates and uploads files. Use `ImageUpload` for one picture.',
    keys: {
      Tab: 'Moves to the button, which covers the whole area',
      'Enter, Space': 'Open the browser’s file dialog',
      'Ctrl V, ⌘ V': 'On the button: add files from the clipboard',
    },
    dos: ['Describe the accepted types and sizes in `description`.'],
    donts: ['Rely on `accept` alone: it filters the file dialog, but not dropped files.'],
  }),
  args: { multiple: true, description: 'Any type, 22 MB in total', onFiles: fn() },
} satisfies Meta<typeof Dropzone>;
export default meta;
type Story = StoryObj<typeof meta>;

const named = (...names: string[]): unknown[] => names.map((name): unknown => expect.objectContaining({ name }));
const zoneOf = (button: HTMLElement) => button.closest('[role="presentation"]') as HTMLElement;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'choose from your device' });
    await expect(button).toHaveAccessibleDescription('Any type, 22 MB in total');
    await userEvent.upload(fileInput(canvasElement), [fileOf('a.pdf'), fileOf('b.pdf')]);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
    await expect(args.onFiles).toHaveBeenLastCalledWith(named('a.pdf', 'b.pdf'));
  },
};

export const Single: Story = { args: { multiple: false, description: 'PDF, up to 22 MB', accept: ['.pdf'] } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toBeDisabled();
    await fireEvent(zoneOf(button), dragOf('drop', fileOf('a.pdf')));
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = { args: { invalid: true } };

/** Announces the effect of a drop until the pointer has left the area. */
export const DraggedOver: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    const zone = zoneOf(button);
    const file = fileOf('a.pdf');
    await fireEvent(zone, dragOf('dragenter', file));
    await waitFor(() => expect(zone).toHaveTextContent('Release to add'));
    await expect(zone).toHaveAttribute('data-over');
    // Moving between children of the area.
    await fireEvent(button, dragOf('dragenter', file));
    await fireEvent(zone, dragOf('dragleave', file));
    await expect(zone).toHaveAttribute('data-over');
    await fireEvent(button, dragOf('dragleave', file));
    await waitFor(() => expect(zone).not.toHaveAttribute('data-over'));
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

export const TakesDroppedFiles: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent(zoneOf(canvas.getByRole('button')), dragOf('drop', fileOf('Dashcam.mov'), fileOf('b.pdf')));
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
    await expect(args.onFiles).toHaveBeenLastCalledWith(named('Dashcam.mov', 'b.pdf'));
  },
};

export const TakesPastedFiles: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await fireEvent(canvas.getByRole('button'), pasteOf(fileOf('Screenshot.png', 'image/png')));
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
    await expect(args.onFiles).toHaveBeenLastCalledWith(named('Screenshot.png'));
  },
};

/** Ignores text on the clipboard. */
export const LeavesPastedText: Story = {
  play: async ({ args, canvas }) => {
    const pasted = pasteOf();
    pasted.clipboardData?.setData('text/plain', 'CA-90-551287');
    await fireEvent(canvas.getByRole('button'), pasted);
    await expect(pasted.defaultPrevented).toBe(false);
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

/** Prevents the browser from opening a file dropped outside the area. */
export const GuardsThePage: Story = {
  play: async () => {
    const event = dragOf('drop', fileOf('a.pdf'));
    document.body.dispatchEvent(event);
    await expect(event.defaultPrevented).toBe(true);
  },
};

export const OpensByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const click = spyOn(fileInput(canvasElement), 'click').mockImplementation(() => {});
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(click).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(click).toHaveBeenCalledTimes(2);
    // The native input is not focusable.
    await expect(fileInput(canvasElement)).toHaveAttribute('tabindex', '-1');
  },
};

/** The whole area can be pressed. */
export const OpensByPointer: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const { right, bottom } = zoneOf(button).getBoundingClientRect();
    await expect(document.elementFromPoint(right - 8, bottom - 8)).toBe(button);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    description:
      'PDF, XLS, XLSX, DOC or DOCX, or photographs of the damage as JPEG, PNG or HEIC, up to 22 MB in total; certificates-of-insurance-for-additional-insured-parties too',
  },
};

const states = {
  Multiple: {},
  Single: { multiple: false },
  Invalid: { invalid: true },
  Disabled: { disabled: true },
} as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ xs: 1, md: 2 }}>
      {Object.entries(states).map(([state, props]) => (
        <Dropzone key={state} {...args} description={state} {...props} />
      ))}
      <Dropzone {...args} description="Dragged over" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const zone = canvas.getByText('Dragged over').closest('[role="presentation"]') as HTMLElement;
    await fireEvent(zone, dragOf('dragenter', fileOf('a.pdf')));
    await waitFor(() => expect(zone).toHaveTextContent('Release to add'));
  },
};
