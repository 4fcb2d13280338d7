import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Plus, Upload } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Matrix as Table } from '../../test/Matrix';
import { Inline } from '../Inline/Inline';
import { Button, type ButtonProps } from './Button';
import { buttonSizes, buttonTones, buttonVariants } from './buttonLook';

const meta = {
  title: 'Components/Button',
  component: Button,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Does something here and now. One `solid` `accent` button a view: the thing to do. `outline` stands beside it, `ghost` in card heads and toolbars, `soft` where the same action is repeated in rows.',
    avoid:
      'What leads to another page is a `Link`, or this with `asChild` around a link; without words it is an `IconButton`; what is on or off is a `Switch`; seldom used commands are a `Menu`.',
    keys: {
      Tab: 'Reaches it, also while it is loading; not when it is disabled',
      'Enter, Space': 'Presses it; nothing while it is loading',
    },
    dos: [
      'Begin with the verb, and name the thing: “Create Coupon”.',
      'Keep `solid` `danger` for a confirmation that names what goes.',
      'Set `loading` while the server works: it keeps width, name and focus.',
    ],
    donts: ['Do not disable Save until a form is right: let it be pressed, and show what is missing.'],
  }),
  args: { children: 'Save changes', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await expect(button).toHaveAttribute('type', 'button');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Accent: Story = { args: { variant: 'solid', tone: 'accent' } };

export const Danger: Story = { args: { variant: 'solid', tone: 'danger', children: 'Delete Item' } };

export const Disabled: Story = {
  args: { variant: 'solid', tone: 'accent', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

/** It says that it is busy, keeps its name, and cannot be pressed. */
export const Loading: Story = {
  args: { variant: 'solid', tone: 'accent', loading: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const WithIcons: Story = {
  render: () => (
    <Inline wrap>
      <Button variant="solid" tone="accent" leadingIcon={<Plus />}>
        Create Coupon
      </Button>
      <Button trailingIcon={<ChevronDown />}>Change status</Button>
      <Button size="small" leadingIcon={<Upload />}>
        Upload Doc
      </Button>
    </Inline>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline wrap>
      {buttonSizes.map((size) => (
        <Button {...args} key={size} size={size} variant="solid" tone="accent">
          {size}
        </Button>
      ))}
    </Inline>
  ),
};

export const Block: Story = { args: { block: true, size: 'large', variant: 'solid', tone: 'accent' } };

/** Words go on to a second line only when they are wider than what holds the button. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    children: 'Versicherungsbestätigung für den Hypothekengläubiger noch einmal anfordern',
    leadingIcon: <Plus />,
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.scrollHeight).toBeLessThanOrEqual(button.offsetHeight);
  },
};

/** One word that is wider than what holds the button goes on to a second line, too: none of it is lost. */
export const LongWord: Story = {
  globals: { zoom: '200', viewport: { value: 'phone' } },
  args: { children: longWord, leadingIcon: <Plus />, trailingIcon: <ChevronDown /> },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(320);
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    await expect(button.scrollHeight).toBeLessThanOrEqual(button.clientHeight);
  },
};

export const AsLink: Story = {
  args: {
    asChild: true,
    variant: 'solid',
    tone: 'accent',
    leadingIcon: <Plus />,
    children: <a href="#new">New quote</a>,
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'New quote' });
    await expect(link).toHaveAttribute('href', '#new');
    await expect(link.querySelector('svg')).not.toBeNull();
  },
};

function Saving(props: ButtonProps) {
  const [loading, setLoading] = useState(false);
  return (
    <Button
      {...props}
      loading={loading}
      onClick={(event) => {
        props.onClick?.(event);
        setLoading(true);
      }}
    />
  );
}

/** What it says gives way to the ring, and nothing around it moves; the keyboard's focus stays. */
export const KeepsWidthAndFocusWhileLoading: Story = {
  args: { variant: 'solid', tone: 'accent', leadingIcon: <Plus /> },
  render: (args) => <Saving {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    const { width, height } = button.getBoundingClientRect();
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button.getBoundingClientRect()).toMatchObject({ width, height });
    await expect(button).toHaveFocus();
  },
};

const onSubmit = fn((event: FormEvent) => event.preventDefault());

/** Enter in a field presses the form's button, too. */
export const DoesNotSendTwice: Story = {
  args: { type: 'submit', loading: true },
  beforeEach: () => {
    onSubmit.mockClear();
  },
  render: (args) => (
    <form onSubmit={onSubmit}>
      <Inline>
        <input aria-label="Email" />
        <Button {...args} />
      </Inline>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'dana@brightwater.example{Enter}');
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const PressesByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

const states = ['default', 'with icon', 'disabled', 'loading'] as const;
const looks = buttonVariants.flatMap((variant) => buttonTones.map((tone) => `${variant} ${tone}` as const));

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Table rows={looks} columns={states}>
      {(look, state) => {
        const [variant, tone] = look.split(' ') as [ButtonProps['variant'], ButtonProps['tone']];
        return (
          <Button
            variant={variant}
            tone={tone}
            disabled={state === 'disabled'}
            loading={state === 'loading'}
            leadingIcon={state === 'with icon' && <Plus />}
          >
            Save changes
          </Button>
        );
      }}
    </Table>
  ),
};
