import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Trash2 } from 'lucide';
import { expect, fn } from 'storybook/test';
import { docs } from '../../test/docs';
import { Card } from '../Card/Card';
import { Chip } from '../Chip/Chip';
import { Grid } from '../Grid/Grid';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { DocCard, docCardVariants } from './DocCard';

const open = fn();
const remove = fn();
const actions = (name: string) => (
  <Inline gap={4}>
    <IconButton label={`Download ${name}`} size="small">
      <Icon of={Download} />
    </IconButton>
    <IconButton label={`Delete ${name}`} size="small" tone="danger" onClick={remove}>
      <Icon of={Trash2} />
    </IconButton>
  </Inline>
);

const meta = {
  title: 'Components/Data/DocCard',
  component: DocCard,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Stored file with its type, name, details and actions. Put several of them in a `ul`, as cards of a `Grid` or rows of a `Card`.',
    avoid: 'Use `FileUpload` to choose and upload files, and `DataTable` with `FileIcon` to compare files.',
    keys: {
      Tab: 'Moves to the name if it opens the file, then to the buttons',
      'Enter, Space': 'Open the file or press the button',
    },
    dos: ['Include the file name in button labels: “Delete Elevation certificate.pdf”.'],
    donts: ['Truncate the name, because file names often differ at the end.'],
  }),
  args: {
    name: 'Elevation certificate.pdf',
    meta: '1.8 MB, added 11/19/2026',
    actions: actions('Elevation certificate.pdf'),
  },
  beforeEach: () => {
    open.mockClear();
    remove.mockClear();
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DocCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Linked: Story = {
  args: { opener: <a href="#file" download /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Elevation certificate.pdf' })).toHaveAttribute('download');
  },
};

/** A press anywhere on the card opens the file, except on its buttons. */
export const OpensByPointer: Story = {
  args: { opener: <button type="button" onClick={open} /> },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('button', { name: 'Elevation certificate.pdf' });
    const card = canvas.getByText('1.8 MB, added 11/19/2026').getBoundingClientRect();
    await expect(document.elementFromPoint(card.left + 2, card.bottom - 2)).toBe(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Elevation certificate.pdf' }));
    await expect(open).not.toHaveBeenCalled();
    await expect(remove).toHaveBeenCalledOnce();
    await userEvent.click(name);
    await expect(open).toHaveBeenCalledOnce();
  },
};

export const OpensByKeyboard: Story = {
  tags: ['keyboard'],
  args: { opener: <button type="button" onClick={open} /> },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(open).toHaveBeenCalledOnce();
  },
};

export const Status: Story = {
  args: {
    aside: (
      <Chip tone="warning" status="PENDING">
        Pending
      </Chip>
    ),
  },
};

export const Rows: Story = {
  render: () => (
    <Card title="Documents" padding="none">
      <ul>
        {['Declarations CA-90-551287.pdf', 'Vehicle schedule, 14 units.xlsx', 'Rear bumper.jpg'].map((name) => (
          <li key={name}>
            <DocCard variant="row" name={name} meta="684 kB, added 03/16/2026" opener={<a href="#file" />} />
          </li>
        ))}
      </ul>
    </Card>
  ),
};

export const Invalid: Story = {
  args: {
    name: 'Dashcam.mov',
    meta: undefined,
    invalid: true,
    children: (
      <Text size="label" tone="danger">
        This type of file is not accepted
      </Text>
    ),
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    name: 'Brightwater-restoration-and-construction-certificate-of-insurance-for-additional-insured-parties-2027-final.pdf',
    meta: 'added by dana.whitfield-commercial-property@brightwater-restoration.example',
    aside: '100%',
  },
};

const states = {
  Plain: {},
  Opens: { opener: <a href="#file" /> },
  Status: { aside: <Chip tone="success">Approved</Chip> },
  Actions: { actions: actions('Flood proposal Fontaine.pdf') },
  Invalid: {
    invalid: true,
    children: (
      <Text size="label" tone="danger">
        This file cannot be read
      </Text>
    ),
  },
} as const;

export const Matrix: Story = {
  tags: ['matrix'],
  decorators: [
    (Story) => (
      <div style={{ width: 720 }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <Grid columns={2} gap={24}>
      {docCardVariants.map((variant) => (
        <Grid key={variant} columns={1} gap={8}>
          {Object.entries(states).map(([state, props]) => (
            <DocCard key={state} variant={variant} name={`${state}, Flood proposal.pdf`} meta="412 kB" {...props} />
          ))}
        </Grid>
      ))}
    </Grid>
  ),
};
