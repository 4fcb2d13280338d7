import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { docs } from '../../test/docs';
import { Stack } from '../Stack/Stack';
import { Pagination } from './Pagination';

const meta = {
  title: 'Components/Data/Pagination',
  component: Pagination,
  tags: ['autodocs'],
  parameters: docs({
    use: 'At the bottom of a `ListFrame` with server-side pagination.',
    avoid:
      'Omit it for lists that are always short. Long tables that users read as a whole scroll instead: `DataTable` mounts the rows near the window.',
    keys: {
      Tab: 'Moves to rows per page, previous, pages, next; previous and next stay focusable at both ends',
      'Enter, Space': 'Open the page',
    },
    dos: [
      'Keep page and page size in the address, so that links show the same rows.',
      'Return to the first page when search, filter or page size change.',
    ],
    donts: ['Disable it while a page loads, because keyboard users would lose the focus.'],
  }),
  args: {
    page: 0,
    pageSize: 20,
    total: 24,
    pageSizes: [20, 50, 100],
    onPageChange: fn(),
    onPageSizeChange: fn(),
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–20')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Pagination' })).toHaveTextContent('1–20 of 24');
  },
};

export const Middle: Story = { args: { page: 12, total: 512 } };

/** There are more rows than the server counts. */
export const CappedTotal: Story = {
  args: { page: 499, total: 10_000, totalIsCapped: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation')).toHaveTextContent('9,981–10,000 of 10,000+');
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const SinglePage: Story = { args: { total: 7 } };

export const Empty: Story = {
  args: { total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation')).toHaveTextContent('0–0 of 0');
  },
};

export const Disabled: Story = {
  args: { disabled: true, total: 512, page: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Page 26' }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { page: 49_999, total: 2_000_000 },
};

export const Phone: Story = {
  args: { page: 12, total: 512 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: 'Page 12' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Page 13' })).toHaveAttribute('aria-current', 'page');
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const TurnsPages: Story = {
  args: { total: 64 },
  render: function Render(args) {
    const [page, setPage] = useState(args.page);
    return (
      <Pagination
        {...args}
        page={page}
        onPageChange={(next) => {
          setPage(next);
          args.onPageChange(next);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    const previous = canvas.getByRole('button', { name: 'Previous page' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(args.onPageChange).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByText('41–60')).toBeVisible();
    await userEvent.click(next);
    await expect(canvas.getByText('61–64')).toBeVisible();
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ChangesTheSize: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Rows per page' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: '50' }));
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(50);
  },
};

export const TurnsPagesByKeyboard: Story = {
  tags: ['keyboard'],
  args: { total: 64 },
  render: TurnsPages.render,
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('combobox', { name: 'Rows per page' }).focus();
    await userEvent.tab();
    // On the first page it has no effect but stays focusable.
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveFocus();
    await expect(canvas.getByText('21–40')).toBeVisible();
  },
};

/** In right-to-left languages, the arrows point the other way. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { page: 12, total: 512 },
  play: async ({ canvas }) => {
    for (const name of ['Previous page', 'Next page']) {
      const arrow = canvas.getByRole('button', { name }).querySelector('svg');
      await expect(arrow && getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    }
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={8}>
      {[0, 2, 12, 25].map((page) => (
        <Pagination key={page} {...args} aria-label={`Pages, on ${page + 1}`} page={page} total={512} />
      ))}
      <Pagination {...args} aria-label="Pages, disabled" disabled />
    </Stack>
  ),
};
