import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Search } from 'lucide';
import { expect, screen, waitFor } from 'storybook/test';
import { docs } from '../../test/docs';
import { Grid } from '../Grid/Grid';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { tooltipSides } from './Bubble';
import { Tooltip } from './Tooltip';

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  parameters: {
    layout: 'centered',
    ...docs({
      use: 'Around every `IconButton` and every abbreviated name. Appears after 400 ms on hover and immediately on keyboard focus.',
      avoid: 'Use the `hint` of a field or text on the page for help, and `Popover` for interactive content.',
      keys: {
        Tab: 'Moves to the control and shows the tooltip',
        Esc: 'Hides the tooltip; the control keeps the focus',
      },
      dos: ['Use a short text that matches the control’s name.', 'Add the keyboard `shortcut` of the control.'],
      donts: [
        'Put essential information into it, because touch users never see it.',
        'Use it on a disabled control, which cannot be focused.',
      ],
    }),
  },
  args: {
    content: 'Edit WELCOME25',
    children: (
      <IconButton label="Edit WELCOME25">
        <Icon of={Pencil} />
      </IconButton>
    ),
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  tags: ['anatomy'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit WELCOME25');
  },
};

export const Shortcut: Story = {
  args: {
    content: 'Search',
    shortcut: '/',
    children: (
      <IconButton label="Search">
        <Icon of={Search} />
      </IconButton>
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Search/');
  },
};

/** Without a text there is no tooltip. */
export const Empty: Story = {
  args: { content: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await userEvent.tab();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { content: 'AUTUMN-CAMPAIGN-FOR-AGENCIES-WITH-MORE-THAN-TWENTY-FIVE-AGENTS-IN-THE-SOUTHERN-STATES-2027' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip').offsetWidth).toBeLessThanOrEqual(280));
  },
};

export const ShowsUnderThePointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await screen.findByRole('tooltip');
    await userEvent.unhover(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const EscapeHidesIt: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** Not shown on touch, where it could cover the result of the press. */
export const StaysAwayFromAFinger: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer([{ keys: '[TouchA]', target: canvas.getByRole('button') }]);
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={4} gap={56}>
      {tooltipSides.map((side) => (
        <Tooltip key={side} content={side} shortcut="E" side={side}>
          <IconButton label={side}>
            <Icon of={Pencil} />
          </IconButton>
        </Tooltip>
      ))}
    </Grid>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};
