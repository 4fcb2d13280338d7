import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/csf';

let remove: (() => void) | undefined;

/** Removes the marks of the previous story. */
export function clearAnatomy(): void {
  remove?.();
  remove = undefined;
}

/** Numbers the parts of a component after its story has finished, if the toolbar asks for it. */
export const markAnatomy: AfterEach<ReactRenderer> = async ({
  id,
  title,
  component,
  parameters,
  canvasElement,
  globals,
}) => {
  clearAnatomy();
  if (globals.anatomy === 'off' || !title.startsWith('Components/')) return;
  const { showAnatomy } = await import('./showAnatomy');
  remove = await showAnatomy({ id, component, canvasElement, file: parameters.fileName, mode: globals.anatomy });
};
