import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import { docs } from '../../test/docs';
import { dragOf, fileInput, fileOf, pasteOf } from '../../test/files';
import { Grid } from '../Grid/Grid';
import { Dropzone } from './Dropzone';

const meta = {
  title: 'Components/Dropzone',
  component: Dropzone,
  tags: ['autodocs'],
  parameters: docs({
    use: 'A place to drop files on, or to paste them to, and the button that chooses them. It hands the files over as they come; whoever takes them looks at their kind and size.',
    avoid:
      'In a form take `FileUpload`, which lists the files with what is wrong with each and sends them. One picture is an `ImageUpload`.',
    keys: {
      Tab: 'to the button, whose surface is all of the zone',
      'Enter, Space': 'opens the dialog of the browser',
      'Ctrl V, ⌘ V': 'on the button: adds what is on the clipboard',
    },
    dos: ['Say in `description` which kinds are taken and how much of it.'],
    donts: ['Rely on `accept` alone: it filters the dialog, not what is dropped.'],
  }),
  args: { multiple: true, description: 'Any type, 22 MB in all', onFiles: fn() },
} satisfies Meta<typeof Dropzone>;
export default meta;
type Story = StoryObj<typeof meta>;

const named = (...names: string[]): unknown[] => names.map((name): unknown => expect.objectContaining({ name }));
const zoneOf = (button: HTMLElement) => button.closest('[role="presentation"]') as HTMLElement;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'choose from your computer' });
    await expect(button).toHaveAccessibleDescription('Any type, 22 MB in all');
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

/** It says what letting go will do, and stops saying it when the pointer has left. */
export const DraggedOver: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    const zone = zoneOf(button);
    const file = fileOf('a.pdf');
    await fireEvent(zone, dragOf('dragenter', file));
    await waitFor(() => expect(zone).toHaveTextContent('Let go to add'));
    await expect(zone).toHaveAttribute('data-over');
    // within the zone from part to part
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

/** Words on the clipboard are not for it. */
export const LeavesPastedText: Story = {
  play: async ({ args, canvas }) => {
    const pasted = pasteOf();
    pasted.clipboardData?.setData('text/plain', 'CA-90-551287');
    await fireEvent(canvas.getByRole('button'), pasted);
    await expect(pasted.defaultPrevented).toBe(false);
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

/** A file that is dropped beside the zone does not take the page's place. */
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
    // the input itself is no stop
    await expect(fileInput(canvasElement)).toHaveAttribute('tabindex', '-1');
  },
};

/** All of it can be pressed. */
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
      'PDF, XLS, XLSX, DOC or DOCX, or photographs of the damage as JPEG, PNG or HEIC, up to 22 MB in all; certificates-of-insurance-for-additional-insured-parties too',
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
    await waitFor(() => expect(zone).toHaveTextContent('Let go to add'));
  },
};
