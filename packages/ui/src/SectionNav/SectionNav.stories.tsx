import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Heading } from '../Heading/Heading';
import { SectionNav } from './SectionNav';

const items = [
  { id: 'story-brand', label: 'Brand' },
  { id: 'story-security', label: 'Security' },
  { id: 'story-retention', label: 'Retention' },
];

const meta = {
  title: 'Components/Navigation/SectionNav',
  component: SectionNav,
  parameters: docs({
    use: 'Beside a long page with several sections, such as settings.',
    avoid: 'Use `Tabs` for views of which exactly one is visible, and `Stepper` for steps in a fixed order.',
    keys: { Tab: 'Moves between the links', Enter: 'Scrolls to the section, where the next Tab continues' },
    dos: ['Use the titles of the sections.'],
    donts: ['Use it for fewer than four sections. The page itself is short enough.'],
  }),
  args: { items },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gridTemplateColumns: '160px 1fr', gap: 24, alignItems: 'start' }}>
        <div style={{ position: 'sticky', top: 16 }}>
          <Story />
        </div>
        <div>
          {items.map(({ id, label }) => (
            <section key={id} id={id} style={{ minHeight: 900 }}>
              <Heading level={2}>{label}</Heading>
            </section>
          ))}
        </div>
      </div>
    ),
  ],
  beforeEach: () => () => window.scrollTo(0, 0),
} satisfies Meta<typeof SectionNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Brand' })).toHaveAttribute('aria-current', 'location');
  },
};

export const FollowsScrolling: Story = {
  play: async ({ canvas }) => {
    document.getElementById('story-security')?.scrollIntoView();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Security' })).toHaveAttribute('aria-current', 'location'),
    );
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Retention' })).toHaveAttribute('aria-current', 'location'),
    );
    await expect(canvas.getByRole('link', { name: 'Brand' })).not.toHaveAttribute('aria-current');
  },
};

export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Security' })).toHaveFocus();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { items: [{ id: 'story-brand', label: longWord }, ...items.slice(1)] },
};

export const Matrix: Story = { tags: ['matrix'] };
