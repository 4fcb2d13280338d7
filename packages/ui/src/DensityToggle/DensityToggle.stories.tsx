import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { inLocale } from '../../test/decorators';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { densities } from '../DataTable/density';
import { Inline } from '../Inline/Inline';
import { DensityToggle } from './DensityToggle';

const meta = {
  title: 'Components/Data/DensityToggle',
  component: DensityToggle,
  tags: ['autodocs'],
  parameters: docs({
    use: 'At the end of a `ListToolbar`, for the row height of a table: 44 or 36 px.',
    avoid: 'The toolbar hides it where rows are cards. Use `ColumnChooser` for the visible columns.',
    keys: { Tab: 'Moves between the options; a tooltip names each', 'Enter, Space': 'Select the option' },
    dos: ['Save the choice per user, for all lists.'],
    donts: ['Use it for lists that are always short.'],
  }),
  args: { value: 'default', onValueChange: fn() },
} satisfies Meta<typeof DensityToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Compact: Story = { args: { value: 'compact' } };

export const Chooses: Story = {
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DensityToggle
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const compact = canvas.getByRole('button', { name: 'Compact rows' });
    await expect(compact).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(compact);
    await expect(args.onValueChange).toHaveBeenCalledWith('compact');
    await expect(compact).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Default rows' })).toHaveAttribute('aria-pressed', 'false');
  },
};

export const ChoosesByKeyboard: Story = {
  tags: ['keyboard'],
  render: Chooses.render,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const compact = canvas.getByRole('button', { name: 'Compact rows' });
    await expect(compact).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('compact');
    await expect(compact).toHaveFocus();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [inLocale('de', { densityCompact: `Niedrige Zeilen: ${longWord}` })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: /^Niedrige/ }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(longWord);
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Inline gap={12}>
      {densities.map((value) => (
        <DensityToggle key={value} {...args} aria-label={value} value={value} />
      ))}
    </Inline>
  ),
};
