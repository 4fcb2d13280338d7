const close = (one: number, other: number) => Math.abs(one - other) < 1.5;

/** Layout boxes. Excludes inline text, whose order depends on the script, and visually hidden elements. */
function boxes(root: Element): Element[] {
  return [...root.querySelectorAll('*')].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      !element.closest('svg *, [data-one-direction]') &&
      getComputedStyle(element).display !== 'inline'
    );
  });
}

const describe = (element: Element) => element.outerHTML.slice(0, 160);

/** Nearest ancestor with a box. Elements with `display: contents` have none. */
function parentBoxOf({ parentElement: parent }: Element): Element | null {
  return parent && getComputedStyle(parent).display === 'contents' ? parentBoxOf(parent) : parent;
}

/** Positioned by a script, such as the arrow of a popover. */
const placed = (element: Element) => element instanceof HTMLElement && element.style.position === 'absolute';

/**
 * Finds elements whose distance from the start edge of their parent changes between left-to-right and right-to-left. Returns
 * them with both distances. The position of floating elements is not checked.
 */
export async function notMirrored(root: Element): Promise<string[]> {
  const page = document.documentElement;
  const startOf = (element: Element) => {
    const [inner, outer] = [element, parentBoxOf(element) ?? root].map((each) => each.getBoundingClientRect());
    if (!inner || !outer) return 0;
    return page.dir === 'rtl' ? outer.right - inner.right : inner.left - outer.left;
  };
  const elements = boxes(root).filter((element) => getComputedStyle(element).position !== 'fixed' && !placed(element));
  const turn = async (direction: 'ltr' | 'rtl') => {
    page.dir = direction;
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  };
  await turn('ltr');
  const starts = elements.map(startOf);
  await turn('rtl');
  const mirrored = elements.map(startOf);
  await turn('ltr');
  return elements.flatMap((element, index) => {
    const [ltr, rtl] = [starts[index] ?? 0, mirrored[index] ?? 0];
    return close(ltr, rtl) ? [] : [`${ltr.toFixed(1)} → ${rtl.toFixed(1)} px: ${describe(element)}`];
  });
}

const hasText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

/** Finds text that is cut off by its box or overflows it. Ellipses and scrollable boxes are allowed. */
export function clipped(root: Element): string[] {
  return boxes(root)
    .filter(hasText)
    .flatMap((element) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const across = element.scrollWidth - element.clientWidth;
      const down = element.scrollHeight - element.clientHeight;
      const around = element.closest('[tabindex="0"]');
      const seen = scrolls(overflowX) || (around !== null && scrolls(getComputedStyle(around).overflowX));
      const wide = across > 2 && textOverflow !== 'ellipsis' && !seen;
      return wide || (down > 6 && !scrolls(overflowY))
        ? [`${across} px too wide, ${down} px too high: ${describe(element)}`]
        : [];
    });
}

/** Scrolls, and consists of links or buttons, so that the keyboard reaches all of it. */
const isRowOfControls = (element: Element) =>
  scrolls(getComputedStyle(element).overflowX) &&
  element.childElementCount > 0 &&
  [...element.children].every((child) => child.matches('a[href], button'));

/** Fields and content with its own keyboard access may scroll sideways, such as tabs, a wide table or a row of buttons. */
const mayScroll = (element: Element) =>
  element.matches('input, textarea, [tabindex="0"], [role=tablist]') || isRowOfControls(element);

/** Finds boxes whose content is wider than they are, including the page. Returns the size of the excess. */
export function overflowing(root: Element): string[] {
  const page = document.documentElement;
  const across = page.scrollWidth - page.clientWidth;
  const wide = boxes(root).filter((element) => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    if (overflowX === 'visible' || textOverflow === 'ellipsis' || mayScroll(element)) return false;
    return element.scrollWidth - element.clientWidth > 2;
  });
  return [
    ...(across > 0 ? [`page ${across} px too wide: ${widest(root)}`] : []),
    ...wide.map((element) => `${element.scrollWidth - element.clientWidth} px too wide: ${describe(element)}`),
  ];
}

/** Element that extends furthest beyond the window. */
function widest(root: Element): string {
  const beyond = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return Math.max(-left, right - document.documentElement.clientWidth);
  };
  const [first] = boxes(root).sort((one, other) => beyond(other) - beyond(one));
  return first ? describe(first) : '';
}
