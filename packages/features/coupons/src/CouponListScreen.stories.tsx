import { coupons } from '@fairlead/api-client/mocks';
import { formatTime, urls } from '@fairlead/kit';
import { deleteStories, listStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import CouponListScreen from './CouponListScreen';
import { network } from './coupons.scenarios';

const meta = {
  title: 'Screens/Coupons/Coupon list',
  component: CouponListScreen,
  tags: ['screen:coupons.list'],
  parameters: { layout: 'fullscreen', route: urls.coupons.list, msw: { handlers: network.usual } },
} satisfies Meta<typeof CouponListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStories({
  network,
  row: /WELCOME25/,
  empty: 'Coupons Not Found',
  noResults: `${urls.coupons.list}?by=couponCode&q=FLOODS&filter=active`,
});
const deleting = deleteStories({
  network,
  name: 'WELCOME25',
  deleted: 'Coupon deleted successfully',
  missing: 'Coupon not found',
});

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'All Coupons' })).toBeVisible();
    await canvas.findByRole('row', { name: /WELCOME25/ });
    await expect(canvas.getAllByText(String(coupons.length))).toHaveLength(2);
  },
};

/** Exact texts of the columns, search fields, filters and sort options. */
export const Columns: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /WELCOME25/ });
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual([
      'Coupon Code',
      'Discount Amount',
      'Max Used Times',
      'Use Time Remaining',
      'Expiry Date',
      'Actions',
    ]);
    const optionsOf = async (name: string) => {
      await userEvent.click(canvas.getByRole('combobox', { name }));
      const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      return options;
    };
    await expect(await optionsOf('Search by')).toEqual(['Coupon Code']);
    await expect(await optionsOf('Filter')).toEqual(['All', 'Active', 'Inactive']);
    await expect(await optionsOf('Sort by')).toEqual(['Date descending', 'Date ascending', 'Name Z-A', 'Name A-Z']);
    await expect(await optionsOf('Rows per page')).toEqual(['20', '50', '100']);
  },
};

/** Valid and expired coupons differ in color and text. */
export const ExpiryChips: Story = {
  parameters: { at: `${urls.coupons.list}?size=100` },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('row', { name: /WELCOME25/ });
    const [valid, expired] = ['VALID', 'EXPIRED'].map((status) => {
      const chip = canvasElement.querySelector(`[data-status=${status}]`);
      if (!chip) throw new Error(`the fixtures hold no ${status} coupon`);
      return { colour: getComputedStyle(chip).backgroundColor, title: chip.getAttribute('title') };
    });
    await expect([valid?.title, expired?.title]).toEqual(['Valid', 'Expired']);
    await expect(valid?.colour).not.toBe(expired?.colour);
  },
};

export const Loading: Story = states.Loading;
export const Empty: Story = states.Empty;
export const NoResults: Story = states.NoResults;
export const LoadError: Story = states.LoadError;

/** Retry loads the rows. */
export const Recovers: Story = {
  parameters: { msw: { handlers: network.failingList } },
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    msw.use(...network.usual);
    await userEvent.click(retry);
    await expect(await canvas.findByRole('row', { name: /WELCOME25/ })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The server cannot be reached. */
export const Offline: Story = states.Offline;

/** The list stays visible under the error when it cannot be refreshed. */
export const StaleUnderError: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByRole('row', { name: /WELCOME25/ });
    const { now } = Date;
    const loaded = [formatTime(now() - 59_000), formatTime(now())].join('|');
    Date.now = () => now() + 3_600_000;
    msw.use(...network.failingList);
    await userEvent.click(canvas.getByRole('button', { name: /Coupon Code/ }));
    await expect(await canvas.findByText(/could not be refreshed/)).toHaveTextContent(new RegExp(loaded));
    Date.now = now;
    await expect(canvas.getByRole('row', { name: /WELCOME25/ })).toBeVisible();
  },
};

/** A user with only the read privilege sees no actions. */
export const ReadOnly: Story = {
  parameters: { persona: 'limitedAdmin' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /WELCOME25/ });
    await expect(canvas.queryByRole('link', { name: 'Create Coupon' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /Edit/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Delete/ })).toBeNull();
  },
};

export const German: Story = {
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Alle Gutscheine' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/**
 * The search field is disabled until the user chooses what to search by. The search starts 800 ms after the last key press.
 */
export const SearchesAfterChoice: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /WELCOME25/ });
    const text = canvas.getByRole('textbox', { name: 'Search' });
    await expect(text).toBeDisabled();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search by' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Coupon Code' }));
    await waitFor(() => expect(text).toBeEnabled());
    await userEvent.type(text, 'win');
    await expect(canvas.getByRole('row', { name: /WELCOME25/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('row', { name: /WELCOME25/ })).toBeNull(), { timeout: 3000 });
    await expect(canvas.getByRole('row', { name: /WINBACK/ })).toBeVisible();
  },
};

/** Hidden columns stay hidden after a reload, and the user can show them again. */
export const ChoosesColumns: Story = {
  beforeEach: () => () => localStorage.clear(),
  play: async ({ canvas, userEvent, mount }) => {
    await mount();
    await canvas.findByRole('row', { name: /WELCOME25/ });
    const head = () => canvas.queryByRole('columnheader', { name: 'Max Used Times' });
    await expect(head()).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Coupon Code' })).toHaveAttribute('aria-disabled');
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Max Used Times' }));
    await waitFor(() => expect(head()).toBeNull());

    await mount();
    await canvas.findByRole('row', { name: /WELCOME25/ });
    await expect(head()).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show all columns' }));
    await waitFor(() => expect(head()).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** Columns hidden at an earlier visit. A removed column is ignored. */
export const HiddenColumns: Story = {
  beforeEach: () => {
    localStorage.setItem('fairlead.columns./api/coupons/all', 'discountAmount expirationDate gone');
    return () => localStorage.clear();
  },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /WELCOME25/ });
    await expect(within(row).getAllByRole('cell')).toHaveLength(3);
    await expect(canvas.queryByRole('columnheader', { name: 'Expiry Date' })).toBeNull();
  },
};

export const DeletesAfterConfirmation: Story = deleting.DeletesAfterConfirmation;
export const KeepsWhenDeclined: Story = deleting.KeepsWhenDeclined;
/** Another user has already deleted the record. */
export const DeletedMeanwhile: Story = deleting.DeletedMeanwhile;
