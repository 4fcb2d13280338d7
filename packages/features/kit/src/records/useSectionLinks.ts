import { useCurrentSection } from '@fairlead/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

const scrollKeys = new Set(['PageUp', 'PageDown', 'ArrowUp', 'ArrowDown', 'Home', 'End', ' ']);

export interface SectionLinks {
  /** Id of the section that the user reads, or chose last. */
  current: string | undefined;
  /** Scrolls to a section and focuses it. */
  show: (id: string) => void;
}

/** Follows the scroll position through the sections in `root`, and scrolls to the section in the hash of the address. */
export function useSectionLinks(
  root: RefObject<HTMLElement | null>,
  ids: readonly string[],
  prepare: (id: string) => void,
): SectionLinks {
  const read = useCurrentSection(ids);
  const [chosen, setChosen] = useState<string>();
  // Sections above the chosen one may still grow while they load.
  const aligned = useRef<HTMLElement>(undefined);
  const { hash, key } = useLocation();

  const show = (id: string) => {
    const section = find(root.current, id);
    if (!section) return;
    prepare(id);
    setChosen(id);
    aligned.current = section;
    section.focus({ preventScroll: true });
    section.scrollIntoView({ block: 'start' });
  };

  const latestShow = useRef(show);
  useEffect(() => {
    latestShow.current = show;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when a link to the same section is used again
  useEffect(() => {
    if (hash !== '') latestShow.current(decodeURIComponent(hash.slice(1)));
  }, [hash, key]);

  useEffect(() => {
    const container = root.current;
    if (!container) return undefined;
    const growth = new ResizeObserver(() => aligned.current?.scrollIntoView({ block: 'start' }));
    growth.observe(container);
    return () => growth.disconnect();
  }, [root]);

  useEffect(() => {
    const stopAligning = () => {
      aligned.current = undefined;
    };
    const stopChoosing = () => {
      stopAligning();
      setChosen(undefined);
    };
    const onKey = ({ key: pressed }: KeyboardEvent) => (scrollKeys.has(pressed) ? stopChoosing() : stopAligning());
    const options = { passive: true, capture: true };
    window.addEventListener('wheel', stopChoosing, options);
    window.addEventListener('touchmove', stopChoosing, options);
    window.addEventListener('pointerdown', stopAligning, options);
    window.addEventListener('keydown', onKey, options);
    return () => {
      window.removeEventListener('wheel', stopChoosing, options);
      window.removeEventListener('touchmove', stopChoosing, options);
      window.removeEventListener('pointerdown', stopAligning, options);
      window.removeEventListener('keydown', onKey, options);
    };
  }, []);

  return { current: chosen ?? read, show };
}

const find = (root: HTMLElement | null, id: string) =>
  root?.querySelector<HTMLElement>(`[data-section="${CSS.escape(id)}"]`) ?? null;
