import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { docs } from '../../test/docs';
import { dragOf, fileInput, fileOf, unreadableFile } from '../../test/files';
import { Button } from '../Button/Button';
import { Grid } from '../Grid/Grid';
import { Stack } from '../Stack/Stack';
import { FileUpload, type FileUploadProps } from './FileUpload';
import type { FileItem } from './fileItem';
import type { UploadContext } from './useFileList';

interface Stored {
  id: string;
}
interface Sending extends UploadContext {
  resolve: (stored: Stored) => void;
  reject: (error: Error) => void;
}

/** Running uploads by file name. The stories resolve or reject them. */
const sending = new Map<string, Sending>();
const upload = fn<NonNullable<FileUploadProps<Stored>['upload']>>();
const limit = 22 * 1024 * 1024;

const meta = {
  title: 'Components/Inputs/FileUpload',
  component: FileUpload<Stored>,
  tags: ['autodocs'],
  parameters: docs({
    use: `Form field for files, added by file dialog, drop or paste. Each file has a row with its progress and errors; a rejected file does not affect the others.
With \`upload\`, each file is uploaded immediately. Without it, the files stay in the value until the form is submitted. In react-hook-form: \`<FileUpload {...field} onValueChange={field.onChange} />\`.`,
    avoid:
      'Use `ImageUpload` for one picture with a preview, `DocCard` for stored files, and `Dropzone` for an area without a list.',
    keys: {
      Tab: 'Moves to the Choose button, then to the buttons of each file',
      'Enter, Space': 'Open the browser’s file dialog; cancel, remove or retry a file',
      'Ctrl V, ⌘ V': 'On the button: add files from the clipboard',
    },
    dos: [
      'In `upload`, reject with an `Error` that has the server’s message. It is shown at the file.',
      'Override the default error messages with `errorTexts`.',
      'Submit files that are not `failed`. Let the schema handle the others.',
    ],
    donts: ['Show an error of the whole form for one file that is too large. Its row shows the error.'],
  }),
  args: { label: 'Attachments', multiple: true, accept: 'any', maxBytes: limit, onValueChange: fn(), upload },
  beforeEach: () => {
    sending.clear();
    upload.mockReset().mockImplementation(
      (file, context) =>
        new Promise((resolve, reject) => {
          sending.set(file.name, { ...context, resolve, reject });
        }),
    );
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileUpload<Stored>>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (name: string) => {
  const row = screen.getByText(name).closest<HTMLElement>('[role="listitem"]');
  if (!row) throw new Error(`${name} is not in the list`);
  return row;
};
const drop = (...files: File[]) => fireEvent(screen.getByRole('button', { name: /choose/ }), dragOf('drop', ...files));
const underway = (name: string) =>
  waitFor(() => {
    const one = sending.get(name);
    if (!one) throw new Error(`${name} is not being sent`);
    return one;
  });
const status = (row: HTMLElement, is: FileItem['status']) =>
  waitFor(() => expect(row).toHaveAttribute('data-status', is));

export const Default: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    const field = canvas.getByRole('group', { name: 'Attachments' });
    await expect(within(field).getByRole('button')).toHaveAccessibleDescription('Up to 22 MB');
    await userEvent.upload(fileInput(canvasElement), fileOf('Elevation certificate.pdf', 'application/pdf', 700_416));
    const row = await waitFor(() => rowOf('Elevation certificate.pdf'));
    const { onProgress, resolve } = await underway('Elevation certificate.pdf');
    onProgress(0.64);
    const bar = within(row).getByRole('progressbar', { name: 'Uploading Elevation certificate.pdf' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '64'));
    await expect(row).toHaveTextContent('64%');
    resolve({ id: 'doc-1' });
    await status(row, 'uploaded');
    await expect(row).toHaveTextContent('684 kB');
    await expect(within(row).queryByRole('progressbar')).toBeNull();
    await expect(field).toHaveTextContent('Elevation certificate.pdf uploaded');
  },
};

/** Without `accept`, the field accepts Office documents and PDF. */
export const DocumentsByDefault: Story = {
  args: { accept: undefined },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('group', { name: 'Attachments' });
    await expect(within(field).getByRole('button')).toHaveAccessibleDescription(
      'XLSX, XLS, PDF, DOC, or DOCX. Up to 22 MB',
    );
    await expect(fileInput(canvasElement)).toHaveAttribute('accept', '.xlsx,.xls,.pdf,.doc,.docx');
    const allowed = ['rates.xlsx', 'rates.xls', 'policy.pdf', 'letter.doc', 'letter.DOCX'];
    await drop(...allowed.map((name) => fileOf(name)), fileOf('photo.jpg', 'image/jpeg'), fileOf('notes.txt'));
    for (const name of allowed) await underway(name);
    for (const name of ['photo.jpg', 'notes.txt']) {
      await status(rowOf(name), 'failed');
      await expect(sending.has(name)).toBe(false);
    }
  },
};

