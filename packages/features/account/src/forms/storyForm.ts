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

/** Fills in a form and submits it. The server's error appears at the field of the new password, and all entered values stay. */
export const refusesPassword =
  (values: Readonly<Record<string, string>>, label: 'Password' | 'New Password', button: string) =>
  async (context: StoryContext): Promise<void> => {
    await fillFields(context, values);
    await press(context, button);
    const { canvas } = context;
    const password = canvas.getByLabelText(new RegExp(`^${label}`));
    await waitFor(() => expect(password).toHaveAccessibleDescription(/is on lists of stolen passwords/));
    await expect(password).toHaveFocus();
    for (const [name, value] of Object.entries(values))
      await expect(canvas.getByLabelText(new RegExp(`^${name}`))).toHaveValue(value);
    await fillFields(context, { [label]: 'Lantern#7' });
    await waitFor(() => expect(password).not.toHaveAccessibleDescription(/stolen/));
  };
