'use client';
import { createContext, type MouseEvent, type ReactElement, type ReactNode, use } from 'react';

export interface ReadOnlyState {
  /** Why nothing can be changed. */
  reason: string;
  /** Shows the reason at a control. Part of the state, so that controls do not contain the code of the tooltip. */
  explain: (control: ReactElement) => ReactElement;
}

export const ReadOnlyContext = createContext<ReadOnlyState | undefined>(undefined);

/** State of the nearest `ReadOnly`, or undefined if the control may be used. `writes` is whether the control changes data. */
export const useReadOnly = (writes = true): ReadOnlyState | undefined => (writes ? use(ReadOnlyContext) : undefined);

/** Props of a control without its handlers, disabled for `reason`. It keeps the focus, so that the reason can be read. */
export function blockedProps(props: object, reason: string) {
  const inert = Object.entries(props).filter(([name]) => !/^on[A-Z]/.test(name) && name !== 'disabled');
  return {
    ...Object.fromEntries(inert),
    'aria-disabled': true,
    'aria-description': reason,
    'data-read-only': '',
    onClick: (event: MouseEvent) => event.preventDefault(),
  };
}

interface ButtonLike {
  asChild?: boolean;
  children?: ReactNode;
}

/** Props of a disabled button. A link becomes a button, because it must not be followed. */
export function blockedButton<P extends ButtonLike>({ asChild = false, ...props }: P, reason: string) {
  const link = asChild
    ? (props.children as ReactElement<{ 'aria-label'?: string; children?: ReactNode }>).props
    : undefined;
  const own = link ? { ...props, 'aria-label': link['aria-label'], children: link.children } : props;
  return { ...blockedProps(own, reason), type: 'button' } as unknown as P;
}
