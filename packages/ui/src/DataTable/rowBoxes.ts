import type { SelectionStore } from './selectionStore';

/** Changes of more rows are shown in two steps. */
const maxAtOnce = 20;
/** Until the second step, in ms. A few frames, which the browser needs to paint the first one. */
const pause = 50;

const isInWindow = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

export interface RowBoxes {
  /** Keeps a checkbox in line with the selection. Returns a function that ends this. */
  follow: (box: HTMLInputElement, key: string) => () => void;
}

/**
 * Shows the selection in the checkboxes and rows without rendering them. When a whole page changes, rows outside of the window
 * follow after the next paint.
 */
export function rowBoxes(store: SelectionStore): RowBoxes {
  const rows = new Map<HTMLInputElement, { key: string; row: Element | null }>();
  const show = (box: HTMLInputElement) => {
    const followed = rows.get(box);
    if (!followed) return;
    const chosen = store.selected().has(followed.key);
    box.checked = chosen;
    followed.row?.toggleAttribute('data-selected', chosen);
  };
  const showAll = () => {
    const selected = store.selected();
    const changed = [...rows].flatMap(([box, { key, row }]) => {
      const chosen = selected.has(key);
      // A press has already changed the checkbox, but not its row.
      return box.checked === chosen && row?.hasAttribute('data-selected') === chosen ? [] : box;
    });
    if (changed.length <= maxAtOnce) changed.forEach(show);
    else {
      // Measures all before it changes any, so that the browser computes the layout once.
      const first = new Set(changed.filter(isInWindow));
      first.forEach(show);
      setTimeout(() => changed.filter((box) => !first.has(box)).forEach(show), pause);
    }
  };
  let unsubscribe = () => {};
  return {
    follow(box, key) {
      if (rows.size === 0) unsubscribe = store.subscribe(showAll);
      rows.set(box, { key, row: box.closest('tr, li') });
      show(box);
      return () => {
        rows.delete(box);
        if (rows.size === 0) unsubscribe();
      };
    },
  };
}
