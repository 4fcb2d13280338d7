import { unavailable } from '@fairlead/api-client/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import messages from '../locales/kit.en';
import {
  expectAddress,
  type FieldValues,
  fieldOf,
  fillFields,
  type GeneratedStory,
  type Handlers,
  press,
} from './context';

/** Texts to enter by label, or a function that fills in the form. */
type Fill = FieldValues | ((context: StoryContext) => Promise<void>);

interface FormOptions {
  network: Record<'saving' | 'failingSave', Handlers>;
  /** Label of the submit button. */
  submit: string;
  /** Valid values. */
  valid: Fill;
  /** Invalid values, and the text of each error. */
  invalid: { values?: Fill; errors: readonly string[]; submit?: string; parameters?: Record<string, unknown> };
  /** Route and address of the form, if the component's stories have others. */
  parameters?: Record<string, unknown>;
  /** Whether the form counts its invalid fields. Defaults to `true`. */
  counts?: boolean;
  /** Whether the first invalid field of the page gets the focus, and not only one of them. Defaults to `true`. */
  focusesFirst?: boolean;
  /** Whether an error of the server also appears as a toast. Defaults to `true`. */
  toasts?: boolean;
}

const enter = (context: StoryContext, fill: Fill) =>
  typeof fill === 'function' ? fill(context) : fillFields(context, fill);

const attention = (count: number) =>
  messages[count === 1 ? 'form.attention_one' : 'form.attention_other'].replace('{{count}}', String(count));

const fields = 'input, textarea, [contenteditable=true], [role=combobox], [role=radio], [role=checkbox]';
const invalidFields = '[aria-invalid=true]';

const valueOf = (field: Element) => {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) return field.checked;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value;
  return field.getAttribute('aria-checked') ?? field.textContent;
};
/** Amounts are formatted when their field loses the focus. */
function leaveField() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
const findToast = (text: string) =>
  waitFor(async () => {
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items).toContainEqual(expect.stringContaining(text));
  });
const valuesIn = (root: Element) => [...root.querySelectorAll(fields)].map(valueOf);

/** The stories that each form needs, apart from `Create` and `Edit`. Each checks its state. */
export function formStories(options: FormOptions) {
  const { network, submit, valid, invalid, parameters, counts = true, toasts = true, focusesFirst = true } = options;
  return {
    Invalid: {
      parameters: { ...parameters, ...invalid.parameters },
      play: async (context) => {
        const { canvas, canvasElement } = context;
        await canvas.findByRole('button', { name: invalid.submit ?? submit });
        await enter(context, invalid.values ?? {});
        leaveField();
        const entered = valuesIn(canvasElement);
        const fetched = spyOn(globalThis, 'fetch');
        await press(context, invalid.submit ?? submit);
        for (const text of new Set(invalid.errors)) {
          const [error, ...more] = await canvas.findAllByText(text);
          await expect(error).toBeVisible();
          await expect(more, text).toHaveLength(invalid.errors.filter((each) => each === text).length - 1);
        }
        const findInvalid = () => [...canvasElement.querySelectorAll<HTMLElement>(invalidFields)];
        await waitFor(() => expect(findInvalid().length).toBeGreaterThanOrEqual(invalid.errors.length));
        const found = findInvalid();
        for (const field of found) await expect(field).toHaveAccessibleDescription(/./);
        // in a group, one of its controls has the focus
        const focused = () => found.findIndex((field) => field.contains(document.activeElement));
        await waitFor(() => expect(found[focused()], 'invalid field with the focus').toBeDefined());
        if (focusesFirst) await expect(focused(), 'index of the invalid field with the focus').toBe(0);
        await expect(valuesIn(canvasElement)).toEqual(entered);
        const sent = fetched.mock.calls.flatMap(([request]) => (request instanceof Request ? request.method : []));
        await expect(sent.filter((method) => method !== 'GET')).toEqual([]);
        fetched.mockRestore();
        if (counts) await expect(canvas.getByText(attention(invalid.errors.length))).toBeVisible();
      },
    },
    Submitting: {
      parameters: { ...parameters, msw: { handlers: network.saving } },
      play: async (context) => {
        await enter(context, valid);
        await press(context, submit);
        await waitFor(() =>
          expect(context.canvas.getByRole('button', { name: submit })).toHaveAttribute('aria-busy', 'true'),
        );
      },
    },
    ServerError: {
      parameters: { ...parameters, msw: { handlers: network.failingSave } },
      play: async (context) => {
        const { canvas, canvasElement } = context;
        await enter(context, valid);
        leaveField();
        const entered = valuesIn(canvasElement);
        await press(context, submit);
        await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(unavailable.body.message));
        await expect(valuesIn(canvasElement)).toEqual(entered);
        if (toasts) await findToast(unavailable.body.message);
        await expect(canvas.getByRole('button', { name: submit })).toBeEnabled();
      },
    },
  } satisfies Record<string, GeneratedStory>;
}

interface SavedOptions {
  submit: string;
  valid: Fill;
  /** Address that opens after saving. */
  opens: string;
  /** Text of the toast. */
  toast: string;
  parameters?: Record<string, unknown>;
}

/** Story of a successful save. */
export const savedStory = ({ submit, valid, opens, toast, parameters = {} }: SavedOptions): GeneratedStory => ({
  parameters,
  play: async (context) => {
    await enter(context, valid);
    await press(context, submit);
    await expectAddress(context, opens);
    await screen.findByText(toast);
  },
});

interface RejectedOptions {
  handlers: Handlers;
  submit: string;
  valid: Fill;
  /** Label of the rejected field, and its error. */
  field: string;
  error: string;
  parameters?: Record<string, unknown>;
}

/** Story of an error of the server that belongs to one field. */
export const rejectedStory = ({
  handlers,
  submit,
  valid,
  field,
  error,
  parameters,
}: RejectedOptions): GeneratedStory => ({
  parameters: { ...parameters, msw: { handlers } },
  play: async (context) => {
    await enter(context, valid);
    await press(context, submit);
    const rejected = await fieldOf(context, field);
    await waitFor(() => expect(rejected).toHaveAccessibleDescription(error));
    await expect(context.canvas.getByText(error)).toBeVisible();
    await expect(rejected).toHaveFocus();
  },
});

interface ConflictOptions {
  /** Handlers that start with the record before the conflict. */
  handlers: () => Handlers;
  submit: string;
  /** Label of the changed field, with the user's value and the other user's value. */
  field: string;
  mine: string;
  theirs: string;
  /** Message of the conflict. */
  message: string;
  /** Other values to enter. */
  valid?: FieldValues;
  parameters?: Record<string, unknown>;
}

/** Story of a conflict with another user: the input stays, and the user can load the newer values. */
export function conflictStory({
  handlers,
  submit,
  field,
  mine,
  theirs,
  message,
  valid,
  parameters = {},
}: ConflictOptions) {
  return {
    parameters,
    beforeEach: ({ msw }: StoryContext) => msw.use(...handlers()),
    play: async (context: StoryContext) => {
      const { canvas } = context;
      await fillFields(context, { ...valid, [field]: mine });
      leaveField();
      const changed = await fieldOf(context, field);
      const entered = valueOf(changed);
      await press(context, submit);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(message);
      await expect(valueOf(changed)).toBe(entered);
      await press(context, messages['stale.load']);
      await waitFor(() => expect(changed).toHaveValue(theirs));
    },
  };
}
