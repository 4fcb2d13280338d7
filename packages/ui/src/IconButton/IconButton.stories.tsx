import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Pencil, Trash2, X } from 'lucide';
import { expect, fn, screen } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Matrix as Table } from '../../test/Matrix';
import { type ButtonProps } from '../Button/Button';
import { buttonSizes, buttonTones, buttonVariants } from '../Button/buttonLook';
import { Icon } from '../Icon/Icon';
import { Inline } from '../Inline/Inline';
import { Tooltip } from '../Tooltip/Tooltip';
import { IconButton } from './IconButton';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Actions with a well-known icon (edit, delete, close) where text does not fit: at the end of a row, in the top bar.',
    avoid:
      'Prefer `Button` when there is room for text, and always for the primary action. Use `RowAction` in table rows.',
    keys: { Tab: 'Reaches it, but not when it is disabled', 'Enter, Space': 'Press it; no effect while it is loading' },
    dos: [
      'Wrap it in a `Tooltip`, so that sighted users see its name too.',
      'Name the object in `label`: “Delete Elevation certificate.pdf”.',
    ],
    donts: ['Use an icon that needs its tooltip to be understood.'],
    examples: [
      {
        good: true,
        caption: 'A common icon with a name that says which record it changes.',
        example: (
          <IconButton label="Edit WELCOME25">
            <Icon of={Pencil} />
          </IconButton>
        ),
      },
      {
        good: false,
        caption: 'Seven icons without text. Use a Menu.',
        example: (
          <Inline gap={4}>
            {[1, 2, 3, 4, 5, 6, 7].map((number) => (
              <IconButton key={number} label={`Action ${number}`}>
                <Icon of={Pencil} />
              </IconButton>
            ))}
          </Inline>
        ),
      },
    ],
  }),
  args: { label: 'Edit WELCOME25', children: <Icon of={Pencil} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit WELCOME25' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Muted until it is hovered. */
export const Danger: Story = { args: { tone: 'danger', label: 'Delete WELCOME25', children: <Icon of={Trash2} /> } };

export const Disabled: Story = { args: { disabled: true } };

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Edit WELCOME25' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const AsLink: Story = {
  args: {
    asChild: true,
    children: (
      <a href="#edit">
        <Icon of={Pencil} />
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Edit WELCOME25' })).toHaveAttribute('href', '#edit');
  },
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      {buttonSizes.map((size) => (
        <IconButton key={size} label={`Close, ${size}`} size={size} variant="outline">
          <Icon of={X} />
        </IconButton>
      ))}
    </Inline>
  ),
};

export const PressesByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit WELCOME25' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Tooltip content={`Bearbeiten: ${longWord}`}>
      <IconButton {...args} />
    </Tooltip>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(longWord);
  },
};

const states = ['default', 'disabled', 'loading'] as const;
const looks = buttonVariants.flatMap((variant) => buttonTones.map((tone) => `${variant} ${tone}` as const));

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Table rows={looks} columns={states}>
      {(look, state) => {
        const [variant, tone] = look.split(' ') as [ButtonProps['variant'], ButtonProps['tone']];
        return (
          <IconButton
            label={`Actions, ${look}, ${state}`}
            variant={variant}
            tone={tone}
            disabled={state === 'disabled'}
            loading={state === 'loading'}
          >
            <Icon of={Ellipsis} />
          </IconButton>
        );
      }}
    </Table>
  ),
};
