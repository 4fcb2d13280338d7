import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { docs } from '../../test/docs';
import { Button } from '../Button/Button';
import { Grid } from '../Grid/Grid';
import { FilePreview } from './FilePreview';
import { FileViewer } from './FileViewer';
import type { FileSource } from './useFile';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><path d="M0 0h320v180H0z" fill="teal"/></svg>';
const picture = new Blob([drawing], { type: 'image/svg+xml' });
const address = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
const pdf = new Blob(
  [
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\ntrailer<</Root 1 0 R>>',
  ],
  { type: 'application/octet-stream' },
);
/** Whether this browser shows PDFs. The stories below pretend that it does. */
const hasPdfViewer = navigator.pdfViewerEnabled;
const never = () => new Promise<Blob>(() => {});
const load = fn<(signal: AbortSignal) => Promise<Blob>>();

const meta = {
  title: 'Components/Data/FilePreview',
  component: FilePreview,
  subcomponents: { FileViewer },
  tags: ['autodocs'],
  parameters: docs({
    use: `Preview of an image or PDF. Other files can be downloaded instead. \`FileViewer\` shows the preview over the page.
The Content-Security-Policy must allow \`img-src blob:\` and, for PDFs, \`frame-src blob:\`.`,
    avoid: 'Use `Avatar` for a person or a logo, and `DocCard` for a row with a file name.',
    keys: { Tab: 'Moves into the PDF, or to the Download or Retry button', Esc: 'Closes the `FileViewer`' },
    dos: [
      'Pass PDFs as a function wrapped in `useCallback`. For an address, browsers do not report that loading failed.',
      'Reject the promise with an `Error` that has the server’s message.',
    ],
    donts: ['Pass an address of another server. The Content-Security-Policy forbids it, and it is not shown.'],
  }),
  args: { name: 'Front elevation.svg', source: picture },
  beforeEach: () => {
    load.mockReset().mockResolvedValue(picture);
    spyOn(navigator, 'pdfViewerEnabled', 'get').mockReturnValue(true);
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

const stateOf = (root: HTMLElement) => root.querySelector('[data-state]')?.getAttribute('data-state');

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(stateOf(canvasElement)).toBe('ready'));
    await expect(canvas.getByRole('img', { name: 'Front elevation.svg' })).toBeVisible();
  },
};

export const Address: Story = { args: { source: address } };

export const Pdf: Story = {
  args: { name: 'Declarations CA-90-551287.pdf', source: pdf },
  play: async ({ canvas, canvasElement }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Declarations CA-90-551287.pdf');
    await expect(frame.src).toMatch(/^blob:/);
    // Without a viewer, such as in the headless shell, the frame never loads.
    if (!hasPdfViewer) {
      await expect(stateOf(canvasElement)).toBe('loading');
      await fireEvent.load(frame);
    }
    await waitFor(() => expect(stateOf(canvasElement)).toBe('ready'));
    // With the PDF type, whatever type the server sent.
    const content = await fetch(frame.src);
    await expect(content.headers.get('content-type')).toBe('application/pdf');
  },
};

export const Loading: Story = {
  args: { source: never },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvasElement.querySelector('[aria-busy]')).toHaveAttribute('data-state', 'loading');
  },
};

