import { fireEvent } from 'storybook/test';

/** Presses a key while an input method (IME) composes text: as most browsers report it, and as Safari does. */
export async function pressComposing(element: Element, key: string) {
  await fireEvent.keyDown(element, { key, isComposing: true });
  await fireEvent.keyDown(element, { key, keyCode: 229 });
}
