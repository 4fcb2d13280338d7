import type { Meta, StoryObj } from '@storybook/react-vite';
import { Languages, Palette } from 'lucide';
import { expect, fn } from 'storybook/test';
import { docs } from '../../test/docs';
import { ShellContext } from '../AppShell/shell';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { TopBar } from './TopBar';

const openSheet = fn();

const meta = {
  title: 'Components/Navigation/TopBar',
  component: TopBar,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    ...docs({
      use: 'The `topBar` of an `AppShell`, always visible: the current location, and controls for every page.',
      avoid: 'Put actions of one page beside its title, in the `PageHeader`.',
      keys: {
        Tab: 'Moves to the navigation button (below 900 px), start, end',
        'Enter, Space': 'On that button: open the navigation',
      },
      dos: ['Use the same order at the end everywhere: search, help, theme and language, account.'],
      donts: ['Put more at the end than fits a phone. Use the navigation’s `footer` for the rest.'],
    }),
  },
  args: {
    start: <Breadcrumbs items={[{ label: 'Dashboard', href: '#' }, { label: 'Coupons' }]} />,
    end: (
      <>
        <Button variant="ghost">Support Center</Button>
        <IconButton label="Theme">
          <Icon of={Palette} />
        </IconButton>
        <IconButton label="Language">
          <Icon of={Languages} />
        </IconButton>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <ShellContext value={{ place: 'aside', rail: false, openSheet }}>
        <Story />
      </ShellContext>
    ),
  ],
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Open navigation' })).toBeNull();
  },
};

export const Phone: Story = {
  args: {
    end: (
      <IconButton label="Theme">
        <Icon of={Palette} />
      </IconButton>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    await expect(openSheet).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    start: (
      <Breadcrumbs
        items={[
          { label: 'Subscription Packages and Coupons', href: '#' },
          { label: 'AUTUMN-CAMPAIGN-FOR-AGENCIES-WITH-MORE-THAN-TWENTY-FIVE-AGENTS-IN-THE-SOUTHERN-STATES' },
        ]}
      />
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const OpensNavigationByKeyboard: Story = {
  tags: ['keyboard'],
  args: Phone.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Open navigation' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(openSheet).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = { tags: ['matrix'] };