/** The form value contains the server's result. */
export const ValueHasResult: Story = {
  play: async ({ args }) => {
    await drop(fileOf('a.pdf'));
    (await underway('a.pdf')).resolve({ id: 'doc-1' });
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith([
        expect.objectContaining({ name: 'a.pdf', size: 2048, status: 'uploaded', result: { id: 'doc-1' } }),
      ]),
    );
  },
};

export const Hint: Story = { tags: ['anatomy'], args: { hint: 'Photos of the damage, a police report, an estimate' } };

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Up to 22 MB Required');
  },
};

export const Invalid: Story = {
  args: { error: 'Attachments are required', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Attachments are required');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/Attachments are required/);
  },
};

const stored: FileItem<Stored>[] = [
  { id: '1', name: 'Lessor endorsement form CA 20 01.pdf', size: 215_040, type: '', status: 'uploaded' },
  { id: '2', name: 'Invoice 45518 scan.jpg', size: 2_831_155, type: '', status: 'uploaded' },
];

/** Files that are already on the server. */
export const Stored: Story = {
  args: { defaultValue: stored, columns: { xs: 1, md: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('2.9 MB of 22 MB')).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: stored },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

/** Each error is shown at its file; valid files are uploaded. */
export const RefusesOnTheFilesOwnRow: Story = {
  args: {
    accept: ['.pdf', '.jpg'],
    maxBytes: 4096,
    errorTexts: { tooLarge: "Selected all file(s) size can't exceeded 22 mb" },
  },
  play: async ({ canvas }) => {
    await drop(
      fileOf('good.pdf'),
      fileOf('large.pdf', '', 2049),
      fileOf('Dashcam.mov'),
      fileOf('empty.pdf', '', 0),
      unreadableFile('moved.pdf'),
    );
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5));
    await expect(rowOf('large.pdf')).toHaveTextContent("Selected all file(s) size can't exceeded 22 mb");
    await expect(rowOf('Dashcam.mov')).toHaveTextContent('This type of file is not accepted');
    await expect(rowOf('empty.pdf')).toHaveTextContent('This file is empty');
    await waitFor(() => expect(rowOf('moved.pdf')).toHaveTextContent('This file cannot be read'));
    (await underway('good.pdf')).resolve({ id: 'doc-1' });
    await status(rowOf('good.pdf'), 'uploaded');
    await expect(upload).toHaveBeenCalledOnce();
  },
};

export const SaysWhatTheServerSaid: Story = {
  play: async ({ canvas, userEvent }) => {
    await drop(fileOf('a.pdf'), fileOf('b.pdf'));
    (await underway('a.pdf')).reject(new Error('The file has a virus'));
    const row = rowOf('a.pdf');
    await status(row, 'failed');
    await expect(row).toHaveTextContent('The file has a virus');
    await expect(canvas.getByRole('status')).toHaveTextContent('a.pdf: The file has a virus');
    await expect(rowOf('b.pdf')).toHaveAttribute('data-status', 'uploading');
    sending.delete('a.pdf');
    await userEvent.click(within(row).getByRole('button', { name: 'Retry a.pdf' }));
    await expect(row).not.toHaveTextContent('The file has a virus');
    (await underway('a.pdf')).resolve({ id: 'doc-2' });
    await status(row, 'uploaded');
  },
};

/** A failure without a message shows the default one. */
export const FailsWithoutMessage: Story = {
  play: async () => {
    await drop(fileOf('a.pdf'));
    (await underway('a.pdf')).reject(new Error(''));
    await waitFor(() => expect(rowOf('a.pdf')).toHaveTextContent('This file could not be uploaded'));
  },
};

export const CancelsWhileUploading: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await drop(fileOf('a.pdf'));
    const { signal, resolve } = await underway('a.pdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload of a.pdf' }));
    await expect(signal.aborted).toBe(true);
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('a.pdf removed');
    // Ignores a result that arrives after the file was removed.
    resolve({ id: 'late' });
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

/** Removing a file moves the focus to the next one, or to the Choose button after the last one. */
export const RemovesByKeyboard: Story = {
  tags: ['keyboard'],
  args: { defaultValue: stored, upload: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /choose/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Invoice 45518 scan.jpg' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('button', { name: /choose/ })).toHaveFocus());
  },
};

/** Removing a file makes room for a rejected one. */
export const RemovingMakesRoom: Story = {
  args: { maxBytes: 4096 },
  play: async ({ canvas, userEvent }) => {
    await drop(fileOf('a.pdf', '', 3000), fileOf('b.pdf', '', 3000));
    const row = await waitFor(() => rowOf('b.pdf'));
    await expect(row).toHaveTextContent('Too large. Up to 4 kB in total.');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload of a.pdf' }));
    (await underway('b.pdf')).resolve({ id: 'doc-1' });
    await status(rowOf('b.pdf'), 'uploaded');
  },
};

