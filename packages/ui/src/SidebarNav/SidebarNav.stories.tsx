import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp, LogOut } from 'lucide';
import { expect, fn, screen } from 'storybook/test';
import { docs } from '../../test/docs';
import { Mark, sections } from '../AppShell/sample';
import { type Shell, ShellContext } from '../AppShell/shell';
import { Icon } from '../Icon/Icon';
import { vars } from '../theme/contract.css';
import { SidebarAction } from './SidebarAction';
import { SidebarNav } from './SidebarNav';

interface Around {
  shell?: Partial<Shell>;
  width?: number;
}

const meta = {
  title: 'Components/Navigation/SidebarNav',
  component: SidebarNav,
  tags: ['autodocs'],
  parameters: docs({
    use: 'The `sidebar` of an `AppShell`, with the pages that the user may open. It collapses with the shell to a rail of icons, and opens in a sheet below 900 px.',
    avoid: 'Use `Stepper` for the steps of a task and `Tabs` for views of one record.',
    keys: {
      Tab: 'Moves to the collapse button, then between links; in the rail each link shows its name',
      Enter: 'Opens the page and closes the sheet',
    },
    dos: [
      'Omit pages that the user may not open, instead of disabling them.',
      'Group links by task, with headings of one or two words.',
    ],
    donts: [
      'Add a second level. Link to subpages from the list of an area.',
      'Use the same icon twice, because the rail shows icons only.',
    ],
  }),
  args: {
    logo: <Mark />,
    name: 'Fairlead',
    sections,
    footer: (
      <>
        <SidebarAction label="Support Center" icon={<Icon of={CircleHelp} />} />
        <SidebarAction label="Sign out" icon={<Icon of={LogOut} />} />
      </>
    ),
  },
  decorators: [
    (Story, { parameters }) => {
      const { shell, width = 258 } = (parameters as { around?: Around }).around ?? {};
      return (
        <ShellContext value={{ place: 'aside', rail: false, ...shell }}>
          <div style={{ width, height: 680, background: vars.sidebar.bg }}>
            <Story />
          </div>
        </ShellContext>
      );
    },
  ],
} satisfies Meta<typeof SidebarNav>;
export default meta;
type Story = StoryObj<typeof meta>;

const onNavigate = fn();

export const Default: Story = {
  parameters: { around: { shell: { toggle: fn() } } satisfies Around },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Coupons');
    await expect(canvas.getByRole('list', { name: 'Manage Admin' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sign out' })).toBeNull();
  },
};

/** Names are visually hidden, but still the accessible names of the links. */
export const Rail: Story = {
  parameters: { around: { shell: { rail: true, toggle: fn() }, width: 64 } satisfies Around },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Coupons' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Coupons');
  },
};

export const Sheet: Story = {
  parameters: { around: { shell: { place: 'sheet', closeSheet: fn() }, width: 300 } satisfies Around },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Close navigation' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Coupons' }).offsetHeight).toBe(40);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    name: 'Palm Beach and Broward Counties Insurance Agency',
    sections: [
      {
        heading: 'Versicherungen verwalten',
        items: [
          {
            id: 'long',
            label: 'Zusatzangaben zur Betriebshaftpflichtversicherung',
            icon: <Icon of={CircleHelp} />,
            href: '#long',
            active: true,
          },
        ],
      },
      ...sections,
    ],
  },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation');
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
  },
};

/** Menu of a customer. */
export const FewItems: Story = { args: { sections: sections.slice(0, 2) } };

export const GoesByKeyboard: Story = {
  tags: ['keyboard'],
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
  parameters: { around: { shell: { toggle: fn() } } satisfies Around },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Collapse sidebar' })).toHaveFocus();
    await userEvent.tab();
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onNavigate).toHaveBeenLastCalledWith(first?.getAttribute('href'));
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { around: { shell: { place: 'sheet', closeSheet: fn() }, width: 300 } satisfies Around },
};
