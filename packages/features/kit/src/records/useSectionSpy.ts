import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Part of the window in which a section counts as read: from below the sticky bars to the middle. */
const readingBand = '-120px 0px -50% 0px';
const scrollKeys = new Set(['PageUp', 'PageDown', 'ArrowUp', 'ArrowDown', 'Home', 'End', ' ']);

export interface SectionSpy {
  /** Id of the section that the user reads, or chose last. */
  current: string | undefined;
  /** Scrolls to a section and focuses it. */
  show: (id: string) => void;
}

/** Follows the scroll position through the sections in `root`, and scrolls to the section in the hash of the address. */
export function useSectionSpy(
  root: RefObject<HTMLElement | null>,
  ids: readonly string[],
  prepare: (id: string) => void,
): SectionSpy {
  const [visible, setVisible] = useState<ReadonlySet<string>>(new Set());
  const [atEnd, setAtEnd] = useState(false);
  const [chosen, setChosen] = useState<string>();
  // Sections above the chosen one may still grow while they load.
  const aligned = useRef<HTMLElement>(undefined);
  const { hash, key } = useLocation();
  const names = ids.join();

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
    const spy = new IntersectionObserver(
      (entries) =>
        setVisible((before) => {
          const next = new Set(before);
          for (const { target, isIntersecting } of entries)
            if (isIntersecting) next.add(target.id);
            else next.delete(target.id);
          return next;
        }),
      { rootMargin: readingBand },
    );
    for (const id of names.split(',')) {
      const section = find(container, id);
      if (section) spy.observe(section);
    }
    const end = new IntersectionObserver(([entry]) => setAtEnd(entry?.isIntersecting === true && window.scrollY > 0));
    const last = container.lastElementChild;
    if (last) end.observe(last);
    const growth = new ResizeObserver(() => aligned.current?.scrollIntoView({ block: 'start' }));
    growth.observe(container);
    return () => {
      spy.disconnect();
      end.disconnect();
      growth.disconnect();
    };
  }, [root, names]);

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

  const read = atEnd ? ids.at(-1) : ids.find((id) => visible.has(id));
  const [lastRead, setLastRead] = useState(ids[0]);
  if (read !== undefined && read !== lastRead) setLastRead(read);
  return { current: chosen ?? lastRead, show };
}

const find = (root: HTMLElement | null, id: string) =>
  root?.querySelector<HTMLElement>(`[data-section="${CSS.escape(id)}"]`) ?? null;
