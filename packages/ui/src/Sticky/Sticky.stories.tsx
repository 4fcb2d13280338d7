import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Matrix as Table } from '../../test/Matrix';
import { Box } from '../Box/Box';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { Sticky, type StickyProps } from './Sticky';
import { stickyEdges } from './useStuck';

const lines = Array.from({ length: 12 }, (_, index) => (
  <Box key={index} paddingBlock={4} paddingInline={12}>
    <Text>{`Coverage ${index + 1}`}</Text>
  </Box>
));
const bar = (
  <Box paddingBlock={8} paddingInline={12}>
    <Inline>
      <Text weight="label">Total premium</Text>
      <Text>$1,184.00</Text>
    </Inline>
  </Box>
);

/** Lets keyboard users scroll the box. */
const focusable = { tabIndex: 0, role: 'group', 'aria-label': 'Coverages' };

/** Box that scrolls, with the sticky element before or after its lines. */
function Scroller({ scrolled = false, ...props }: StickyProps & { scrolled?: boolean }) {
  return (
    <div
      ref={(box) => {
        if (box && scrolled) box.scrollTop = 60;
      }}
      data-testid="scroller"
      {...focusable}
      style={{ width: 240, maxWidth: '100%', height: 160, overflow: 'auto' }}
    >
      {props.edge === 'bottom' && lines}
      <Sticky {...props} />
      {props.edge !== 'bottom' && lines}
    </div>
  );
}

const meta = {
  title: 'Components/Layout/Sticky',
  component: Sticky,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Content that users need while they scroll, such as a total or the sections of a page.',
    avoid: 'Use `ActionBar` for the buttons of a form. The header of a `DataTable` is already sticky.',
    dos: ['Set `surface` to the surface around it.'],
    donts: ['Make more than a third of the window sticky.'],
  }),
  args: { children: bar },
  render: (args) => <Scroller {...args} />,
} satisfies Meta<typeof Sticky>;
export default meta;
type Story = StoryObj<typeof meta>;

const barOf = (canvas: { getByText: (text: string) => HTMLElement }) =>
  canvas.getByText('Total premium').closest('div[class*="Sticky"]');

export const Default: Story = {
  play: async ({ canvas }) => {
    const sticky = barOf(canvas);
    const scroller = canvas.getByTestId('scroller');
    await expect(sticky).not.toHaveAttribute('data-stuck');
    scroller.scrollTop = 40;
    await waitFor(() => expect(sticky).toHaveAttribute('data-stuck'));
    await expect(sticky?.getBoundingClientRect().top).toBe(scroller.getBoundingClientRect().top);
    scroller.scrollTop = 0;
    await waitFor(() => expect(sticky).not.toHaveAttribute('data-stuck'));
  },
};

export const Bottom: Story = {
  args: { edge: 'bottom' },
  play: async ({ canvas }) => {
    const sticky = barOf(canvas);
    const scroller = canvas.getByTestId('scroller');
    await waitFor(() => expect(sticky).toHaveAttribute('data-stuck'));
    await expect(sticky?.getBoundingClientRect().bottom).toBe(scroller.getBoundingClientRect().bottom);
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(sticky).not.toHaveAttribute('data-stuck'));
  },
};

/** In a page, the window scrolls. */
export const InPage: Story = {
  render: (args) => (
    <div style={{ height: '200vh' }}>
      <Text>Policy</Text>
      <Sticky {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, 0);
    await expect(barOf(canvas)).not.toHaveAttribute('data-stuck');
    window.scrollTo(0, 200);
    await waitFor(() => expect(barOf(canvas)).toHaveAttribute('data-stuck'));
    window.scrollTo(0, 0);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { children: <Text>{longWord}</Text> },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Table rows={stickyEdges} columns={['page', 'raised'] as const}>
      {(edge, surface) => <Scroller {...args} edge={edge} surface={surface} scrolled />}
    </Table>
  ),
};