/** A new file replaces the existing one. */
export const Single: Story = {
  args: { multiple: false, label: 'Policies', accept: ['.xlsx', '.xls', '.csv'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('XLSX, XLS, or CSV. Up to 22 MB');
    await drop(fileOf('first.csv'));
    const { signal } = await underway('first.csv');
    await drop(fileOf('second.csv'));
    await waitFor(() => expect(rowOf('second.csv')).toBeVisible());
    await expect(signal.aborted).toBe(true);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** A rejected file does not replace the existing one. */
export const RejectedForSingle: Story = {
  args: { multiple: false, label: 'Policies', accept: ['.csv'] },
  play: async ({ canvas }) => {
    await drop(fileOf('first.csv'));
    const { signal, resolve } = await underway('first.csv');
    await drop(fileOf('second.mov'));
    await waitFor(() => expect(rowOf('second.mov')).toHaveTextContent('This type of file is not accepted'));
    await expect(canvas.getByRole('status')).toHaveTextContent('second.mov: This type of file is not accepted');
    await expect(signal.aborted).toBe(false);
    resolve({ id: 'doc-1' });
    await status(rowOf('first.csv'), 'uploaded');
  },
};

/** The existing file comes back when the new one cannot be read, such as a folder. */
export const UnreadableForSingle: Story = {
  args: { multiple: false },
  play: async ({ canvas, userEvent }) => {
    await drop(fileOf('first.pdf'));
    await underway('first.pdf');
    sending.clear();
    await drop(unreadableFile('second.pdf'));
    await waitFor(() => expect(rowOf('second.pdf')).toHaveTextContent('This file cannot be read'));
    (await underway('first.pdf')).resolve({ id: 'doc-1' });
    await status(rowOf('first.pdf'), 'uploaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry second.pdf' }));
    await status(rowOf('second.pdf'), 'failed');
    await status(rowOf('first.pdf'), 'uploaded');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** The existing file comes back when the server refuses the new one. */
export const RefusedForSingle: Story = {
  args: { multiple: false },
  play: async ({ canvas, userEvent }) => {
    await drop(fileOf('first.pdf'));
    (await underway('first.pdf')).resolve({ id: 'doc-1' });
    await status(rowOf('first.pdf'), 'uploaded');
    await drop(fileOf('second.pdf'));
    (await underway('second.pdf')).reject(new Error('This file contains a virus'));
    await waitFor(() => expect(rowOf('second.pdf')).toHaveTextContent('This file contains a virus'));
    await status(rowOf('first.pdf'), 'uploaded');
    sending.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry second.pdf' }));
    (await underway('second.pdf')).resolve({ id: 'doc-2' });
    await status(rowOf('second.pdf'), 'uploaded');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** Files that replace each other while they are sent come back in turn. */
export const RefusedInTurn: Story = {
  args: { multiple: false },
  play: async ({ canvas }) => {
    await drop(fileOf('first.pdf'));
    (await underway('first.pdf')).resolve({ id: 'doc-1' });
    await drop(fileOf('second.pdf'));
    await underway('second.pdf');
    sending.delete('second.pdf');
    await drop(fileOf('third.pdf'));
    (await underway('third.pdf')).reject(new Error('Too many pages'));
    (await underway('second.pdf')).reject(new Error('Too many pages'));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    await status(rowOf('first.pdf'), 'uploaded');
  },
};

export const SeveralForSingle: Story = {
  args: { multiple: false },
  play: async () => {
    await drop(fileOf('first.csv'), fileOf('second.csv'));
    await waitFor(() => expect(rowOf('second.csv')).toHaveTextContent('Only one file can be added'));
    await underway('first.csv');
  },
};

export const TwoOfOneName: Story = {
  play: async ({ canvas, userEvent }) => {
    await drop(fileOf('scan.pdf'));
    await underway('scan.pdf');
    await drop(fileOf('scan.pdf', '', 100));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Cancel upload of scan.pdf' })[0] as HTMLElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const Announces: Story = {
  args: { accept: ['.pdf'] },
  play: async ({ canvas }) => {
    await drop(fileOf('a.pdf'), fileOf('b.pdf'), fileOf('c.mov'));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Added: a.pdf and b.pdf. c.mov: This type of file is not accepted',
      ),
    );
  },
};

/** Without `upload`, the form submits the files. A form library does not receive the input's own `change` events as a value. */
export const SendsWithForm: Story = {
  args: { upload: undefined },
  render: function Render({ onValueChange, ...args }) {
    const [files, setFiles] = useState<readonly FileItem<Stored>[]>([]);
    const [sent, setSent] = useState('');
    const submit = (event: FormEvent) => {
      event.preventDefault();
      setSent(files.map(({ file, status }) => `${file?.name} ${status}`).join());
    };
    return (
      <form aria-label="Mail" onSubmit={submit} onChange={() => setSent('change')}>
        <Stack>
          <FileUpload<Stored>
            {...args}
            value={files}
            onValueChange={(items) => {
              setFiles(items);
              onValueChange?.(items);
            }}
          />
          <Button type="submit">Send</Button>
          <output>{sent}</output>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), fileOf('a.pdf'));
    await waitFor(() => expect(rowOf('a.pdf')).toHaveAttribute('data-status', 'ready'));
    await expect(canvas.getByRole('form')).not.toHaveTextContent('change');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByText('a.pdf ready')).toBeVisible();
  },
};

/** Restores the initial files and stops running uploads. */
export const ResetsWithForm: Story = {
  args: { defaultValue: stored },
  render: (args) => (
    <form>
      <FileUpload<Stored> {...args} />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await drop(fileOf('a.pdf'));
    const { signal } = await underway('a.pdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(signal.aborted).toBe(true);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Leaving a wizard step stops its uploads; returning restarts them. */
export const GoesOnAfterComingBack: Story = {
  render: function Render(args) {
    const [files, setFiles] = useState<readonly FileItem<Stored>[]>([]);
    const [shown, setShown] = useState(true);
    return (
      <Stack>
        <Button onClick={() => setShown(!shown)}>{shown ? 'Next' : 'Back'}</Button>
        {shown && <FileUpload<Stored> {...args} value={files} onValueChange={setFiles} />}
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await drop(fileOf('a.pdf'));
    const { signal } = await underway('a.pdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(signal.aborted).toBe(true);
    sending.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    (await underway('a.pdf')).resolve({ id: 'doc-1' });
    await status(rowOf('a.pdf'), 'uploaded');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Anything that shows the state of the building before the loss, taken by you or by somebody else',
    defaultValue: [
      {
        id: '1',
        name: 'Brightwater-restoration-and-construction-certificate-of-insurance-for-additional-insured-parties-final.pdf',
        size: 9_437_184,
        type: '',
        status: 'failed',
        error: 'refused',
        message: 'The file could not be stored: the name is longer than the 255 characters that a name may have',
      },
    ],
  },
};

const items: FileItem<Stored>[] = [
  { id: '1', name: 'Vehicle schedule, 14 units.xlsx', size: 94_208, type: '', status: 'uploaded' },
  { id: '2', name: 'Front elevation.jpg', size: 3_250_586, type: '', status: 'ready' },
  { id: '3', name: 'Elevation certificate.pdf', size: 700_416, type: '', status: 'uploading' },
  { id: '4', name: 'Dashcam.mov', size: 94_371_840, type: '', status: 'failed', error: 'tooLarge' },
  { id: '5', name: 'Notes.docx', size: 20_480, type: '', status: 'failed', error: 'refused', message: 'Try later' },
];

/** On a phone or tablet. A picture shows a thumbnail. The camera adds files like the file dialog. */
export const Camera: Story = {
  args: { camera: true, accept: ['.pdf', 'image/*'] },
  parameters: { touch: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Take a photo' })).toBeVisible();
    const input = canvasElement.querySelector<HTMLInputElement>('input[capture=environment]');
    if (!input) throw new Error('no camera input');
    const pixel = await (
      await fetch('data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7')
    ).blob();
    await userEvent.upload(input, new File([pixel], 'Page 1.gif', { type: 'image/gif' }));
    const row = await waitFor(() => rowOf('Page 1.gif'));
    await waitFor(() => expect(row.querySelector('img')).toBeVisible());
    (await underway('Page 1.gif')).resolve({ id: 'doc-1' });
    await status(row, 'uploaded');
  },
};

/** With a mouse, the camera would be a second file dialog. */
export const CameraWithMouse: Story = {
  args: Camera.args,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button')).toBeVisible();
    await expect(canvasElement.querySelector('input[capture]')).toBeNull();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  decorators: [
    (Story) => (
      <div style={{ width: 860 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <Grid columns={2} gap={24}>
      <FileUpload<Stored> {...args} label="Files" defaultValue={items} />
      <Stack gap={24}>
        <FileUpload<Stored> {...args} label="Empty" accept={['.pdf', '.xls', '.xlsx']} required />
        <FileUpload<Stored> {...args} label="Invalid" error="Attachments are required" />
        <FileUpload<Stored> {...args} label="Disabled" disabled defaultValue={items.slice(0, 1)} />
      </Stack>
    </Grid>
  ),
};
