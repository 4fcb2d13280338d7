import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLocale } from '../../test/decorators';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Button } from '../Button/Button';
import { SkipLink } from './SkipLink';

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Link for keyboard users that skips the navigation. Included in `AppShell`. In a custom layout, render it as the first element and give `main` the id `main` and `tabIndex={-1}`.',
    avoid: 'Use `Link` for links between parts of a page.',
    keys: {
      Tab: 'Shows it, as the first stop of the page',
      Enter: 'Moves the focus to the content; the address does not change',
    },
    dos: ['Keep it the first focusable element.'],
    donts: ['Render a second one on the page.'],
  }),
  render: () => (
    <>
      <SkipLink />
      <nav aria-label="Long">
        <Button>One of many</Button>
      </nav>
      <main id="main" tabIndex={-1}>
        The content
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};

export const LeavesTheAddressAlone: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    const { hash } = window.location;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(window.location.hash).toBe(hash);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [inLocale('de', { skipToContent: `Weiter zum Inhalt: ${longWord}` })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const Matrix: Story = { ...Focused, tags: ['matrix'] };
