import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import ShellFrame from './ShellFrame';

const meta = {
  title: 'Screens/Portal/Shell',
  component: ShellFrame,
  parameters: { layout: 'fullscreen', route: '/coupon' },
} satisfies Meta<typeof ShellFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const nav = await canvas.findByRole('navigation', { name: 'Main navigation' });
    await expect(within(nav).getByRole('link', { name: 'Coupons' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Terms of Service' })).toBeVisible();
    await expect(canvas.getByText(`© ${new Date().getFullYear()} Fairlead`)).toBeVisible();
  },
};

/** A customer sees only menu rows that customers may open. */
export const Customer: Story = {
  parameters: { persona: 'customer', route: '/' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Dashboard' });
    await expect(canvas.queryByText('Manage Subscription')).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Sets the theme attribute of the page and stores the choice. */
export const SwitchesTheme: Story = {
  beforeEach: () => {
    const { theme } = document.documentElement.dataset;
    return () => {
      document.documentElement.dataset.theme = theme;
      localStorage.removeItem('fairlead.theme');
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Theme' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'INDIGO' }));
    // the theme changes after its colors have loaded
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('INDIGO'));
    await expect(localStorage.getItem('fairlead.theme')).toBe('INDIGO');
  },
};

/** The command palette lists only pages that the user may open. */
export const FindsPagesByCtrlK: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Coupons' });
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Search or jump to…' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('coup');
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Coupons',
      'Create Coupon',
    ]);
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const PaletteOfACustomer: Story = {
  parameters: { persona: 'customer', route: '/' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search or jump to…' }));
    await screen.findByRole('combobox', { name: 'Search or jump to…' });
    await expect(screen.queryByRole('option', { name: 'Create Coupon' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('option', { name: 'Sign out' })).toBeVisible());
  },
};

export const SwitchesLanguage: Story = {
  beforeEach: () => () => {
    localStorage.removeItem('fairlead.language');
    document.documentElement.lang = 'en';
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Language' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
    await expect(await canvas.findByRole('link', { name: 'Gutscheine' })).toBeVisible();
    await expect(document.documentElement.lang).toBe('de');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Sprache' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'English' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Coupons' })).toBeVisible());
  },
};

/** The account menu contains the sign-out link. */
export const OpensTheAccountMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Account menu/ }));
    await expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toHaveAttribute('href', '/auth/sign-out');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
