import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { footerLinks } from '../AppShell/sample';
import { Footer } from './Footer';

const meta = {
  title: 'Components/Footer',
  component: Footer,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'The `footer` of an `AppShell`. The buttons of a form are an `ActionBar`.' } },
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

export const Matrix: Story = { tags: ['matrix'] };
