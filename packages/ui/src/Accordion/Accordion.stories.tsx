import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, Landmark, Plus, Shield, Umbrella } from 'lucide';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { docs } from '../../test/docs';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Accordion } from './Accordion';

const add = fn();

const meta = {
  title: 'Components/Layout/Accordion',
  component: Accordion,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Collapsible sections for content that users need in parts. `aside` summarises a closed section. Closed sections are not mounted.',
    avoid: 'If users need all of the content, show it in cards. For views of which exactly one is visible, use `Tabs`.',
    keys: {
      Tab: 'Moves between headers and their buttons',
      'Enter, Space': 'On a header: opens or closes the section',
    },
    dos: ['Open the most important section with `defaultValue`.', 'Set `padding: "none"` for tables.'],
    donts: ['Hide required form fields in a closed section.', 'Nest accordions.'],
  }),
  args: {
    items: [
      {
        value: 'carrier',
        title: 'Carrier',
        icon: <Icon of={Landmark} />,
        aside: 'Northgate Casualty',
        content: <Text>Northgate Casualty writes commercial auto in 14 states.</Text>,
      },
      {
        value: 'details',
        title: 'Policy details',
        icon: <Icon of={Shield} />,
        aside: 'Renewal, Agency Bill, Installment',
        content: <Text>Renewal of 12 months from 03/15/2026.</Text>,
      },
      {
        value: 'documents',
        title: 'Documents',
        icon: <Icon of={FileText} />,
        aside: <Badge>3</Badge>,
        actions: (
          <Button size="small" leadingIcon={<Icon of={Plus} />} onClick={add}>
            Add
          </Button>
        ),
        content: <Text>Declarations CA-90-551287.pdf</Text>,
      },
      {
        value: 'coverages',
        title: 'Coverages',
        icon: <Icon of={Umbrella} />,
        aside: 'none yet',
        content: <Text>None yet.</Text>,
        disabled: true,
      },
    ],
    onValueChange: fn(),
  },
  beforeEach: () => add.mockClear(),
} satisfies Meta<typeof Accordion<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: ['details'] },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('button', { name: 'Policy details', expanded: true });
    await expect(head).toHaveAccessibleDescription('Renewal, Agency Bill, Installment');
    await expect(canvas.getByRole('region', { name: 'Policy details' })).toHaveTextContent('Renewal of 12 months');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Carrier' })).toBeVisible();
  },
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByText(/Northgate Casualty writes/)).toBeNull();
  },
};

export const Disabled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Coverages' })).toBeDisabled();
  },
};

export const OpensByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Carrier' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'Carrier' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['carrier', 'details']);
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['carrier']);
    await expect(canvas.queryByRole('region', { name: 'Policy details' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Documents' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus();
  },
};

/** The whole header toggles the section, except for its buttons. */
export const OpensByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Documents' });
    const head = button.closest('[data-state]')?.getBoundingClientRect();
    const atEnd = document.elementFromPoint((head?.right ?? 0) - 24, (head?.top ?? 0) + 6);
    await expect(atEnd).toBe(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(add).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(canvas.getByRole('region', { name: 'Documents' })).toBeVisible();
  },
};

export const Single: Story = {
  args: { single: true, defaultValue: ['carrier'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Documents' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['documents']);
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Documents' }));
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Controlled: Story = {
  render: function Render(args) {
    const [value, setValue] = useState<readonly string[]>([]);
    return (
      <Stack>
        <Button onClick={() => setValue(['carrier', 'details', 'documents'])}>Open all</Button>
        <Accordion {...args} value={value} onValueChange={setValue} />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open all' }));
    await expect(canvas.getAllByRole('region')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Carrier' }));
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
  },
};

/** Sections are landmarks only while there are few of them. */
export const ManySections: Story = {
  args: {
    items: Array.from({ length: 7 }, (_, index) => ({
      value: `${index}`,
      title: `Location ${index + 1}`,
      content: <Text>{`Building ${index + 1}`}</Text>,
    })),
    defaultValue: ['0'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.getByText('Building 1')).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      {
        value: 'long',
        title: 'Commercial property and general liability of Brightwater Restoration',
        icon: <Icon of={Shield} />,
        aside: 'dana.whitfield-commercial-property@brightwater-restoration.example',
        actions: <Button size="small">Add</Button>,
        content: <Text>Renewal</Text>,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add' })).toBeVisible();
  },
};

export const Matrix: Story = { tags: ['matrix'], args: { defaultValue: ['details', 'documents'] } };
