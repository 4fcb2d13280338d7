import { expectAddress, fillFields, press } from '@fairlead/kit/stories';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

/** Checks the target address and the text of the toast. */
export async function expectRedirect(context: StoryContext, address: string, text: string): Promise<void> {
  await expectAddress(context, address);
  await screen.findAllByText(text);
}

/** Fills in a form and submits it. The button is busy until the server responds. */
export const submitting =
  (values: Readonly<Record<string, string>>, button: string) =>
  async (context: StoryContext): Promise<void> => {
    await fillFields(context, values);
    await press(context, button);
    await waitFor(() => expect(context.canvas.getByRole('button', { name: button })).toHaveAttribute('aria-busy'));
  };

export const passwords = { Password: 'Harbour#7', 'Confirm Password': 'Harbour#7' };
