import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleUser, Eye, FileBadge, Languages, LogOut, Mail, Palette, Pencil, Trash2 } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { drive, inputTypes } from '../../test/ariaPattern';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { swipe } from '../../test/swipe';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Inline } from '../Inline/Inline';
import { Tooltip } from '../Tooltip/Tooltip';
import { Menu } from './Menu';
import { MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator } from './MenuGroup';
import { MenuItem } from './MenuItem';
import { MenuSub } from './MenuSub';

const chosen = fn();
const commands = (
  <>
    <MenuItem icon={<Icon of={Eye} />} shortcut="Enter" onSelect={chosen}>
      View
    </MenuItem>
    <MenuItem icon={<Icon of={Pencil} />} onSelect={chosen}>
      Edit
    </MenuItem>
    <MenuItem icon={<Icon of={Mail} />} asChild>
      <a href="#mail">Email owner</a>
    </MenuItem>
    <MenuItem icon={<Icon of={FileBadge} />} disabled onSelect={chosen}>
      Certificates
    </MenuItem>
    <MenuSeparator />
    <MenuItem icon={<Icon of={Trash2} />} tone="danger" onSelect={chosen}>
      Delete
    </MenuItem>
  </>
);

const meta = {
  title: 'Components/Actions/Menu',
  component: Menu,
  tags: ['autodocs'],
  parameters: {
    layout: 'centered',
    ...docs({
      use: 'Rare actions of a toolbar or a row.',
      avoid:
        'Use buttons for one or two actions, `Select` for a value in a form, and the navigation for links between pages.',
      keys: {
        'Enter, Space, Down': 'On the button: open the menu on its first item',
        'Up, Down, Home, End': 'Move and wrap around',
        Letters: 'Move to the item that starts with them',
        'Right, Left': 'Open and close a submenu',
        'Enter, Space': 'Chooses',
        Esc: 'Closes the menu; focus returns to the button',
        'Swipe down': 'Closes the sheet that phones show for a menu with `sheetTitle`',
      },
      dos: [
        'Start each item with a verb. Put deleting at the end, in `danger`.',
        'Show the keyboard shortcut of the action as `shortcut`.',
      ],
      donts: ['Use more than eight items or two levels of submenus.', 'Hide frequent actions in a menu.'],
    }),
  },
  args: { trigger: <Button>Actions</Button>, children: commands },
  beforeEach: () => void chosen.mockClear(),
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const menu = await screen.findByRole('menu', { name: 'Actions' });
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: /View/ })).toBeVisible());
    await expect(within(menu).getByRole('menuitem', { name: 'Email owner' })).toHaveAttribute('href', '#mail');
  },
};

/** Opened by another element, such as a shortcut of the page. */
export const Controlled: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Menu {...args} open={open} onOpenChange={setOpen} />
        <Button onClick={() => setOpen(true)}>Open from here</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open from here' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Edit/ }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

function AccountMenu() {
  const [theme, setTheme] = useState<'DEFAULT' | 'DARK'>('DEFAULT');
  return (
    <Menu trigger={<Button>Marcus Oyelaran</Button>} align="end">
      <MenuLabel>marcus@brightwater.example</MenuLabel>
      <MenuItem icon={<Icon of={CircleUser} />}>My Profile</MenuItem>
      <MenuSub label="Theme" icon={<Icon of={Palette} />} value={theme}>
        <MenuRadioGroup value={theme} onValueChange={setTheme}>
          <MenuRadioItem value="DEFAULT">DEFAULT</MenuRadioItem>
          <MenuRadioItem value="DARK">DARK</MenuRadioItem>
        </MenuRadioGroup>
      </MenuSub>
      <MenuSeparator />
      <MenuItem icon={<Icon of={LogOut} />}>Sign out</MenuItem>
    </Menu>
  );
}

/** Submenu for a rare choice, with the current value beside it. */
export const Sub: Story = {
  tags: ['anatomy'],
  render: () => <AccountMenu />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Marcus Oyelaran' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    const dark = await screen.findByRole('menuitemradio', { name: 'DARK' });
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'DEFAULT' })).toHaveFocus());
    await expect(screen.getByRole('menuitemradio', { name: 'DEFAULT' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(dark).toHaveFocus();
  },
};

/** In right-to-left languages, the arrow points to the left. */
export const SubRightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <AccountMenu />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Marcus Oyelaran' }));
    const arrow = (await screen.findByRole('menuitem', { name: /^Theme/ })).querySelector('span > svg');
    await expect(arrow && getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  },
};

