import { Children, cloneElement, type ReactElement, type ReactNode, type Ref, useCallback } from 'react';
import { fillRef } from '../useOwnRef';

type Props = Record<string, unknown> & { children?: ReactNode; ref?: Ref<unknown> };
type Handler = (...given: unknown[]) => unknown;

export interface SlotProps extends Props {
  /** Draws more than the child's own content within the child. */
  renderContent?: (own: ReactNode) => ReactNode;
}

/**
 * Renders its only child with its own props: classes, styles and descriptions add up, both handlers of an event run, the
 * child's first, and both refs are filled. Of all else the child's own stands.
 */
export function Slot({ children, renderContent, ref, ...own }: SlotProps) {
  const child = Children.only(children) as ReactElement<Props>;
  const merged: Props = { ...mergeProps(child.props, own), ref: useBothRefs(child.props.ref, ref) };
  return renderContent ? cloneElement(child, merged, renderContent(child.props.children)) : cloneElement(child, merged);
}

/** The props of a child with those that it is given by what stands around it; refs are not merged. */
export function mergeProps(childs: Record<string, unknown>, own: Record<string, unknown>): Record<string, unknown> {
  const merged = { ...own, ...childs };
  for (const name in own) merged[name] = mergeProp(name, childs[name], own[name]);
  return merged;
}

function mergeProp(name: string, childs: unknown, own: unknown): unknown {
  const merge = merges[name] ?? (/^on[A-Z]/.test(name) ? runBoth : undefined);
  if (!merge) return childs === undefined ? own : childs;
  return childs && own ? merge(childs, own) : childs || own;
}

const runBoth =
  (childs: unknown, own: unknown): Handler =>
  (...given) => {
    (childs as Handler)(...given);
    (own as Handler)(...given);
  };
const inOneLine = (childs: unknown, own: unknown) => [own, childs].join(' ');
const merges: Record<string, (childs: unknown, own: unknown) => unknown> = {
  className: inOneLine,
  'aria-describedby': inOneLine,
  style: (childs, own) => ({ ...(own as object), ...(childs as object) }),
};

function useBothRefs(one: Ref<unknown> | undefined, other: Ref<unknown> | undefined): Ref<unknown> | undefined {
  const both = useCallback(
    (node: unknown) => {
      const empty = [one, other].map((ref) => fillRef(ref, node));
      return () => {
        for (const run of empty) run();
      };
    },
    [one, other],
  );
  return one && other ? both : (one ?? other);
}
