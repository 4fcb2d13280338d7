import { contacts } from '@fairlead/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import ForbiddenPage from './ForbiddenPage';
import ShellFrame from './ShellFrame';

const [contact] = contacts;
if (!contact) throw new Error('missing fixture');
const viewFor = (minutes: number) => ({
  viewerName: 'Marcus Oyelaran',
  contactId: contact.id,
  customerName: 'Ana Kestrel',
  expirationDate: Math.floor(Date.now() / 1000) + minutes * 60 - 5,
});

const meta = {
  title: 'Screens/Portal/View as customer',
  component: ShellFrame,
  parameters: { layout: 'fullscreen', route: '/', persona: 'customer', view: viewFor(28) },
} satisfies Meta<typeof ShellFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An agent sees the portal as a customer: the banner stays above every page, and the account menu names the agent. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole('region', { name: 'View as customer' });
    await expect(banner).toHaveTextContent('You are viewing the portal as Ana Kestrel.');
    await expect(banner).toHaveTextContent('Ends in 28 min');
    await expect(
      within(banner)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Open contact', 'Stop viewing']);
    await expect(canvas.getByText('Viewed by Marcus Oyelaran')).toBeVisible();
  },
};

/** A control that changes data explains why it is disabled. */
export const ReadOnly: Story = {
  play: async ({ canvas }) => {
    const pay = await canvas.findByRole('button', { name: 'Make Payment' });
    await expect(pay).toHaveAttribute('aria-disabled', 'true');
    pay.focus();
    await expect(pay).toHaveAccessibleDescription(expect.stringContaining('Only Ana Kestrel can do this.'));
  },
};

/** The menu ends the view in place of the session. */
export const AccountMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Account menu/ }));
    await expect(await screen.findByRole('menuitem', { name: 'Stop viewing' })).toHaveAttribute(
      'href',
      '/auth/sign-out',
    );
    await expect(screen.queryByRole('menuitem', { name: 'Sign out' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const LastMinute: Story = {
  parameters: { view: viewFor(1) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'View as customer' })).toHaveTextContent('Ends in 1 min');
  },
};

/** The banner wraps, and its buttons share the full width. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [open, stop] = within(await canvas.findByRole('region', { name: 'View as customer' })).getAllByRole('button');
    await expect(open?.offsetWidth).toBe(stop?.offsetWidth);
    await expect(open?.offsetWidth).toBeGreaterThan(160);
  },
};
export const Dark: Story = { globals: { theme: 'DARK' } };
export const InGerman: Story = { globals: { language: 'de' } };
export const InFrench: Story = { globals: { language: 'fr' } };
export const InDutch: Story = { globals: { language: 'nl' } };
export const PhoneInGerman: Story = { globals: { language: 'de', viewport: { value: 'phone' } } };

/** A page that the view leaves out, such as the security of the account, says so. */
export const PageLeftOut: Story = {
  render: () => <ForbiddenPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/not shown while you view the portal as a customer/)).toBeVisible();
    await expect(canvas.queryByText(/Your customer account/)).toBeNull();
  },
};