/** The submenu opens inside the menu, because there is no room beside it. */
export const SubOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['keyboard'],
  render: () => <AccountMenu />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Marcus Oyelaran' });
    await userEvent.click(button);
    const theme = await screen.findByRole('menuitem', { name: /^Theme/ });
    await expect(theme).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(theme);
    await expect(theme).toHaveAttribute('aria-expanded', 'true');
    for (const choice of screen.getAllByRole('menuitemradio')) {
      const { left, right } = choice.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
    await userEvent.click(theme);
    await expect(screen.queryByRole('menuitemradio')).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'DEFAULT' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitemradio', { name: 'DARK' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(theme).toHaveFocus();
    await expect(screen.queryByRole('menuitemradio')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'DEFAULT' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(button);
    await expect(await screen.findByRole('menuitem', { name: /^Theme DARK/ })).toBeVisible();
  },
};

/** Group of options. The icon button has a tooltip. */
export const Radio: Story = {
  render: () => {
    return (
      <Menu
        trigger={
          <Tooltip content="Language">
            <IconButton label="Language">
              <Icon of={Languages} />
            </IconButton>
          </Tooltip>
        }
      >
        <MenuRadioGroup label="Language" value="en" onValueChange={chosen}>
          <MenuRadioItem value="en">English</MenuRadioItem>
          <MenuRadioItem value="fr">Français</MenuRadioItem>
          <MenuRadioItem value="de">Deutsch</MenuRadioItem>
        </MenuRadioGroup>
      </Menu>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Français' }));
    await expect(chosen).toHaveBeenCalledWith('fr');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <>
        <MenuItem icon={<Icon of={Mail} />}>
          Email the owner of the policy and everybody who is named in {longWord}
        </MenuItem>
        <MenuItem icon={<Icon of={Eye} />}>View</MenuItem>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect((await screen.findByRole('menu')).offsetWidth).toBeLessThanOrEqual(320);
  },
};

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

/** With a title, phones show a sheet at the foot of the window. A press on the page closes it, too. */
export const Sheet: Story = {
  args: { sheetTitle: 'Change status', sheetDescription: 'CLM-316' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(Math.abs(menu.getBoundingClientRect().bottom - window.innerHeight)).toBeLessThan(1));
    await expect(within(menu).getByText('Change status')).toBeVisible();
    await expect(within(menu).getByText('CLM-316')).toBeVisible();
    for (const row of within(menu).getAllByRole('menuitem')) await expect(row.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Edit' }));
    await expect(chosen).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** A finger drags the sheet down by its title, also when the items are scrolled. A short drag leaves it open. */
export const SheetClosesBySwipe: Story = {
  args: {
    ...Sheet.args,
    children: Array.from({ length: 24 }, (_, index) => (
      <MenuItem key={index} onSelect={chosen}>
        Status {index + 1}
      </MenuItem>
    )),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.click(button);
    const menu = await screen.findByRole('menu');
    const title = within(menu).getByText('Change status');
    const row = within(menu).getByRole('menuitem', { name: 'Status 4' });

    const top = Math.round(menu.getBoundingClientRect().top);
    await swipe(title, {
      y: 60,
      beforeRelease: () => expect(Math.round(menu.getBoundingClientRect().top)).toBe(top + 60),
    });
    await waitFor(() => expect(Math.round(menu.getBoundingClientRect().top)).toBe(top));

    menu.scrollTop = 80;
    await expect(await swipe(row, { y: 200 })).toBe(false);
    await expect(menu).toBeVisible();
    await swipe(title, { y: 200 });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(chosen).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const WorksByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const view = await screen.findByRole('menuitem', { name: /View/ });
    await waitFor(() => expect(view).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('d');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    // Skips the disabled item and wraps from the first to the last one.
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const EscapeChoosesNothing: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(chosen).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Chromium fires `pointerdown` on a disabled button, and a loading button receives all events. */
export const StaysClosedWhileDisabled: Story = {
  tags: ['keyboard'],
  render: (args) => (
    <Inline>
      <Menu {...args} trigger={<Button disabled>Disabled</Button>} />
      <Menu
        {...args}
        trigger={
          <IconButton label="Disabled icon" disabled>
            <Icon of={Pencil} />
          </IconButton>
        }
      />
      <Menu {...args} trigger={<Button loading>Loading</Button>} />
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button');
    for (const button of buttons) {
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
    const loading = canvas.getByRole('button', { name: 'Loading' });
    await expect(loading).toHaveFocus();
    await userEvent.keyboard('{Enter}{ }{ArrowDown}');
    await expect(loading).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

/** Uses the testers of React Aria, which rely on roles and attributes only. */
export const FollowsAriaPattern: Story = {
  play: async ({ canvas }) => {
    for (const [index, interactionType] of inputTypes.entries()) {
      const tester = drive('Menu', { root: canvas.getByRole('button', { name: 'Actions' }), interactionType });
      await tester.open();
      await tester.toggleOptionSelection({ option: 'Edit' });
      await expect(chosen).toHaveBeenCalledTimes(index + 1);
      await tester.open();
      await tester.close();
    }
  },
};

export const Matrix: Story = { ...Open, tags: ['matrix'] };
