import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import { docs } from '../../test/docs';
import { dragOf, fileInput, fileOf, pasteOf } from '../../test/files';
import { Button } from '../Button/Button';
import { Grid } from '../Grid/Grid';
import { imageVariants } from './ImagePreview';
import { ImageUpload } from './ImageUpload';

/** Teal picture with an aspect ratio of two to one. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="48"><path d="M0 0h96v48H0z" fill="teal"/></svg>';
const stored = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
const picture = (name = 'face.svg') => new File([drawing], name, { type: 'image/svg+xml' });

const meta = {
  title: 'Components/Inputs/ImageUpload',
  component: ImageUpload,
  tags: ['autodocs'],
  parameters: docs({
    use: `Form field for one picture with a preview: \`avatar\` for a person, \`logo\` for a carrier or an agency. Users add it by file dialog, drop or paste. The value is the new file, or \`null\` to remove the stored picture.
In react-hook-form: \`<ImageUpload {...field} onValueChange={field.onChange} />\`.`,
    avoid:
      'Use `FileUpload` for several files or files without a preview, and `Avatar` for a picture that cannot be changed.',
    keys: {
      Tab: 'Moves to the Upload button, then to the Remove button',
      'Enter, Space': 'Open the browser’s file dialog; remove the picture',
      'Ctrl V, ⌘ V': 'On a button: use the picture from the clipboard',
    },
    dos: ['Describe in `hint` which types are accepted and who sees the picture.'],
    donts: ['Upload it before the form is saved, because Cancel could not undo that.'],
  }),
  args: {
    label: 'Photo',
    hideLabel: true,
    name: 'Marcus Oyelaran',
    hint: 'PNG, GIF or JPEG. Shown to customers beside your name.',
    accept: ['image/*'],
    maxBytes: 1024 * 1024,
    onValueChange: fn(),
  },
} satisfies Meta<typeof ImageUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const image = (root: HTMLElement) => root.querySelector('img');

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('MO')).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Upload Image' });
    await expect(button).toHaveAccessibleDescription('PNG, GIF or JPEG. Shown to customers beside your name.');
    await userEvent.upload(fileInput(canvasElement), picture());
    await waitFor(() => expect(image(canvasElement)?.src).toMatch(/^blob:/));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'face.svg' }));
    await expect(canvas.getByRole('button', { name: 'Remove' })).toBeVisible();
  },
};

export const Picture: Story = { args: { src: stored } };

export const Logo: Story = {
  args: { variant: 'logo', name: 'Keystone Fidelity', label: 'Logo', hint: 'PNG or SVG', src: stored },
};

export const WithoutLogo: Story = { args: { variant: 'logo', name: 'Keystone Fidelity', label: 'Logo' } };

/** The stored picture is missing: initials appear, and another picture can be chosen. */
export const BrokenStored: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('MO')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Upload Image' })).toBeEnabled();
  },
};

export const Required: Story = {
  args: { required: true, hideLabel: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Upload Image Required');
  },
};

export const Invalid: Story = {
  args: { error: 'Image is required', required: true, hideLabel: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Photo' })).toHaveAccessibleDescription('Image is required');
  },
};

export const Disabled: Story = {
  args: { disabled: true, src: stored },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

export const Loading: Story = {
  args: { loading: true, src: stored },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Upload Image' })).toHaveAttribute('aria-busy', 'true');
  },
};

const refuses = (file: () => File, text: string, more: Story['args'] = {}): Story => ({
  args: { src: stored, ...more },
  play: async ({ args, canvas, canvasElement }) => {
    await fireEvent(canvas.getByRole('button', { name: 'Upload Image' }), dragOf('drop', file()));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(text);
    // The previous picture stays.
    await expect(image(canvasElement)?.src).toBe(stored);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});
export const TooLarge: Story = refuses(
  () => fileOf('huge.png', 'image/png', 1024 * 1024 + 1),
  'Too large. Up to 1 MB.',
);
export const WrongKind: Story = refuses(() => fileOf('cv.pdf', 'application/pdf'), 'This type of file is not accepted');
/** A text file named like a picture. */
export const Broken: Story = refuses(() => fileOf('broken.png', 'image/png'), 'This image cannot be shown');
export const OwnWords: Story = refuses(() => fileOf('cv.pdf', 'application/pdf'), 'Please choose a photo', {
  errorTexts: { wrongKind: 'Please choose a photo' },
});

/** The next valid picture removes the error. */
export const FaultGoes: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Upload Image' });
    await fireEvent(button, dragOf('drop', fileOf('broken.png', 'image/png')));
    await waitFor(() => expect(canvas.getByRole('group')).toBeInvalid());
    await fireEvent(button, pasteOf(picture('pasted.svg')));
    await waitFor(() => expect(image(canvasElement)).not.toBeNull());
    await expect(canvas.getByRole('group')).toBeValid();
  },
};

export const RemovesByKeyboard: Story = {
  tags: ['keyboard'],
  args: { src: stored, onBlur: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByText('MO')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upload Image' })).toHaveFocus();
    // The form library is notified that the user left the field.
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalled();
  },
};

/** A form that loads its record again keeps the stored picture. */
export const ParentKeepsStored: Story = {
  args: { src: stored },
  render: function Render(args) {
    const [value, setValue] = useState<File | null>();
    return (
      <>
        <ImageUpload {...args} value={value} onValueChange={setValue} />
        <Button onClick={() => setValue(undefined)}>Discard changes</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), picture());
    await waitFor(() => expect(image(canvasElement)?.src).toMatch(/^blob:/));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(image(canvasElement)?.src).toBe(stored);
  },
};

/** Pictures that are not shown are released from memory. */
export const LetsGoOfPictures: Story = {
  render: function Render(args) {
    const [value, setValue] = useState<File | null>();
    return <ImageUpload {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const made = spyOn(URL, 'createObjectURL');
    const revoked = spyOn(URL, 'revokeObjectURL');
    const left = () => {
      const gone = new Set(revoked.mock.calls.map(([url]) => url));
      return made.mock.results.map(({ value }) => value as string).filter((url) => !gone.has(url));
    };
    await userEvent.upload(fileInput(canvasElement), picture('one.svg'));
    await waitFor(() => expect(image(canvasElement)?.src).toMatch(/^blob:/));
    const first = image(canvasElement)?.src;
    await expect(left()).toEqual([first]);
    await userEvent.upload(fileInput(canvasElement), picture('two.svg'));
    await waitFor(() => expect(image(canvasElement)?.src).not.toBe(first));
    await expect(left()).toEqual([image(canvasElement)?.src]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(left()).toEqual([]);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    src: stored,
    variant: 'logo',
    hint: 'PNG, GIF or JPEG, at least 200 pixels wide. It is printed on certificates, proposals and invoices, and shown to customers beside your name.',
  },
};

const states = {
  Empty: {},
  Picture: { src: stored },
  Invalid: { error: 'Image is required' },
  Disabled: { src: stored, disabled: true },
} as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={2} gap={24}>
      {Object.entries(states).flatMap(([state, props]) =>
        imageVariants.map((variant) => (
          <ImageUpload
            key={state + variant}
            {...args}
            variant={variant}
            label={`${state}, ${variant}`}
            hideLabel={false}
            {...props}
          />
        )),
      )}
    </Grid>
  ),
};
