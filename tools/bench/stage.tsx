import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** The same four things to draw, by each library's own means. */
export interface Contestant {
  /** What the library wants around everything. */
  Surroundings: ComponentType<{ children: ReactNode }>;
  Buttons: ComponentType;
  Table: ComponentType;
  /** A dialog with the form. */
  Form: ComponentType<{ open: boolean }>;
  /** One attribute at the root, as the library reads it. */
  setTheme: (theme: 'light' | 'dark') => void;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Puts a contestant on the page, where `bench.ts` plays it by `stage(step)`. */
export function perform({ Surroundings, Buttons, Table, Form, setTheme }: Contestant) {
  setTheme('light');
  const element = document.getElementById('root');
  if (!element) throw new Error('the page has no #root');
  const root = createRoot(element);
  const show = (scene: ReactNode) => root.render(<Surroundings>{scene}</Surroundings>);
  const has = (selector: string) => document.querySelector(selector) !== null;
  const field = ':is(dialog, [role="dialog"]) input';

  /** What each step does, and how one sees that it is done: some libraries mount a dialog a frame or two late. */
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
    // The first callback runs before the frame that shows the change is drawn, the second one after it.
    await frame();
    await frame();
  };
  Object.assign(window, { stage });
}
