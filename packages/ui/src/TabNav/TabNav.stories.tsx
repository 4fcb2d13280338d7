import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Plus } from '../icons';
import { TabNav } from './TabNav';

const items = [
  { id: 'all', href: '#all', label: 'All' },
  {
    id: 'mine',
    href: '#mine',
    label: (
      <>
        Assigned to me <Badge>12</Badge>
      </>
    ),
  },
  { id: 'due', href: '#due', label: 'Due this week' },
  { id: 'late', href: '#late', label: 'Expiring within 30 days' },
];

const meta = {
  title: 'Components/Navigation/TabNav',
  component: TabNav,
  parameters: docs({
    use: 'Pages of one area, or views of a list, which users open by their address.',
    avoid: 'Use `Tabs` for views without an address, and `SectionNav` for the sections of one page.',
    keys: { Tab: 'Moves between the links and the buttons', Enter: 'Opens the page' },
    dos: ['Use one to three words per link.', 'Pass `renderLink`, so that the page does not reload.'],
    donts: ['Use it for fewer than two pages.', 'Place the content of several pages below it.'],
  }),
  args: { label: 'Views', items, current: 'all' },
} satisfies Meta<typeof TabNav>;
export default meta;
type Story = StoryObj<typeof meta>;

const underlineOf = (link: Element) => getComputedStyle(link, '::after').height;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Views' })).toBeVisible();
    const open = canvas.getByRole('link', { name: 'All' });
    await expect(open).toHaveAttribute('aria-current', 'page');
    await expect(underlineOf(open)).toBe('2px');
    const other = canvas.getByRole('link', { name: 'Due this week' });
    await expect(other).not.toHaveAttribute('aria-current');
    await expect(underlineOf(other)).not.toBe('2px');
  },
};

/** Without an open page, for example while a list shows a search. */
export const NothingOpen: Story = {
  args: { current: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull();
  },
};

const onAdd = fn();
export const WithButton: Story = {
  args: {
    children: (
      <Button variant="ghost" tone="accent" size="small" leadingIcon={<Plus />} onClick={onAdd}>
        Save view
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save view' }));
    await expect(onAdd).toHaveBeenCalledOnce();
  },
};

/** The links are one line that scrolls, with the open page in view. The page itself does not scroll sideways. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { current: 'late' },
  play: async ({ canvas, canvasElement }) => {
    const strip = canvas.getByRole('navigation', { name: 'Views' });
    const open = canvas.getByRole('link', { name: 'Expiring within 30 days' });
    await waitFor(() =>
      expect(open.getBoundingClientRect().right).toBeLessThanOrEqual(strip.getBoundingClientRect().right + 1),
    );
    await expect(open.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Assigned to me/ })).toHaveFocus();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { items: [{ id: 'all', href: '#all', label: longWord }, ...items.slice(1)] },
};

export const Matrix: Story = { tags: ['matrix'] };
