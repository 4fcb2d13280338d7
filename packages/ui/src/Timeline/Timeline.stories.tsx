import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, CircleHelp, Ellipsis, FilePlus2, Landmark, Search } from 'lucide';
import { expect, within } from 'storybook/test';
import { docs } from '../../test/docs';
import { Card } from '../Card/Card';
import { Grid } from '../Grid/Grid';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { tones } from '../theme/tokens';
import { Timeline } from './Timeline';

const meta = {
  title: 'Components/Data/Timeline',
  component: Timeline,
  tags: ['autodocs'],
  parameters: docs({
    use: 'History of a record: events with person, time and comment, usually newest first.',
    avoid: 'Use `Stepper` for steps that are still ahead, and `DataTable` to search or compare many events.',
    dos: ['Express the meaning of the colour in the title.', 'Mark the time in `meta` with `<time dateTime>`.'],
    donts: ['Collapse long notes.'],
  }),
  args: {
    entries: [
      {
        id: 5,
        title: 'Info Requested',
        meta: 'Keystone Fidelity · 11/19/2026 3:12 PM',
        icon: <Icon of={CircleHelp} />,
        tone: 'warning',
        note: 'Police report SPD-26-118204, full copy with diagram.',
      },
      {
        id: 4,
        title: 'Filed With Carrier',
        meta: 'Marcus Oyelaran · 11/06/2026 9:45 AM',
        icon: <Icon of={Landmark} />,
        tone: 'accent',
      },
      { id: 3, title: 'Estimate added', meta: 'Grace Lindqvist · 11/03/2026 6:20 PM', icon: <Icon of={FilePlus2} /> },
      {
        id: 2,
        title: 'In Review',
        meta: 'Marcus Oyelaran · 10/29/2026 11:05 AM',
        icon: <Icon of={Search} />,
        tone: 'info',
        note: 'Spoke with Grace, no ambulance. Asked for two estimates.',
      },
      {
        id: 1,
        title: 'Submitted',
        meta: 'Grace Lindqvist · 10/29/2026 8:31 AM',
        icon: <Icon of={Check} />,
        tone: 'success',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Card title="History">
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const entries = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(entries).toHaveLength(5);
    await expect(entries[0]).toHaveTextContent(/Info Requested.*Keystone Fidelity.*Police report/);
  },
};

/** A single event has no connecting line. */
export const Single: Story = { args: { entries: [{ id: 1, title: 'Submitted', meta: 'Grace Lindqvist' }] } };

/** A menu at the end of the title. */
export const Actions: Story = {
  args: {
    entries: [
      {
        id: 2,
        title: 'Note',
        meta: 'Grace Lindqvist',
        note: 'Prefers a call in the morning.',
        actions: (
          <IconButton label="Actions" size="small" variant="ghost">
            <Icon of={Ellipsis} />
          </IconButton>
        ),
      },
      { id: 1, title: 'Submitted', meta: 'Grace Lindqvist' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Actions' })).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    entries: [
      {
        id: 1,
        title: 'Filed-with-carrier-by-electronic-data-interchange-after-two-refusals',
        meta: 'dana.whitfield-commercial-property@brightwater-restoration-and-construction.example',
        note: 'Rear bumper, tailgate and the left headlight are broken. Nobody needed an ambulance; the neck was stiff the next morning, and the estimate of the second garage is still on its way.',
      },
      { id: 2, title: 'Submitted' },
    ],
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: ({ entries }) => (
    <Grid columns={1} gap={40}>
      <Timeline entries={entries} />
      <Timeline entries={tones.map((tone) => ({ id: tone, title: tone, meta: 'Grace Lindqvist', tone }))} />
    </Grid>
  ),
};