export const LoadError: Story = {
  args: { source: load },
  beforeEach: () => {
    load.mockRejectedValueOnce(new Error('Sorry the file is unavailable, please contact with your agency admin.'));
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Front elevation.svg could not be shown');
    await expect(alert).toHaveTextContent('Sorry the file is unavailable, please contact with your agency admin.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(stateOf(canvasElement)).toBe('ready'));
  },
};

/** Loaded, but not a picture. */
export const Broken: Story = {
  args: { source: new Blob(['no picture'], { type: 'image/png' }), name: 'Front elevation.png' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Front elevation.png could not be shown');
  },
};

export const Unsupported: Story = {
  args: { name: 'Vehicle schedule, 14 units.xlsx', source: never, downloadHref: '#file' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Download' });
    await expect(link).toHaveAttribute('download', 'Vehicle schedule, 14 units.xlsx');
    await expect(link).toHaveAttribute('href', '#file');
  },
};

/** Files without a preview are not loaded. */
export const UnsupportedIsNotFetched: Story = {
  args: { name: 'scan.heic', source: load },
  play: async ({ canvasElement }) => {
    await expect(stateOf(canvasElement)).toBe('unsupported');
    await expect(load).not.toHaveBeenCalled();
  },
};

/** Phones open PDFs in another app. */
export const PdfOnPhone: Story = {
  args: { name: 'Declarations.pdf', source: pdf, downloadHref: '#file' },
  beforeEach: () => {
    spyOn(navigator, 'pdfViewerEnabled', 'get').mockReturnValue(false);
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(stateOf(canvasElement)).toBe('unsupported');
    await expect(canvas.getByRole('link', { name: 'Download' })).toBeVisible();
  },
};

const refuses = (source: string): Story => ({
  args: { name: 'Declarations.pdf', source },
  play: async ({ canvasElement }) => {
    await expect(stateOf(canvasElement)).toBe('failed');
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
});
export const ForeignAddress: Story = refuses('https://elsewhere.example/Declarations.pdf');
export const ScriptAddress: Story = refuses('javascript:alert(1)');

export const StopsFetchingWhenLeft: Story = {
  render: function Render(args) {
    const [shown, setShown] = useState(true);
    return (
      <>
        <Button onClick={() => setShown(false)}>Leave</Button>
        {shown && <FilePreview {...args} />}
      </>
    );
  },
  args: { source: load },
  beforeEach: () => {
    load.mockImplementation(never);
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(load).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(load.mock.lastCall?.[0].aborted).toBe(true);
  },
};

/** Replacing the file releases the memory of the previous one. */
export const AnotherFile: Story = {
  render: function Render(args) {
    const [source, setSource] = useState<FileSource>(args.source instanceof Blob ? args.source : picture);
    return (
      <>
        <Button onClick={() => setSource(new Blob([drawing.replace('teal', 'navy')], { type: 'image/svg+xml' }))}>
          Next
        </Button>
        <FilePreview {...args} source={source} />
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(stateOf(canvasElement)).toBe('ready'));
    const first = canvas.getByRole<HTMLImageElement>('img').src;
    const revoked = spyOn(URL, 'revokeObjectURL');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(stateOf(canvasElement)).toBe('ready'));
    await expect(canvas.getByRole<HTMLImageElement>('img').src).not.toBe(first);
    await expect(revoked).toHaveBeenCalledWith(first);
  },
};

export const OpensOverThePageByKeyboard: Story = {
  tags: ['keyboard'],
  args: { source: load, downloadHref: '#file' },
  render: function Render({ name, source, downloadHref }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{name}</Button>
        <FileViewer
          {...{ name, source, downloadHref, open }}
          onOpenChange={setOpen}
          description="1.8 MB, added 11/19/2026"
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(load).not.toHaveBeenCalled();
    const opener = canvas.getByRole('button', { name: 'Front elevation.svg' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const viewer = within(await screen.findByRole('dialog', { name: 'Front elevation.svg' }));
    await waitFor(() => expect(viewer.getByRole('img')).toBeVisible());
    await expect(viewer.getByRole('link', { name: 'Download' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    name: 'Brightwater-restoration-and-construction-certificate-of-insurance-for-additional-insured-parties.docx',
    downloadHref: '#file',
  },
};

const states = {
  Ready: { name: 'Front elevation.svg', source: picture },
  Loading: { name: 'Front elevation.jpg', source: never },
  Failed: { name: 'Front elevation.png', source: new Blob(['no picture'], { type: 'image/png' }) },
  Unsupported: { name: 'Vehicle schedule.xlsx', source: never, downloadHref: '#file' },
} satisfies Record<string, { name: string; source: FileSource; downloadHref?: string }>;

export const Matrix: Story = {
  tags: ['matrix'],
  decorators: [
    (Story) => (
      <div style={{ width: 880 }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <Grid columns={2} gap={16}>
      {Object.entries(states).map(([state, props]) => (
        <FilePreview key={state} {...props} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Front elevation.svg' })).toBeVisible());
  },
};
