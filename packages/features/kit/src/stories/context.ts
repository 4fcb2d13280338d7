import type { StoryContext } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect } from 'storybook/test';

export type Handlers = HttpHandler[];
/** Story that this package generates: the setup and the check of one state. */
export interface GeneratedStory {
  parameters: Record<string, unknown>;
  play: (context: StoryContext) => Promise<void>;
}

/** Names of fields with the text to enter. */
export type FieldValues = Readonly<Record<string, string>>;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds a field by the beginning of its label. */
export const fieldOf = ({ canvas }: Pick<StoryContext, 'canvas'>, label: string): Promise<HTMLElement> =>
  canvas.findByLabelText<HTMLElement>(new RegExp(`^${escaped(label)}`), {
    selector: 'input, textarea, [role=textbox], [role=combobox]',
  });

/** Replaces the text of fields. An empty text only clears the field. */
export async function fillFields(
  context: Pick<StoryContext, 'canvas' | 'userEvent'>,
  values: FieldValues,
): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = await fieldOf(context, label);
    await context.userEvent.clear(field);
    if (value !== '') await context.userEvent.type(field, value);
  }
}

/** Presses a button. */
export const press = async (
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  name: string,
): Promise<void> => userEvent.click(await canvas.findByRole('button', { name }));

/** Checks the address that the screen has opened. */
export const expectAddress = async (
  { canvas }: Pick<StoryContext, 'canvas'>,
  address: string | RegExp,
): Promise<void> => expect(await canvas.findByLabelText('Address')).toHaveTextContent(address);
