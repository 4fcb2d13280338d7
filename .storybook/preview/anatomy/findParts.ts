import { Fragment, isValidElement, type ReactNode } from 'react';
import { type Fiber, fibersOf, nodesOf, rootFiber } from './fibers';

export interface PartName {
  /** Prop such as `title`, field of an item such as `items.label`, or component such as `MenuItem`. */
  name: string;
  kind: 'prop' | 'component';
}

/** Visible part of a component. */
export interface Part extends PartName {
  /** DOM nodes that it consists of. */
  nodes: readonly Node[];
}

interface Documented {
  __docgenInfo?: { props?: Record<string, { type?: { name?: string } }> };
}

/** Whether a prop is visible as text or elements. A number can be equal to any text on the page. */
const isContent = (type: string) => /string|React(Node|Element)|[A-Z]\w*(<.*>)?\[\]/.test(type);

function textNodes(roots: readonly Node[], text: string): Node[] {
  for (const root of roots) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
      if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim() === text && isVisible([node])) return [node];
  }
  return [];
}

/** Nodes of an element that the caller passed. Components that merge props into it keep its type and children. */
function elementNodes(fibers: readonly Fiber[], element: ReactNode): Node[] {
  if (!isValidElement<{ children?: ReactNode }>(element)) return [];
  if (element.type === Fragment) return contentNodes(fibers, element.props.children);
  const fiber =
    fibers.find(({ memoizedProps }) => memoizedProps === element.props) ??
    fibers.find(
      ({ type, memoizedProps }) =>
        type === element.type &&
        element.props.children !== undefined &&
        (memoizedProps as { children?: ReactNode } | null)?.children === element.props.children,
    );
  return fiber ? nodesOf(fiber) : [];
}

function contentNodes(fibers: readonly Fiber[], value: unknown): Node[] {
  if (Array.isArray(value))
    return value.flatMap((item) => (typeof item === 'number' ? [] : contentNodes(fibers, item)));
  if (typeof value === 'string' || typeof value === 'number')
    return value === '' || !fibers[0] ? [] : textNodes(nodesOf(fibers[0]), String(value).trim());
  return elementNodes(fibers, value as ReactNode);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !isValidElement(value) && !Array.isArray(value);

/** Parts of the first item that has them, such as the label and the content of a tab. */
function itemParts(fibers: readonly Fiber[], name: string, items: readonly unknown[]): Part[] {
  const records = items.filter(isRecord);
  const fields = [...new Set(records.flatMap(Object.keys))].filter((field) => field !== 'id' && field !== 'value');
  return fields.flatMap((field): Part[] => {
    const values = records.map((record) => record[field]).filter((value) => value !== undefined);
    const path = `${name}.${field}`;
    const nested = values.find((value) => Array.isArray(value) && value.some(isRecord));
    if (nested) return itemParts(fibers, path, nested as unknown[]);
    for (const value of values) {
      const nodes = contentNodes(fibers, value);
      if (isVisible(nodes)) return [{ name: path, kind: 'prop', nodes }];
    }
    return [];
  });
}

function propParts(main: Fiber, { __docgenInfo }: Documented): Part[] {
  const fibers = [...fibersOf(main)];
  const values = main.memoizedProps as Record<string, unknown>;
  // Native attributes are not documented, and the children of a native element are one.
  const documented = { children: { type: { name: 'ReactNode' } }, ...__docgenInfo?.props };
  return Object.entries(documented).flatMap(([name, { type }]): Part[] => {
    const value = values[name];
    if (value === undefined || !isContent(type?.name ?? '')) return [];
    if (Array.isArray(value) && value.some(isRecord)) return itemParts(fibers, name, value);
    return [{ name, kind: 'prop', nodes: contentNodes(fibers, value) }];
  });
}

/** Smallest box around the nodes, relative to the window. */
export function boxOf(nodes: readonly Node[]): DOMRect {
  const boxes = nodes
    .map((node) => {
      const range = document.createRange();
      range.selectNode(node);
      return range.getBoundingClientRect();
    })
    .filter(({ width, height }) => width > 0 && height > 0);
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return boxes.length > 0 ? new DOMRect(left, top, right - left, bottom - top) : new DOMRect();
}

/** Text for screen readers only is one pixel wide. */
function isVisible(nodes: readonly Node[]): boolean {
  const { width, height } = boxOf(nodes);
  const [first] = nodes;
  const element = first instanceof Element ? first : first?.parentElement;
  return width > 2 && height > 2 && element?.checkVisibility({ visibilityProperty: true }) === true;
}

/**
 * Finds the visible parts of a component on the page: its props with content, and the components that are documented with it. In
 * reading order.
 */
export function findParts(container: Element, component: unknown, others: ReadonlyMap<unknown, string>): Part[] {
  const root = rootFiber(container);
  if (!root) return [];
  const all = [...fibersOf(root)];
  const main = all.find(({ type }) => type === component);
  const components = [...others].flatMap(([type, name]): Part[] => {
    const fiber = all.find((each) => each.type === type && isVisible(nodesOf(each)));
    return fiber ? [{ name, kind: 'component', nodes: nodesOf(fiber) }] : [];
  });
  const parts = [...(main ? propParts(main, component as Documented) : []), ...components];
  const order = (part: Part) => {
    const { top, left } = boxOf(part.nodes);
    return Math.round(top) * 10_000 + left;
  };
  return parts.filter(({ nodes }) => isVisible(nodes)).toSorted((a, b) => order(a) - order(b));
}
