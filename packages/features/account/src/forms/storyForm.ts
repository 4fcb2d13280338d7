import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

type Place = Pick<Parameters<NonNullable<StoryObj['play']>>[0], 'canvas' | 'userEvent'>;

/** Fills fields by their labels. */
export async function fill({ canvas, userEvent }: Place, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = await canvas.findByLabelText(new RegExp(`^${label}`));
    await userEvent.clear(field);
    if (value) await userEvent.type(field, value);
  }
}

export const press = async ({ canvas, userEvent }: Place, name: string): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** Checks the target address and the text of the toast. */
export async function expectRedirect({ canvas }: Pick<Place, 'canvas'>, address: string, text: string): Promise<void> {
  await expect(await canvas.findByLabelText('Address')).toHaveTextContent(address);
  await screen.findAllByText(text);
}

export const passwords = { Password: 'Harbour#7', 'Confirm Password': 'Harbour#7' };
