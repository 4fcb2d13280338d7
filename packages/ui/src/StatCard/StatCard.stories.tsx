import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { Grid } from '../Grid/Grid';
import { Inline } from '../Inline/Inline';
import { StatCard, statTones } from './StatCard';

const meta = {
  title: 'Components/Data/StatCard',
  component: StatCard,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Key figure at the top of a dashboard or list. As a link, it opens the counted records; as a button, it filters the list below.',
    avoid: 'Use `DescriptionList` for the details of one record and `Badge` for a count beside a title.',
    keys: {
      Tab: 'Reaches a card that is a link or a button',
      'Enter, Space': 'Follow the link, or toggle the filter',
    },
    dos: ['Describe the arrow in `change.text`: “4 more than in October”.', 'Show at most five in a row.'],
    donts: ['Colour a figure that needs no action.'],
  }),
  args: { label: 'Quotes pending approval', value: 14, note: '$38,412.00 in premium' },
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Change: Story = {
  tags: ['anatomy'],
  args: { change: { direction: 'up', tone: 'success', text: '4 more than in October' }, note: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 more than in October')).toBeVisible();
  },
};

export const Tone: Story = {
  args: { label: 'Past-due transactions', value: 3, tone: 'danger', note: '$2,018.20 outstanding' },
};

/** The label is shown immediately; figure and note keep their space. */
export const Loading: Story = {
  args: { loading: true },
  render: (args) => (
    <Inline align="start">
      <StatCard {...args} id="loading" />
      <StatCard {...args} id="there" loading={false} />
    </Inline>
  ),
  decorators: [
    (Story) => (
      <div style={{ width: 480 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, canvas }) => {
    const [first, second] = canvas.getAllByText('Quotes pending approval');
    await expect(first).toBeVisible();
    await expect(second).toBeVisible();
    await expect(canvas.getAllByText('14')).toHaveLength(1);
    const height = (id: string) => canvasElement.querySelector<HTMLElement>(`#${id}`)?.offsetHeight;
    await expect(canvasElement.querySelector('#loading')).toHaveAttribute('aria-busy', 'true');
    await expect(height('loading')).toBe(height('there'));
  },
};

/** The server has no figure. */
export const Empty: Story = {
  args: { value: undefined, note: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('N/A')).toBeVisible();
  },
};

export const Linked: Story = {
  args: { asChild: true, children: <a href="#quotes" /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const card = canvas.getByRole('link', { name: /Quotes pending approval\s*14\s*\$38,412\.00 in premium/ });
    await expect(card).toHaveFocus();
  },
};

export const FiltersByKeyboard: Story = {
  tags: ['keyboard'],
  args: { asChild: true },
  render: function Render(args) {
    const [on, setOn] = useState(false);
    return (
      <StatCard {...args}>
        <button type="button" aria-pressed={on} onClick={() => setOn(!on)} />
      </StatCard>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Quotes pending approval');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { pressed: false })).toHaveFocus();
  },
};

/** Several figures in little space. */
export const Compact: Story = {
  args: { layout: 'compact', label: 'Missing Info', value: 9, note: undefined },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Certificate requests of customers whose policy is about to expire',
    value: '$1,487,615,204.00',
    note: 'certificates-of-insurance-for-additional-insured-parties',
  },
};

const changes = {
  default: { direction: 'same', text: 'as in October' },
  success: { direction: 'up', tone: 'success', text: '4 more than in October' },
  warning: { direction: 'down', tone: 'warning', text: '2 fewer than in October' },
  danger: { direction: 'up', tone: 'danger', text: '1 more than in October' },
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
    <Grid columns={4} gap={12}>
      {statTones.map((tone) => (
        <StatCard
          key={tone}
          label={tone}
          value="1,204"
          tone={tone}
          change={changes[tone]}
          note="$38,412.00 in premium"
        />
      ))}
      <StatCard label="Loading" loading note="" />
      <StatCard label="Empty" />
      <StatCard label="Link" value={11} asChild>
        <a href="#expiring" />
      </StatCard>
      <StatCard label="Pressed" value={7} asChild>
        <button type="button" aria-pressed />
      </StatCard>
    </Grid>
  ),
};
