import { useEffect } from 'react';

const headings = 'h1, h2, h3, h4, h5, h6';

/** Ancestors of an element, innermost first, each with its position in its parent. */
function ancestorsOf(element: Element): { parent: Element; index: number }[] {
  const result = [];
  for (let child = element; child.parentElement; child = child.parentElement)
    result.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  return result;
}

/** Heading of the content that replaced a removed element, or the last one before it. */
function headingOf(ancestors: readonly { parent: Element; index: number }[]): HTMLElement | undefined {
  const place = ancestors.find(({ parent }) => parent.isConnected);
  const area = place?.parent.closest('[role=dialog], main');
  if (!place || !area) return undefined;
  const content = place.parent.children[place.index] ?? place.parent;
  const inside = content.querySelector<HTMLElement>(headings);
  if (inside) return inside;
  return [...area.querySelectorAll<HTMLElement>(headings)]
    .filter((each) => each.compareDocumentPosition(content) & Node.DOCUMENT_POSITION_FOLLOWING)
    .at(-1);
}

function focusHeading(ancestors: readonly { parent: Element; index: number }[]): void {
  const target = headingOf(ancestors) ?? document.getElementById('main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

/**
 * Moves the focus from a Retry button that disappears to the heading of the loaded content, or to the main content. Browsers
 * drop the focus of a removed element, and the keyboard would start at the top of the page.
 */
export function useRetryFocus(): void {
  useEffect(() => {
    let observer: MutationObserver | undefined;
    const listen = ({ target }: MouseEvent) => {
      observer?.disconnect();
      const button = target instanceof Element ? target.closest('[role=alert] button') : null;
      if (!button) return;
      const ancestors = ancestorsOf(button);
      observer = new MutationObserver((_, self) => {
        if (button.isConnected) return;
        self.disconnect();
        // after the page, which may set the focus itself
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) focusHeading(ancestors);
        });
      });
      observer.observe(document.body, { childList: true, subtree: true });
    };
    document.addEventListener('click', listen, true);
    return () => {
      observer?.disconnect();
      document.removeEventListener('click', listen, true);
    };
  }, []);
}
