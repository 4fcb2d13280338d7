import * as styles from './anatomy.css';
import { type DocgenInfo, describePart } from './describe';
import { boxOf, findParts, type Part, type PartName } from './findParts';
import { exportsIn, folderOf, loadItems } from './uiNames';

/** Message from the frame of a story to the documentation page around it. */
export interface AnatomyMessage {
  anatomyOf: string;
  parts: readonly (PartName & { description: string })[];
  /** Height of the story in px. */
  height: number;
}

interface Shown {
  id: string;
  component?: unknown;
  canvasElement: HTMLElement;
  /** Path of the story file. */
  file: unknown;
  /** `legend` shows the names in the story, `numbers` leaves them to the page around it. */
  mode: unknown;
}

const BADGE = 18;
const create = (className: string, text = '') => {
  const element = document.createElement('div');
  element.className = className;
  element.textContent = text;
  return element;
};

/** Moves a badge to the right until it covers no other. */
function freePlace(taken: DOMRect[], left: number, top: number): DOMRect {
  const place = new DOMRect(Math.max(0, left), Math.max(0, top), BADGE, BADGE);
  while (taken.some((other) => Math.abs(other.x - place.x) < BADGE && Math.abs(other.y - place.y) < BADGE))
    place.x += BADGE + 2;
  taken.push(place);
  return place;
}

/** Height of a frame in which popups have room below their trigger, in px. */
const POPUP_ROOM = 400;
/** Time in which popups follow a change of the window, in ms. */
const FOLLOW_MS = 250;

function heightOf(canvas: HTMLElement, parts: readonly Part[]): number {
  const hasPopup = parts.some(({ nodes }) => nodes.some((node) => !canvas.contains(node)));
  return Math.max(canvas.scrollHeight, hasPopup ? POPUP_ROOM : 0);
}

const at = (element: HTMLElement, { x, y }: { x: number; y: number }) => {
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  return element;
};

function draw(layer: HTMLElement, parts: readonly Part[], withLegend: boolean) {
  const taken: DOMRect[] = [];
  const outlines = parts.flatMap(({ nodes }, index) => {
    const { x, y, width, height } = boxOf(nodes);
    const box = at(create(styles.box), { x: x - 3, y: y - 3 });
    box.style.width = `${width + 6}px`;
    box.style.height = `${height + 6}px`;
    const place = freePlace(taken, x - BADGE / 2 - 3, y - BADGE / 2 - 3);
    return [box, at(create(styles.badge, String(index + 1)), place)];
  });
  const legend = create(styles.legend);
  legend.append(...parts.map(({ name }, index) => create('', `${index + 1} ${name}`)));
  layer.replaceChildren(...outlines, ...(withLegend && parts.length > 0 ? [legend] : []));
}

/** Outlines and numbers the parts of the component in a finished story. Returns a function that removes the marks. */
export async function showAnatomy({ id, component, canvasElement, file, mode }: Shown): Promise<() => void> {
  const items = exportsIn(folderOf(file) ?? '').filter(({ kind }) => kind === 'component');
  const others = new Map([...(await loadItems(items))].map(([name, value]) => [value, name]));
  others.delete(component);
  const { props } = (component as { __docgenInfo?: DocgenInfo } | undefined)?.__docgenInfo ?? {};
  const layer = create(styles.layer);
  layer.setAttribute('aria-hidden', 'true');
  document.body.append(layer);
  let parts: Part[] = [];
  const update = () => {
    parts = findParts(canvasElement, component, others).filter((part) => describePart(part, props) !== '');
    draw(layer, parts, mode === 'legend');
    const message: AnatomyMessage = {
      anatomyOf: id,
      parts: parts.map(({ name, kind }) => ({ name, kind, description: describePart({ name, kind }, props) })),
      height: heightOf(canvasElement, parts),
    };
    window.parent.postMessage(message, window.location.origin);
  };
  const redraw = () => draw(layer, parts, mode === 'legend');
  const observer = new ResizeObserver(update);
  observer.observe(canvasElement);
  const follow = () => setTimeout(update, FOLLOW_MS);
  window.addEventListener('resize', follow);
  document.addEventListener('scroll', redraw, true);
  update();
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', follow);
    document.removeEventListener('scroll', redraw, true);
    layer.remove();
  };
}
