'use client';
import { Children, cloneElement, type ReactElement, type ReactNode, type Ref, useCallback } from 'react';
import { fillRef } from '../useOwnRef';

type Props = Record<string, unknown> & { children?: ReactNode; ref?: Ref<unknown> };
type Handler = (...given: unknown[]) => unknown;

export interface SlotProps extends Props {
  /** Replaces the content of the child, for example to add an icon. */
  renderContent?: (own: ReactNode) => ReactNode;
}

/**
 * Renders its only child with merged props. Class names, styles and descriptions are combined. Event handlers run one after the
 * other, the child's first. Both refs are set. For all other props, the child's value wins.
 */
export function Slot({ children, renderContent, ref, ...own }: SlotProps) {
  const child = Children.only(children) as ReactElement<Props>;
  const merged: Props = { ...mergeProps(child.props, own), ref: useBothRefs(child.props.ref, ref) };
  return renderContent ? cloneElement(child, merged, renderContent(child.props.children)) : cloneElement(child, merged);
}

/** Merges the own props of a child with props from the components around it. Does not merge refs. */
export function mergeProps(childProps: Record<string, unknown>, own: Record<string, unknown>): Record<string, unknown> {
  const merged = { ...own, ...childProps };
  for (const name in own) merged[name] = mergeProp(name, childProps[name], own[name]);
  return merged;
}

function mergeProp(name: string, childProps: unknown, own: unknown): unknown {
  const merge = merges[name] ?? (/^on[A-Z]/.test(name) ? runBoth : undefined);
  if (!merge) return childProps === undefined ? own : childProps;
  return childProps && own ? merge(childProps, own) : childProps || own;
}

const runBoth =
  (childProps: unknown, own: unknown): Handler =>
  (...given) => {
    (childProps as Handler)(...given);
    (own as Handler)(...given);
  };
const joinTokens = (childProps: unknown, own: unknown) => [own, childProps].join(' ');
const merges: Record<string, (childProps: unknown, own: unknown) => unknown> = {
  className: joinTokens,
  'aria-describedby': joinTokens,
  style: (childProps, own) => ({ ...(own as object), ...(childProps as object) }),
};

function useBothRefs(one: Ref<unknown> | undefined, other: Ref<unknown> | undefined): Ref<unknown> | undefined {
  const both = useCallback(
    (node: unknown) => {
      const cleanups = [one, other].map((ref) => fillRef(ref, node));
      return () => {
        for (const cleanUp of cleanups) cleanUp();
      };
    },
    [one, other],
  );
  return one && other ? both : (one ?? other);
}
