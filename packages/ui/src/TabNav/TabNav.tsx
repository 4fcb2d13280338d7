'use client';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import type { NativeProps } from '../nativeProps';
import { type RenderLink, renderAnchor } from '../renderLink';
import { below } from '../theme/tokens';
import { useMediaQuery } from '../useMediaQuery';
import * as styles from './TabNav.css';

export interface TabNavItem {
  /** Identifies the page in `current`. */
  id: string;
  /** Address of the page or the view. */
  href: string;
  /** Text of the link, with a count or an icon if needed. */
  label: ReactNode;
}

export interface TabNavProps extends NativeProps<'nav'> {
  /** Accessible name. */
  label: string;
  /** Links, in order. */
  items: readonly TabNavItem[];
  /** Id of the open page. Without it, no link is marked. */
  current?: string | undefined;
  /** Renders links with the application's router. Defaults to plain anchors. */
  renderLink?: RenderLink;
  /** Buttons after the links, such as one that adds a view. */
  children?: ReactNode;
}

/**
 * Links that look like tabs, for pages or views with their own address. Use `Tabs` for views without an address. Below 900 px the
 * links are one line that scrolls sideways.
 *
 * @example
 * <TabNav
 *   label="Profile"
 *   current="security"
 *   items={[
 *     { id: 'profile', href: '/profile', label: 'Profile' },
 *     { id: 'security', href: '/profile/security', label: 'Security' },
 *   ]}
 * />
 */
export function TabNav({ label, items, current, renderLink = renderAnchor, children, ...rest }: TabNavProps) {
  const nav = useRef<HTMLElement>(null);
  const scrolls = useMediaQuery(below('md'));

  useEffect(() => {
    const strip = nav.current;
    const link = strip?.querySelector<HTMLElement>('[aria-current]');
    // `scrollIntoView` would also scroll the page.
    if (scrolls && current !== undefined && strip && link)
      strip.scrollTo({ left: link.offsetLeft - strip.offsetLeft - (strip.clientWidth - link.clientWidth) / 2 });
  }, [scrolls, current]);

  return (
    <nav aria-label={label} {...(scrolls && { tabIndex: 0 })} {...rest} ref={nav} className={styles.root}>
      {items.map(({ id, href, label: text }) => (
        <Fragment key={id}>
          {renderLink({
            href,
            className: styles.link,
            'aria-current': id === current ? 'page' : undefined,
            children: text,
          })}
        </Fragment>
      ))}
      {children}
    </nav>
  );
}
