import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** The same four scenes, implemented with the library's own components. */
export interface Contestant {
  /** Providers that the library needs. */
  Surroundings: ComponentType<{ children: ReactNode }>;
  Buttons: ComponentType;
  Table: ComponentType;
  /** Dialog with the form. */
  Form: ComponentType<{ open: boolean }>;
  /** Sets the theme attribute of the root element. */
  setTheme: (theme: 'light' | 'dark') => void;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Renders a contestant. `bench.ts` controls it through `stage(step)`. */
export function perform({ Surroundings, Buttons, Table, Form, setTheme }: Contestant) {
  setTheme('light');
  const element = document.getElementById('root');
  if (!element) throw new Error('the page has no #root');
  const root = createRoot(element);
  const show = (scene: ReactNode) => root.render(<Surroundings>{scene}</Surroundings>);
  const has = (selector: string) => document.querySelector(selector) !== null;
  const field = ':is(dialog, [role="dialog"]) input';

  /** Action of each step, and the condition for its end. Some libraries mount a dialog a frame or two late. */
  const steps: Record<string, { act: () => void; done: () => boolean }> = {
    nothing: { act: () => show(null), done: () => !has('#root button') && !has('#root table') && !has(field) },
    buttons: { act: () => show(<Buttons />), done: () => has('#root button') },
    table: { act: () => show(<Table />), done: () => has('#root tbody tr') },
    closed: { act: () => show(<Form open={false} />), done: () => !has(field) },
    dialog: { act: () => show(<Form open />), done: () => has(field) },
    focus: {
      act: () => document.querySelectorAll<HTMLElement>(field)[2]?.focus(),
      done: () => document.activeElement === document.querySelectorAll(field)[2],
    },
    light: { act: () => setTheme('light'), done: () => true },
    dark: { act: () => setTheme('dark'), done: () => true },
    wait: { act: () => undefined, done: () => true },
  };

  const stage = async (name: string) => {
    const step = steps[name];
    if (!step) throw new Error(`no step ${name}`);
    step.act();
    while (!step.done()) await frame();
    // The first callback runs before the frame with the change is painted, the second one after it.
    await frame();
    await frame();
  };
  Object.assign(window, { stage });
}
