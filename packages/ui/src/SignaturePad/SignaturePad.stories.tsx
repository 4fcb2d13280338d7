import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { inForm } from '../../test/decorators';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Matrix as Variants } from '../../test/Matrix';
import { Button } from '../Button/Button';
import { SignaturePad } from './SignaturePad';
import { type Signature, strokePath } from './signature';

const drawn: Signature = {
  kind: 'drawn',
  path: [
    strokePath([
      { x: 120, y: 100 },
      { x: 150, y: 40 },
      { x: 180, y: 105 },
      { x: 220, y: 70 },
      { x: 260, y: 108 },
    ]),
    strokePath([
      { x: 130, y: 80 },
      { x: 175, y: 78 },
    ]),
  ].join(''),
};

const meta = {
  title: 'Components/Inputs/SignaturePad',
  component: SignaturePad,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Signature below a document. The value has the strokes or the typed name; `signatureSvg` makes an image of it.',
    avoid: 'Use a `Checkbox` where consent is enough.',
    keys: { Tab: 'Moves to the buttons. With "Type your name instead", people sign without drawing' },
    dos: ['Show what is signed above the field.'],
    donts: ['Keep people who cannot draw from signing.'],
  }),
  args: { label: 'Signature', name: 'signature', onValueChange: fn() },
} satisfies Meta<typeof SignaturePad>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A pointer at a place of the pad, in parts of its width and height. */
const pointer = (pad: Element, [x, y]: readonly [number, number]) => {
  const { left, top, width, height } = pad.getBoundingClientRect();
  return { clientX: left + x * width, clientY: top + y * height, pointerId: 1, isPrimary: true, button: 0 };
};
async function draw(pad: Element, ...places: (readonly [number, number])[]) {
  // The browser captures only real pointers.
  (pad as SVGElement).setPointerCapture = () => undefined;
  const [first = [0, 0], ...others] = places;
  await fireEvent.pointerDown(pad, pointer(pad, first));
  for (const place of others) await fireEvent.pointerMove(pad, pointer(pad, place));
  await fireEvent.pointerUp(pad, pointer(pad, others.at(-1) ?? first));
}

export const Default: Story = {};

export const Signed: Story = { args: { defaultValue: drawn } };

export const Typed: Story = { args: { defaultValue: { kind: 'typed', name: 'Ada Marsh' } } };

export const Invalid: Story = {
  args: { required: true, error: 'Please sign' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Please sign Required');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: drawn } };

/** Each stroke is part of the value. Undo removes the last one. */
export const Draws: Story = {
  decorators: [inForm('Consent')],
  play: async ({ args, canvas, userEvent }) => {
    await draw(canvas.getByRole('img', { name: 'Not signed yet' }), [0.2, 0.5], [0.3, 0.2], [0.4, 0.6]);
    const pad = await canvas.findByRole('img', { name: 'Signed' });
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ kind: 'drawn', path: 'M120 80Q180 32 210 64L240 96' });
    await draw(pad, [0.5, 0.5]);
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith({
        kind: 'drawn',
        path: 'M120 80Q180 32 210 64L240 96M300 80l0 0',
      }),
    );
    const sent = [...new FormData(canvas.getByRole<HTMLFormElement>('form'))];
    await expect(sent).toEqual([['signature', expect.stringMatching(/^<svg .*M300 80l0 0.*<\/svg>$/)]]);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ kind: 'drawn', path: 'M120 80Q180 32 210 64L240 96' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeDisabled();
  },
};

/** Without drawing, and without a pointer. */
export const TypesTheName: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Type your name instead' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveFocus();
    await userEvent.keyboard('Ada <3');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ kind: 'typed', name: 'Ada <3' });
    await userEvent.click(canvas.getByRole('button', { name: 'Draw instead' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

/** Without a name of the field as well. */
export const ResetsWithForm: Story = {
  args: { name: undefined },
  render: (args) => (
    <form>
      <SignaturePad {...args} />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await draw(canvas.getByRole('img', { name: 'Not signed yet' }), [0.2, 0.5], [0.3, 0.2]);
    await canvas.findByRole('img', { name: 'Signed' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await canvas.findByRole('img', { name: 'Not signed yet' });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(canvas.getByRole('button', { name: 'Type your name instead' }));
    await userEvent.type(canvas.getByRole('textbox'), 'Ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await canvas.findByRole('img', { name: 'Not signed yet' });
  },
};

export const Phone: Story = {
  args: { defaultValue: drawn },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LongText: Story = {
  args: { label: longWord, hint: longWord, defaultValue: { kind: 'typed', name: longWord } },
  globals: { viewport: { value: 'phone' } },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Variants rows={['enabled', 'disabled'] as const} columns={['empty', 'drawn', 'typed'] as const}>
      {(row, column) => (
        <SignaturePad
          label={`${row} ${column}`}
          disabled={row === 'disabled'}
          defaultValue={{ empty: null, drawn, typed: { kind: 'typed', name: 'Ada Marsh' } as const }[column]}
        />
      )}
    </Variants>
  ),
};
