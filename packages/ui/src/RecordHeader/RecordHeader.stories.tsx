import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Mail, Plus } from 'lucide';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Avatar } from '../Avatar/Avatar';
import { Button } from '../Button/Button';
import { Chip } from '../Chip/Chip';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Inline } from '../Inline/Inline';
import { Link } from '../Link/Link';
import { Stack } from '../Stack/Stack';
import { Stepper } from '../Stepper/Stepper';
import { RecordHeader } from './RecordHeader';

const facts = [
  { term: 'Annual premium', description: '$14,873.40' },
  { term: 'Policies', description: '4 active' },
  { term: 'Next renewal', description: <Link href="#renewal">Auto, 12/06/2026</Link> },
  { term: 'Quotes to answer', description: '1' },
  { term: 'Open claims', description: 'None' },
  { term: 'Policies past due', description: 'None' },
  { term: 'Agent', description: <Link href="#agent">Priya Raman</Link> },
];
const actions = (
  <Inline gap={8} wrap>
    <Button leadingIcon={<Icon of={Mail} />}>Compose Mail</Button>
    <Button variant="solid" tone="accent" leadingIcon={<Icon of={Plus} />}>
      Create Policy
    </Button>
  </Inline>
);
const steps = ['Created', 'Sent', 'Answered', 'Policy'].map((label) => ({ value: label, label }));

const meta = {
  title: 'Components/Layout/RecordHeader',
  component: RecordHeader,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Top of the page of one customer, policy, quote or claim: who or what it is, its status, what to do with it, and the facts that users look for first.',
    avoid: 'Use `PageHeader` for lists and forms, and a `Card` with a title for the sections of the page.',
    dos: [
      'Show key facts with `DescriptionList` and its layout `strip`.',
      'Use at most one solid accent button, for the next step.',
    ],
    donts: ['Repeat the facts in the sections below.', 'Show more than eight facts.'],
  }),
  args: {
    title: 'Rosa Holloway',
    picture: <Avatar name="Rosa Holloway" size="large" />,
    chips: <Chip tone="success">Client</Chip>,
    description: <Link href="mailto:rosa.holloway@mail.test">rosa.holloway@mail.test</Link>,
    actions,
    children: <DescriptionList layout="strip" items={facts} />,
  },
} satisfies Meta<typeof RecordHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['anatomy'],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Rosa Holloway' }).getBoundingClientRect();
    const action = canvas.getByRole('button', { name: 'Create Policy' }).getBoundingClientRect();
    await expect(action.top).toBeLessThan(heading.bottom);
    const [first, fourth] = [canvas.getByText('Annual premium'), canvas.getByText('Quotes to answer')];
    await expect(first.getBoundingClientRect().top).toBe(fourth.getBoundingClientRect().top);
  },
};

export const TitleOnly: Story = {
  args: { picture: undefined, chips: undefined, description: undefined, actions: undefined, children: undefined },
};

/** Each child is a section of its own. A section that renders nothing leaves no line. */
export const Sections: Story = {
  args: {
    children: [
      <DescriptionList key="facts" layout="strip" items={facts.slice(0, 4)} />,
      <Nothing key="nothing" />,
      <Stepper key="progress" label="Progress" steps={steps} current="Sent" />,
    ],
  },
  play: async ({ canvasElement }) => {
    const sections = canvasElement.querySelectorAll('section > div > div:not(:first-child)');
    const heights = [...sections].map((each) => each.getBoundingClientRect().height);
    await expect(heights).toHaveLength(3);
    await expect(heights[1]).toBe(0);
    await expect(Math.min(heights[0] ?? 0, heights[2] ?? 0)).toBeGreaterThan(32);
  },
};
function Nothing() {
  return null;
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A single icon button stays in the line of the title. */
export const MenuOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    chips: [<Chip key="client">No plan</Chip>, <Chip key="data">Incomplete</Chip>],
    actions: (
      <IconButton label="More">
        <Icon of={Ellipsis} />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const more = canvas.getByRole('button', { name: 'More' }).getBoundingClientRect();
    await expect(more.left).toBeGreaterThan(heading.right);
    await expect(more.top).toBeLessThan(heading.bottom + 40);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { title: `Holloway and daughters: ${longWord}`, description: longWord },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={24}>
      <RecordHeader title="Rosa Holloway" />
      <RecordHeader title="CLM-48" chips={<Chip tone="info">In review</Chip>} description="Auto · Beacon Specialty">
        <Stepper label="Progress" steps={steps} current="Sent" />
      </RecordHeader>
      <RecordHeader {...args} />
    </Stack>
  ),
};
