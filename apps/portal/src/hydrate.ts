import { setTypedBefore } from '@fairlead/kit/shell';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

export const rootElement = () => document.getElementById('root') as HTMLElement;

/** Whether the page contains the HTML of the build. The first script removes it if the user gets another page. */
export const isRendered = (): boolean => rootElement().dataset.language !== undefined;

/** Texts in the fields of the page, by name. */
const textsIn = (element: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...element.querySelectorAll('input')].filter(({ value }) => value !== '').map(({ name, value }) => [name, value]),
  );

/** Takes over the HTML of the build, with what the visitor has typed. Sends the form if the visitor has already submitted it. */
export function hydrate(page: ReactNode): void {
  setTypedBefore(textsIn(rootElement()));
  // at once, so that no text is typed between reading the fields and handling their changes
  flushSync(() => hydrateRoot(rootElement(), page));
  setTypedBefore({});
  window.fairleadHeldForm?.()?.requestSubmit();
}
