import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { docs } from '../../test/docs';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Dialog } from '../Dialog/Dialog';
import { Inline } from '../Inline/Inline';
import { Menu } from '../Menu/Menu';
import { MenuItem } from '../Menu/MenuItem';
import { Select } from '../Select/Select';
import { Tooltip } from '../Tooltip/Tooltip';
import { createFairleadTheme } from '../theme/createFairleadTheme';
import { themeValues } from '../theme/createTheme';
import { ThemeScope } from './ThemeScope';

const meta = {
  title: 'Foundations/Theme scope',
  component: ThemeScope,
  parameters: docs({
    use: 'A part of a page with a theme of its own, or components inside the page of another product.',
    avoid:
      'For a page that belongs to Fairlead alone, set `data-theme` on the html element and import `@fairlead/ui/reset`.',
    dos: ['Put the scope around everything that belongs together.'],
    donts: ['Put a scope around each component.'],
  }),
  args: {
    theme: 'DARK',
    children: (
      <Card title="Endorsement">
        <Inline gap={8}>
          <Tooltip content="Saves the endorsement">
            <Button variant="solid" tone="accent">
              Save
            </Button>
          </Tooltip>
          <Dialog trigger={<Button>Edit</Button>} title="Edit Endorsement">
            <Select label="State" options={[{ value: 'OR', label: 'Oregon' }]} />
          </Dialog>
          <Menu trigger={<Button>More</Button>}>
            <MenuItem>Print</MenuItem>
          </Menu>
        </Inline>
      </Card>
    ),
  },
} satisfies Meta<typeof ThemeScope>;
export default meta;
type Story = StoryObj<typeof meta>;

const themeAround = (element: Element) => element.closest('[data-theme]')?.getAttribute('data-theme');

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(themeAround(canvas.getByRole('button', { name: 'Save' }))).toBe('DARK');
  },
};

export const DialogAndItsList: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Endorsement' });
    await expect(themeAround(dialog)).toBe('DARK');
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'State' }));
    await expect(themeAround(await screen.findByRole('option', { name: 'Oregon' }))).toBe('DARK');
  },
};

export const MenuInScope: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(themeAround(await screen.findByRole('menuitem', { name: 'Print' }))).toBe('DARK');
  },
};

export const TooltipInScope: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Save' }));
    await expect(themeAround(await screen.findByRole('tooltip'))).toBe('DARK');
  },
};

export const Nested: Story = {
  render: ({ theme, children }) => (
    <ThemeScope theme={theme}>
      {children}
      <ThemeScope theme="GREEN">
        <Dialog trigger={<Button>Rename</Button>} title="Rename" />
      </ThemeScope>
    </ThemeScope>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await expect(themeAround(await screen.findByRole('dialog', { name: 'Rename' }))).toBe('GREEN');
  },
};

const brand = createFairleadTheme({ accent: themeValues('INDIGO').accent.solid });

export const OwnTheme: Story = {
  args: { theme: 'acme' },
  decorators: [
    (Story) => (
      <>
        <style>{brand.css('[data-theme="acme"]')}</style>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await expect(getComputedStyle(button).getPropertyValue('--fl-accent-solid')).toBe(brand.colors.accent.solid);
  },
};
