import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Stack } from '../Stack/Stack';
import { Breadcrumbs } from './Breadcrumbs';

const items = [{ label: 'Coupons', href: '#coupons' }, { label: 'WELCOME25', href: '#welcome25' }, { label: 'Edit' }];

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Where the page stands, as steps that lead back up, at the start of the top bar. `renderLink` hands the links to the application’s router.',
    avoid: 'A page at the top has none. Views of one record are `Tabs`, the steps of a task a `Stepper`.',
    keys: { Tab: 'From step to step', Enter: 'Follows it' },
    dos: [
      'End with the page itself, without `href`: “WELCOME25”, “Edit”.',
      'Take the words of the navigation for the first step.',
    ],
    donts: ['No more than four steps: leave out what has no page of its own.'],
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

/** A step without an address is only a name. */
export const StepWithoutLink: Story = { args: { items: [{ label: 'Subscription' }, { label: 'My Plan' }] } };

/** The last step gives way; the steps that lead somewhere stay whole. */
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
