/**
 * Makes the element below a mouse or a pen draggable. The others stay as they are, because registering hundreds of them would delay
 * the page. Fingers scroll instead.
 *
 * @param register Registers an element and returns a function that undoes it.
 * @returns A function that stops.
 */
export function dragOnHover(root: HTMLElement, selector: string, register: (element: HTMLElement) => () => void) {
  let hovered: HTMLElement | null = null;
  let release: (() => void) | undefined;
  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    const element = pointerType !== 'touch' && target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    if (element === hovered) return;
    release?.();
    hovered = element;
    release = undefined;
    if (!element || element.ariaBusy) return;
    // The browser would drag the address of a link instead of the element.
    for (const inner of element.querySelectorAll<HTMLElement>('a, img')) inner.draggable = false;
    release = register(element);
  };
  root.addEventListener('pointerover', onPointerOver);
  return () => {
    root.removeEventListener('pointerover', onPointerOver);
    release?.();
  };
}
