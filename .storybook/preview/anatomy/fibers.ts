/** The part of React's internal tree that leads from a component to its DOM nodes. React DevTools read the same fields. */
export interface Fiber {
  type: unknown;
  memoizedProps: unknown;
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Fiber of the root that was rendered into an element. */
export function rootFiber(container: Element): Fiber | undefined {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  const initial = key && (container as unknown as Record<string, Fiber>)[key];
  // React swaps two trees on each update. The root holds the current one.
  return initial ? ((initial.stateNode as { current?: Fiber }).current ?? initial) : undefined;
}

/** All fibers of a tree, parents first. */
export function* fibersOf(fiber: Fiber): Generator<Fiber> {
  yield fiber;
  for (let child = fiber.child; child; child = child.sibling) yield* fibersOf(child);
}

/** Outermost DOM nodes that a component has rendered, including those in portals. */
export function nodesOf(fiber: Fiber): Node[] {
  if (fiber.stateNode instanceof Node) return [fiber.stateNode];
  const nodes: Node[] = [];
  for (let child = fiber.child; child; child = child.sibling) nodes.push(...nodesOf(child));
  return nodes;
}
