import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Stack } from '../Stack/Stack';
import { Breadcrumbs } from './Breadcrumbs';

const items = [{ label: 'Coupons', href: '#coupons' }, { label: 'WELCOME25', href: '#welcome25' }, { label: 'Edit' }];

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Path from the top level to the current page, at the start of the top bar. `renderLink` renders links with the application’s router.',
    avoid: 'Omit it on top-level pages. Use `Tabs` for views of one record and `Stepper` for the steps of a task.',
    keys: { Tab: 'Moves between links', Enter: 'Follows the link' },
    dos: [
      'End with the current page, without `href`: “WELCOME25”, “Edit”.',
      'Use the label of the navigation for the first item.',
    ],
    donts: ['Show more than four items. Leave out levels without a page.'],
  }),
  args: { items },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Coupons', 'WELCOME25']);
    await expect(canvas.getByText('Edit')).toHaveAttribute('aria-current', 'page');
  },
};

/** An item without an address is plain text. */
export const StepWithoutLink: Story = { args: { items: [{ label: 'Subscription' }, { label: 'My Plan' }] } };

/** The last item is truncated, the links are not. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { items: [...items.slice(0, 1), { label: `Commercial property of ${longWord}` }] },
};

const onNavigate = fn();

export const RouterLinks: Story = {
  args: {
    renderLink: ({ href, children, ...rest }) => (
      <a
        {...rest}
        href={href}
        onClick={(event) => {
          event.preventDefault();
          onNavigate(href);
        }}
      >
        {children}
      </a>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Coupons' }));
    await expect(onNavigate).toHaveBeenCalledWith('#coupons');
  },
};

export const FollowsByKeyboard: Story = {
  tags: ['keyboard'],
  args: RouterLinks.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Coupons' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onNavigate).toHaveBeenLastCalledWith('#welcome25');
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack>
      <Breadcrumbs items={items} />
      <Breadcrumbs items={items.slice(2)} aria-label="One step" />
    </Stack>
  ),
};
