import type { Command } from '@fairlead/ui/command-palette';
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Command of the current page in the command palette. */
export type PageCommand = Omit<Command, 'group'>;

let commands: readonly PageCommand[] = [];
const listeners = new Set<() => void>();

function setCommands(next: readonly PageCommand[]) {
  commands = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Adds a command to the command palette while the component is shown. Null adds none. */
export function usePageCommand(command: PageCommand | null): void {
  const latest = useRef(command);
  useEffect(() => {
    latest.current = command;
  });
  const { id, label = '', keywords = '' } = command ?? {};
  useEffect(() => {
    if (id === undefined) return undefined;
    const added: PageCommand = {
      id,
      label,
      keywords,
      icon: latest.current?.icon,
      onSelect: () => latest.current?.onSelect(),
    };
    setCommands([...commands, added]);
    return () => setCommands(commands.filter((each) => each !== added));
  }, [id, label, keywords]);
}

/** Commands of the current page. */
export const usePageCommands = (): readonly PageCommand[] => useSyncExternalStore(subscribe, () => commands);
