import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { FileIcon } from './FileIcon';
import { type FileKind, fileKinds } from './fileKind';

const meta = {
  title: 'Components/Data/FileIcon',
  component: FileIcon,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Icon for the type of a file, before its name: image, document, PDF, spreadsheet, or other.',
    avoid: 'Use `DocCard` for a list of files; it includes the icon.',
    dos: ['Show the file name beside it, because screen readers ignore the icon.'],
    donts: ['Use it for anything other than a file.'],
  }),
  args: { name: 'Elevation certificate.pdf' },
} satisfies Meta<typeof FileIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

const iconIn = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-kind]');

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(iconIn(canvasElement)).toHaveTextContent('PDF');
    await expect(iconIn(canvasElement)).toHaveAttribute('data-kind', 'pdf');
  },
};

/** Uses the MIME type when the name has no extension. */
export const NameWithoutExtension: Story = {
  args: { name: 'scan 0114', type: 'application/pdf' },
  play: async ({ canvasElement }) => {
    await expect(iconIn(canvasElement)).toHaveAttribute('data-kind', 'pdf');
    await expect(iconIn(canvasElement)).toHaveTextContent('');
  },
};

export const LongExtension: Story = {
  args: { name: 'drawing.photoshop' },
  play: async ({ canvasElement }) => {
    await expect(iconIn(canvasElement)).toHaveTextContent('');
  },
};

const files: Record<FileKind, readonly string[]> = {
  image: ['Rear bumper.jpg', 'Photo.jpeg', 'Scan.tiff', 'Front.webp', 'Plan.svg'],
  pdf: ['Declarations.pdf'],
  sheet: ['Vehicle schedule.xlsx', 'Losses.xls', 'Import.csv'],
  doc: ['Letter.docx', 'Notes.txt'],
  other: ['Dashcam.mov', 'Archive.zip', 'without extension'],
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={12}>
      {fileKinds.map((kind) => (
        <Inline key={kind} gap={12}>
          {files[kind].map((name) => (
            <FileIcon key={name} name={name} />
          ))}
          <Text size="label">{kind}</Text>
        </Inline>
      ))}
    </Stack>
  ),
};
