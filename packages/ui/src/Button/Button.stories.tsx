import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Plus, Upload } from 'lucide';
import { type FormEvent, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Matrix as Table } from '../../test/Matrix';
import { Icon } from '../Icon/Icon';
import { Inline } from '../Inline/Inline';
import { Button, type ButtonProps } from './Button';
import { buttonSizes, buttonTones, buttonVariants } from './buttonLook';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Performs an action. Use one `solid` `accent` button per view for the primary action, `outline` beside it, `ghost` in card headers and toolbars, and `soft` for an action repeated in rows.',
    avoid:
      'To open another page, use `Link`, or `asChild` around a link. Use `IconButton` without text, `Switch` for on and off, and `Menu` for rare actions.',
    keys: {
      Tab: 'Reaches it, also while it is loading, but not when it is disabled',
      'Enter, Space': 'Press it; no effect while it is loading',
    },
    dos: [
      'Start with a verb and name the object: “Create Coupon”.',
      'Use `solid` `danger` only in a confirmation that names what will be deleted.',
      'Set `loading` while a request runs. The button keeps its width, name and focus.',
    ],
    donts: ['Disable Save until a form is valid. Let users press it, and show what is missing.'],
    examples: [
      {
        good: true,
        caption: 'One primary button, named after its action.',
        example: (
          <Inline gap={8}>
            <Button>Cancel</Button>
            <Button variant="solid" tone="accent">
              Send quote
            </Button>
          </Inline>
        ),
      },
      {
        good: false,
        caption: 'Two primary buttons, and a name that fits every dialog.',
        example: (
          <Inline gap={8}>
            <Button variant="solid" tone="accent">
              No
            </Button>
            <Button variant="solid" tone="accent">
              OK
            </Button>
          </Inline>
        ),
      },
    ],
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

/** Announced as busy, keeps its name, and ignores presses. */
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
  tags: ['anatomy'],
  render: () => (
    <Inline wrap>
      <Button variant="solid" tone="accent" leadingIcon={<Icon of={Plus} />}>
        Create Coupon
      </Button>
      <Button trailingIcon={<Icon of={ChevronDown} />}>Change status</Button>
      <Button size="small" leadingIcon={<Icon of={Upload} />}>
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

/** The label wraps only when it is wider than the parent. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    children: 'Versicherungsbestätigung für den Hypothekengläubiger noch einmal anfordern',
    leadingIcon: <Icon of={Plus} />,
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.scrollHeight).toBeLessThanOrEqual(button.offsetHeight);
  },
};

/** A single word that is wider than the parent also wraps and is not cut off. */
export const LongWord: Story = {
  globals: { zoom: '200', viewport: { value: 'phone' } },
  args: { children: longWord, leadingIcon: <Icon of={Plus} />, trailingIcon: <Icon of={ChevronDown} /> },
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
    leadingIcon: <Icon of={Plus} />,
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

/** The spinner replaces the label without changing the layout. The focus stays. */
export const KeepsWidthAndFocusWhileLoading: Story = {
  args: { variant: 'solid', tone: 'accent', leadingIcon: <Icon of={Plus} /> },
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

/** Enter in a field presses the form's button too. */
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
            leadingIcon={state === 'with icon' && <Icon of={Plus} />}
          >
            Save changes
          </Button>
        );
      }}
    </Table>
  ),
};
