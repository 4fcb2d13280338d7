import { Card, type RenderLink, SectionNav, Skeleton, Stack } from '@fairlead/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type KeyHelp, useKeyHelp } from '../keyHelp';
import { usePageKeys } from '../pageKeys';
import { RouterLink } from '../RouterLink';
import * as styles from './RecordSections.css';
import { isBesideAnother } from './sectionHalves';
import { findEditButton, indexOfKey } from './sectionKeys';
import { usePrintedSections } from './usePrintedSections';
import { useSectionLinks } from './useSectionLinks';

/** Section of a record page. */
export interface RecordSection {
  /** Hash of the section's address. */
  id: string;
  title: string;
  /** Number of entries, shown in the section list. */
  count?: number;
  /** Takes half of the width on wide screens, beside another such section. */
  half?: boolean;
  /** Mounts the content when the section comes near the window. */
  lazy?: boolean;
  content: ReactNode;
}

export interface RecordSectionsProps {
  /** Accessible name of the section list. */
  label: string;
  sections: readonly RecordSection[];
}

/** Moving within a page adds nothing to the history. */
const replacingLink: RenderLink = ({ href, ...rest }) => <RouterLink to={href} replace {...rest} />;

/**
 * Sections of a record with a list that follows the scroll position. Each section has its own address.
 * Keys: 1 to 9 and 0 go to a section, E edits the section with the focus.
 */
export function RecordSections({ label, sections }: RecordSectionsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [mounted, setMounted] = useState<ReadonlySet<string>>(new Set());
  const ids = sections.map(({ id }) => id);
  const names = ids.join();
  // Everything above the section has to load first, so that the section does not move afterwards.
  const prepare = (id: string) => setMounted((before) => new Set([...before, ...ids.slice(0, ids.indexOf(id) + 1)]));
  const { current, show } = useSectionLinks(root, ids, prepare);
  useSectionKeys(root, ids, current, show);
  useNearSections(root, names, setMounted);
  const mountAll = useCallback(() => setMounted(new Set(names.split(','))), [names]);
  usePrintedSections(root, mountAll);

  return (
    <div className={styles.root}>
      <div className={styles.nav}>
        <SectionNav
          label={label}
          current={current}
          items={sections.map(({ id, title, count }, index) => ({
            id,
            label: title,
            count,
            shortcut: index < 10 ? String((index + 1) % 10) : undefined,
          }))}
          renderLink={replacingLink}
        />
      </div>
      <div ref={root} className={styles.sections}>
        {sections.map(({ id, title, lazy, content }, index) => {
          const waits = lazy && !mounted.has(id);
          return (
            <div
              key={id}
              id={id}
              data-section={id}
              data-half={isBesideAnother(sections, index) || undefined}
              data-waiting={waits || undefined}
              role="group"
              aria-label={title}
              tabIndex={-1}
              className={styles.section}
            >
              {waits ? <SectionPlaceholder title={title} /> : content}
            </div>
          );
        })}
        <span aria-hidden />
      </div>
    </div>
  );
}

/** Takes the place of a section that is not mounted yet. Nothing loads, so it is not busy. */
function SectionPlaceholder({ title }: { title: string }) {
  const { t } = useTranslation('kit');
  return (
    <Card title={title}>
      <span className={styles.onPaper}>{t('record.notPrinted')}</span>
      <Stack gap={12}>
        <Skeleton shape="text" width={180} />
        <Skeleton shape="text" width={120} />
      </Stack>
    </Card>
  );
}

type Root = Readonly<{ current: HTMLElement | null }>;

/** Mounts lazy sections shortly before they are scrolled into view. */
function useNearSections(
  root: Root,
  names: string,
  setMounted: (update: (before: ReadonlySet<string>) => ReadonlySet<string>) => void,
) {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target.id);
        if (near.length > 0) setMounted((before) => new Set([...before, ...near]));
      },
      { rootMargin: '300px 0px' },
    );
    for (const id of names.split(',')) {
      const section = document.getElementById(id);
      if (section && root.current?.contains(section)) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [root, names, setMounted]);
}

function useSectionKeys(
  root: Root,
  ids: readonly string[],
  current: string | undefined,
  show: (id: string) => void,
): void {
  const { t } = useTranslation('shell');
  useKeyHelp(() => [
    [ids.length < 10 ? [`1–${ids.length}`] : ['1–9', '0'], t('shortcuts.section')],
    ...(root.current?.querySelector('[data-edit]') ? ([[['E'], t('shortcuts.edit')]] satisfies KeyHelp) : []),
  ]);
  usePageKeys((event) => {
    const chosen = ids[indexOfKey(event.key) ?? -1];
    if (chosen !== undefined) {
      event.preventDefault();
      show(chosen);
    } else if (event.key.toLowerCase() === 'e') {
      const focused = document.activeElement?.closest<HTMLElement>('[data-section]');
      const section = focused ?? root.current?.querySelector<HTMLElement>(`[data-section="${current}"]`);
      const button = section && findEditButton(section);
      if (!button) return;
      event.preventDefault();
      button.click();
    }
  });
}
