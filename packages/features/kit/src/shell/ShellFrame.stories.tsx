import { contacts, endpoint, policies, unavailable } from '@fairlead/api-client/mocks';
import type { Privilege } from '@fairlead/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { i18n as I18n } from 'i18next';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { useKeyHelp } from '../keyHelp';
import { to, urls } from '../urls';
import { chooseLanguage } from './chooseLanguage';
import { followLanguage } from './followLanguage';
import { holdPaletteKey, releasePaletteKey } from './heldPalette';
import ShellFrame from './ShellFrame';

const [found] = contacts;
const [policy] = policies;
if (!found || !policy) throw new Error('missing fixture');
/** Finds a contact and a policy by any text. */
const records = endpoint('get', '/api/search', [
  {
    type: 'CONTACT',
    id: found.id,
    title: 'Maria Lopez',
    detail: 'maria@people.test',
    status: null,
    phone: '+12075550163',
  },
  {
    type: 'POLICY',
    id: policy.id,
    title: 'CA-90-551287',
    detail: 'Maria Lopez · Homeowners',
    status: 'IN_REVIEW',
    carrierName: 'Harborline Mutual',
    expiredDate: Date.UTC(2027, 5, 1) / 1000,
  },
]);

const meta = {
  title: 'Screens/Portal/Shell',
  component: ShellFrame,
  parameters: { layout: 'fullscreen', route: '/coupon', msw: { handlers: [records.answers([])] } },
} satisfies Meta<typeof ShellFrame>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

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

/** Breadcrumbs of a page whose parent is the dashboard name the dashboard once. */
export const PageBelowDashboard: Story = {
  parameters: {
    persona: 'customer',
    route: urls.documentRequests.view,
    at: to(urls.documentRequests.view, { id: found.id }),
  },
  play: async ({ canvas }) => {
    const trail = within(await canvas.findByRole('navigation', { name: 'Breadcrumb' }));
    await expect(await trail.findByText('Add a document')).toBeVisible();
    await expect(trail.getAllByRole('link', { name: 'Dashboard' })).toHaveLength(1);
  },
};

/** The buttons of the top bar are at least 40 px wide and high. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = within((await canvas.findByRole('button', { name: /account/i })).closest('header') ?? document.body);
    for (const button of bar.getAllByRole('button')) {
      await expect(button.offsetHeight, button.textContent).toBeGreaterThanOrEqual(40);
      await expect(button.offsetWidth, button.textContent).toBeGreaterThanOrEqual(40);
    }
  },
};

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

/** Ctrl K and the text after it are held while the page loads. */
export const OpensAfterLoading: Story = {
  tags: ['keyboard'],
  beforeEach: () => {
    holdPaletteKey();
    for (const [key, ctrlKey] of [['k', true], ['c'], ['o'], ['u']] as const)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: ctrlKey ?? false, bubbles: true }));
    return releasePaletteKey;
  },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Search or jump to…' })).toHaveValue('cou');
    await expect(await screen.findByRole('option', { name: 'Coupons' })).toBeVisible();
  },
};

/** Finds records on the server, and pages and forms by other words. Each command appears once. */
export const FindsRecords: Story = {
  parameters: { persona: 'agent', route: '/', msw: { handlers: [records.usual] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search or jump to…' }));
    const field = await screen.findByRole('combobox', { name: 'Search or jump to…' });
    // an empty field offers the forms that agents need most
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'Compose',
        'Create Contact',
        'Create Opportunity',
      ]),
    );
    await userEvent.type(field, '>');
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(5));
    const labels = screen.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(new Set(labels).size).toBe(labels.length);
    await userEvent.clear(field);
    await userEvent.type(field, 'add client');
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Create Contact']);
    await userEvent.clear(field);
    await userEvent.type(field, 'Lopez');
    await expect(await screen.findByRole('option', { name: /^Maria Lopez/ })).toHaveTextContent(
      'maria@people.test · (207) 555-0163',
    );
    await expect(screen.getByRole('option', { name: /CA-90-551287/ })).toHaveTextContent(
      /Maria Lopez · Homeowners · Harborline Mutual · Expires 06\/01\/2027.*In Review/,
    );
  },
};

