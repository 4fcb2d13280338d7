import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp, Languages, LogOut, Palette } from 'lucide';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Button } from '../Button/Button';
import { Footer } from '../Footer/Footer';
import { Heading } from '../Heading/Heading';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { SidebarAction } from '../SidebarNav/SidebarAction';
import { SidebarNav } from '../SidebarNav/SidebarNav';
import { Text } from '../Text/Text';
import { TopBar } from '../TopBar/TopBar';
import { AppShell } from './AppShell';
import { footerLinks, Mark, sections } from './sample';

const sidebar = (
  <SidebarNav
    logo={<Mark />}
    name="Fairlead"
    sections={sections}
    footer={
      <>
        <SidebarAction label="Support Center" icon={<Icon of={CircleHelp} />} />
        <SidebarAction label="Sign out" icon={<Icon of={LogOut} />} />
      </>
    }
  />
);
const topBar = (
  <TopBar
    start={<Text weight="label">Coupons</Text>}
    end={
      <>
        <IconButton label="Theme">
          <Icon of={Palette} />
        </IconButton>
        <IconButton label="Language">
          <Icon of={Languages} />
        </IconButton>
      </>
    }
  />
);

const meta = {
  title: 'Components/Navigation/AppShell',
  component: AppShell,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    ...docs({
      use: 'Layout of every signed-in page: navigation, top bar, the page as `main`, and a footer. From 1200 px the sidebar is 258 px wide, from 900 px it is a rail of icons, and below that it is a sheet.',
      avoid: 'Use `SignedOutLayout` for signed-out pages. Start each page in the shell with a `PageHeader`.',
      keys: {
        Tab: 'The first stop is the skip link to the page’s content, followed by sidebar, top bar and page',
        'Enter, Space': 'On the button in the sidebar’s header: collapses or expands it',
        Esc: 'Closes the navigation sheet; focus returns to the button that opened it',
      },
      dos: [
        'Save the value of `onCollapsedChange` per user.',
        'Change `locationKey` with the path, so that the sheet closes on navigation.',
      ],
      donts: ['Add a second `main`, because the shell has one.'],
      height: 560,
    }),
  },
  args: {
    sidebar,
    topBar,
    footer: <Footer links={footerLinks} copyright="© 2026 Fairlead" />,
    onCollapsedChange: fn(),
    locationKey: '/coupons',
    children: (
      <>
        <Heading level={1}>All Coupons</Heading>
        <Text>Codes that agencies enter when they choose a package.</Text>
      </>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'desk' } } };

/** Collapsed by the user: icons only, with names as tooltips. */
export const Collapsed: Story = { args: { defaultCollapsed: true }, globals: { viewport: { value: 'desk' } } };

/** From 900 to 1199 px the sidebar is always a rail. */
export const Rail: Story = { globals: { viewport: { value: 'md' } } };

/** Below 900 px the navigation is in a sheet. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const SheetOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    const sheet = await within(document.body).findByRole('dialog', { name: 'Main navigation' });
    await expect(within(sheet).getByRole('link', { name: 'Coupons' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(within(sheet).getByRole('button', { name: 'Sign out' })).toBeVisible());
  },
};

export const SheetReturnsFocus: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open navigation' });
    await userEvent.click(button);
    const sheet = await within(document.body).findByRole('dialog');
    await userEvent.tab({ shift: true });
    await expect(sheet).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const SheetClosesOnNavigation: Story = {
  globals: { viewport: { value: 'phone' } },
  render: function Render(args) {
    const [place, setPlace] = useState('/coupons');
    return (
      <AppShell {...args} locationKey={place}>
        <Button onClick={() => setTimeout(() => setPlace('/carriers'), 50)}>Go on in a moment</Button>
        <Text>{place}</Text>
      </AppShell>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go on in a moment' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    await canvas.findByText('/carriers');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

export const FoldsAndUnfolds: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: 'Coupons' });
    const full = link.getBoundingClientRect().width;
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse sidebar' }));
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(true);
    await expect(link.getBoundingClientRect().width).toBeLessThan(full / 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Expand sidebar' }));
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(false);
    await expect(link.getBoundingClientRect().width).toBe(full);
  },
};

export const RailNamesItsItems: Story = {
  args: { defaultCollapsed: true },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Dashboard' });
    while (document.activeElement !== link) await userEvent.tab();
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent('Dashboard');
  },
};

export const SkipsToContent: Story = {
  tags: ['keyboard'],
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    topBar: <TopBar start={<Text weight="label">{longWord}</Text>} />,
    footer: <Footer links={[...footerLinks, { label: longWord, href: '#long' }]} copyright={`© 2026 ${longWord}`} />,
    children: <Heading level={1}>Anforderung: {longWord}</Heading>,
  },
};

export const Matrix: Story = { tags: ['matrix'], globals: { viewport: { value: 'desk' } } };
