'use client';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { type RenderLink, renderAnchor } from '../renderLink';
import { below } from '../theme/tokens';
import { useMediaQuery } from '../useMediaQuery';
import * as styles from './SectionNav.css';
import { useCurrentSection } from './useCurrentSection';

export interface SectionNavItem {
  /** Id of the section's element. */
  id: string;
  /** Title of the section. */
  label: ReactNode;
  /** Number of entries in the section. */
  count?: number;
  /** Key that goes to the section. The page handles it. */
  shortcut?: string;
}

export interface SectionNavProps extends Omit<NativeProps<'nav'>, 'children'> {
  /** Sections, in the order of the page. */
  items: readonly SectionNavItem[];
  /** Id of the marked section (controlled). By default the nav follows the scroll position. */
  current?: string;
  /** Accessible name. Defaults to "On this page". */
  label?: string;
  /** Renders links with the application's router. Defaults to plain anchors. */
  renderLink?: RenderLink;
}

const noIds: readonly string[] = [];

/**
 * Links to the sections of a long page. Marks the section that the reader sees. From 1200 px it is a list beside the sections,
 * and below a strip that scrolls sideways. Use `Tabs` for views of which exactly one is visible.
 *
 * @example
 * <SectionNav items={[{ id: 'brand', label: 'Brand' }, { id: 'retention', label: 'Retention' }]} />
 */
export function SectionNav({ items, current: given, label, renderLink = renderAnchor, ...rest }: SectionNavProps) {
  const translate = useTranslate();
  const nav = useRef<HTMLElement>(null);
  // Keyboard users scroll the strip.
  const isStrip = useMediaQuery(below('lg'));
  const followed = useCurrentSection(given === undefined ? items.map(({ id }) => id) : noIds);
  const current = given ?? followed;

  useEffect(() => {
    const strip = nav.current;
    const link = strip?.querySelector<HTMLElement>('[aria-current]');
    if (current === undefined || !strip || !link) return;
    strip.scrollTo({ left: link.offsetLeft - (strip.clientWidth - link.clientWidth) / 2 });
  }, [current]);

  return (
    <nav
      aria-label={label ?? translate(messages.onThisPage)}
      {...(isStrip && { tabIndex: 0 })}
      {...rest}
      ref={nav}
      className={styles.root}
    >
      {items.map(({ id, label: text, count, shortcut }) => (
        <Fragment key={id}>
          {renderLink({
            href: `#${id}`,
            className: styles.link,
            'aria-current': id === current ? 'location' : undefined,
            'aria-keyshortcuts': shortcut,
            children: (
              <>
                {text}
                {count !== undefined && <span className={styles.count}>{count}</span>}
              </>
            ),
          })}
        </Fragment>
      ))}
    </nav>
  );
}