const companyPolicy = endpoint('get', '/api/search', [
  {
    type: 'POLICY',
    id: policy.id,
    title: 'CA-90-551287',
    detail: 'Maria Lopez, Brennan Roofing · Homeowners',
    status: 'ACTIVE',
  },
]);
/** A policy that is found by the company of its contact names the company. */
export const FindsByCompany: Story = {
  parameters: { persona: 'agent', route: '/', msw: { handlers: [companyPolicy.usual] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search or jump to…' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search or jump to…' }), 'roofing');
    const row = await screen.findByRole('option', { name: /^CA-90-551287/ });
    await expect(within(row).getByText('Roofing', { selector: 'mark' })).toBeVisible();
  },
};

const carrier = endpoint('get', '/api/search', [
  { type: 'CARRIER', id: found.id, title: 'Harborline Mutual', detail: '', status: null },
]);
const opensCarrier = (privileges: Privilege[], path: string): Story => ({
  parameters: { persona: 'limitedAdmin', privileges, msw: { handlers: [carrier.usual] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search or jump to…' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search or jump to…' }), 'Harborline');
    await screen.findByRole('option', { name: /^Harborline Mutual/ });
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(path)).toBeVisible();
  },
});
/** A carrier has only a form. Admins who may not change it get the list with a search for it. */
export const CarrierOfReader = opensCarrier(['CARRIER_READ'], '/carriers?by=name&q=Harborline+Mutual');
export const CarrierOfEditor = opensCarrier(['CARRIER_READ', 'CARRIER_UPDATE'], `/carriers/edit/${found.id}`);

/** A name with a wrong letter, which the server finds in spite of it. */
const similar = endpoint('get', '/api/search', [
  { type: 'CONTACT', id: found.id, title: 'Joanna Brennan', detail: 'Brennan Roofing', status: null },
]);

