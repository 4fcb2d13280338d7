import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { footerLinks } from '../AppShell/sample';
import { Footer } from './Footer';

const meta = {
  title: 'Components/Navigation/Footer',
  component: Footer,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    ...docs({
      use: 'The `footer` of an `AppShell` or a `SignedOutLayout`, with legal links. It is at the end of the page and does not stick.',
      avoid: 'Use `ActionBar` for the buttons of a form.',
      keys: { Tab: 'Moves between links', Enter: 'Follows the link' },
      dos: ['Show the same links on every page, in the same order.'],
      donts: ['Put navigation into the footer.'],
    }),
  },
  args: { links: footerLinks, copyright: '© 2026 Fairlead' },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '#privacy');
  },
};

export const LongText: Story = {
  args: { links: [...footerLinks, { label: 'Politique de protection des données personnelles', href: '#long' }] },
  globals: { viewport: { value: 'phone' } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const ReachesEachLinkByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

export const Matrix: Story = { tags: ['matrix'] };