/** Suggests the spelling of the results, and a new contact of that name. */
export const DidYouMean: Story = {
  parameters: { persona: 'agent', route: '/', msw: { handlers: [similar.usual] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search or jump to…' }));
    const field = await screen.findByRole('combobox', { name: 'Search or jump to…' });
    await userEvent.type(field, 'rofing');
    await expect(await screen.findByRole('option', { name: 'New contact “rofing”' })).toBeVisible();
    await expect(screen.getByRole('group', { name: 'Nothing for “rofing”. Did you mean' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('roofing');
    await waitFor(() => expect(screen.queryByText(/Did you mean/)).toBeNull());
    await expect(await screen.findByRole('option', { name: /^Joanna Brennan/ })).toBeVisible();
  },
};

const policiesOfOne = Array.from({ length: 4 }, (_, index) => ({
  type: 'POLICY' as const,
  id: policy.id.replace(/.$/, String(index)),
  title: `CA-90-55128${index}`,
  detail: 'Maria Lopez · Homeowners',
  status: 'IN_REVIEW',
}));
const withMany = endpoint('get', '/api/search', policiesOfOne);

/** "Show all" opens the list with the search, and the search is listed among the recent ones. */
export const ShowsAll: Story = {
  parameters: { persona: 'agent', route: '/', msw: { handlers: [withMany.usual] } },
  play: async ({ canvas, userEvent }) => {
    const openPalette = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Search or jump to…' }));
      return screen.findByRole('combobox', { name: 'Search or jump to…' });
    };
    const newTab = spyOn(window, 'open').mockReturnValue(null);
    await userEvent.type(await openPalette(), 'lopez');
    const all = await screen.findByRole('option', { name: 'Show all: Policies' });
    await expect(screen.getByRole('group', { name: 'Policies 4' })).toBeVisible();
    await userEvent.keyboard('{ArrowUp}{Control>}{Enter}{/Control}');
    await expect(all).toHaveAttribute('aria-selected', 'true');
    await expect(newTab).toHaveBeenCalledWith('/policies?filters=customer.contains.lopez', '_blank', 'noopener');
    newTab.mockRestore();
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openPalette();
    await expect(await screen.findByRole('option', { name: 'lopez' })).toBeVisible();
  },
};

/** The commands stay usable while the search fails. */
export const SearchFails: Story = {
  parameters: { persona: 'agent', route: '/', msw: { handlers: [records.answers(unavailable)] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search or jump to…' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search or jump to…' }), 'contacts');
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(screen.getByRole('option', { name: 'Contacts' })).toBeVisible();
  },
};

const openShortcuts = async (userEvent: Context['userEvent']) => {
  await userEvent.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  return within(screen.getByRole('dialog'));
};

/** `?` lists the shortcuts of pages that the user may open. */
export const Shortcuts: Story = {
  tags: ['keyboard'],
  parameters: { persona: 'agent', route: '/' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Contacts' });
    const dialog = await openShortcuts(userEvent);
    await expect(dialog.getByText('Policies')).toBeVisible();
    for (const daily of ['Tasks', 'Renewals', 'Inbox']) await expect(dialog.getByText(daily)).toBeVisible();
    await expect(dialog.queryByText('Agencies')).toBeNull();
    await expect(dialog.queryByText('Add a filter')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // without a list on the page, the slash opens the palette
    await userEvent.keyboard('/');
    await expect(await screen.findByRole('combobox', { name: 'Search or jump to…' })).toHaveFocus();
  },
};

function PageWithKeys() {
  useKeyHelp(() => [[['C'], 'Compose a mail']]);
  return null;
}
/** `?` lists the keys of the page. They replace keys of the shell. */
export const ShortcutsOfAPage: Story = {
  tags: ['keyboard'],
  parameters: { persona: 'agent', route: '/contact' },
  decorators: [
    (Story) => (
      <>
        <PageWithKeys />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Contacts' });
    const dialog = await openShortcuts(userEvent);
    await expect(dialog.getByText('Compose a mail')).toBeVisible();
    await expect(dialog.getAllByText('C', { selector: 'dd > :only-child' })).toHaveLength(1);
    await expect(dialog.queryByText('Create Contact')).toBeNull();
  },
};

/** Single keys do nothing once they are switched off. */
export const ShortcutsOff: Story = {
  parameters: { persona: 'agent', route: '/' },
  beforeEach: () => () => localStorage.removeItem('fairlead.shortcuts'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Contacts' });
    const dialog = await openShortcuts(userEvent);
    await userEvent.click(dialog.getByRole('switch', { name: 'Shortcuts of single keys' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('?/');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const PaletteOfACustomer: Story = {
  parameters: { persona: 'customer', route: '/' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search or jump to…' }));
    await screen.findByRole('combobox', { name: 'Search or jump to…' });
    await expect(screen.queryByRole('option', { name: 'Create Coupon' })).toBeNull();
    await userEvent.keyboard('sign');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Sign out' })).toBeVisible());
  },
};

const resetLanguage = () => {
  localStorage.removeItem('fairlead.language');
  document.documentElement.lang = 'en';
};

export const SwitchesLanguage: Story = {
  beforeEach: () => resetLanguage,
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

/** The last choice wins, even if the messages of an earlier one arrive later. */
export const ChoosesTwoLanguages: Story = {
  beforeEach: () => resetLanguage,
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('link', { name: 'Coupons' });
    const i18n = loaded.i18n as I18n;
    i18n.removeResourceBundle('fr', 'shell');
    const load = i18n.reloadResources.bind(i18n);
    let arrive = () => undefined as void;
    const loading = spyOn(i18n, 'reloadResources').mockImplementationOnce(async (...args) => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return load(...args);
    });
    const first = chooseLanguage(i18n, 'fr');
    await chooseLanguage(i18n, 'nl');
    arrive();
    await first;
    loading.mockRestore();
    await expect(i18n.language).toBe('nl');
    await expect(document.documentElement.lang).toBe('nl');
    await expect(localStorage.getItem('fairlead.language')).toBe('nl');
  },
};

/** The text of the search fits into its field. */
export const GermanSearch: Story = {
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    const text = await canvas.findByText('Suchen oder öffnen …', { selector: 'span' });
    await document.fonts.ready;
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};

/** A language that was chosen in another tab appears here, too. */
export const FollowsLanguageOfAnotherTab: Story = {
  beforeEach: () => resetLanguage,
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('link', { name: 'Coupons' });
    const stop = followLanguage(loaded.i18n as I18n);
    window.dispatchEvent(new StorageEvent('storage', { key: 'fairlead.language', newValue: 'de' }));
    await expect(await canvas.findByRole('link', { name: 'Gutscheine' })).toBeVisible();
    await expect(document.documentElement.lang).toBe('de');
    stop();
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
