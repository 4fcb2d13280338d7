'use client';
import { type ReactNode, useMemo, useState } from 'react';
import type { NativeProps } from '../nativeProps';
import { SkipLink } from '../SkipLink/SkipLink';
import { breakpoints, from } from '../theme/tokens';
import { useControllableState } from '../useControllableState';
import { useLater } from '../useLater';
import { useMediaQuery } from '../useMediaQuery';
import * as styles from './AppShell.css';
import { bannerHeight } from './bannerHeight';
import { type Shell, ShellContext } from './shell';

const loadSheet = () => import('./Sheet');

/** Writes the height of the banner into the style of the shell, for the elements that stay in view below it. */
function measureBanner(element: HTMLElement | null) {
  const shell = element?.parentElement;
  if (!element || !shell) return undefined;
  const measure = () => shell.style.setProperty(bannerHeight, `${element.offsetHeight}px`);
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  measure();
  return () => observer.disconnect();
}

const railOnlyQuery = `${from('md')} and (max-width: ${breakpoints.lg - 0.02}px)`;

export interface AppShellProps extends NativeProps<'div'> {
  /** A `SidebarNav`. From 900 px it is beside the page; below 900 px it opens in a sheet. */
  sidebar: ReactNode;
  /** A `TopBar`. */
  topBar: ReactNode;
  /** A `PageBanner` above the sidebar and the page. It stays in view. */
  banner?: ReactNode;
  /** A `Footer`. */
  footer?: ReactNode;
  /**
   * Whether the user collapsed the sidebar to a rail of icons (controlled). From 900 to 1199 px the sidebar is always a rail.
   */
  collapsed?: boolean;
  /** Whether the sidebar is collapsed initially (uncontrolled). Defaults to `false`. */
  defaultCollapsed?: boolean;
  /** Called when the user collapses or expands the sidebar. Save the value to restore it on the next visit. */
  onCollapsedChange?: (collapsed: boolean) => void;
  /** Key of the current page, such as its path. The sheet closes when the key changes. */
  locationKey: string;
}

/**
 * Layout of every signed-in page: navigation, top bar, the page as `main`, and a footer.
 *
 * From 1200 px the sidebar is 258 px wide, or a 64 px rail when collapsed. From 900 to 1199 px it is a rail whose button opens
 * the full navigation over the page. Below 900 px the top bar's menu button opens the navigation.
 *
 * @example
 * <AppShell sidebar={<SidebarNav {...menu} />} topBar={<TopBar start="Policies" />} locationKey={pathname}>
 *   {page}
 * </AppShell>
 */
export function AppShell({
  sidebar,
  topBar,
  banner,
  footer,
  collapsed: given,
  defaultCollapsed = false,
  onCollapsedChange,
  locationKey,
  children,
  ...rest
}: AppShellProps) {
  const narrow = useMediaQuery(railOnlyQuery);
  const [collapsed, setCollapsed] = useControllableState(given, defaultCollapsed, onCollapsedChange);
  const [sheetOpen, setSheetOpen] = useState(false);
  const [lastLocationKey, setLastLocationKey] = useState(locationKey);
  if (lastLocationKey !== locationKey) {
    setLastLocationKey(locationKey);
    setSheetOpen(false);
  }
  const later = useLater(loadSheet, sheetOpen, () => setSheetOpen(false));
  const rail = narrow || collapsed;

  const aside = useMemo<Shell>(
    () => ({
      place: 'aside',
      rail,
      toggle: () => (narrow ? setSheetOpen(true) : setCollapsed(!collapsed)),
      openSheet: () => setSheetOpen(true),
    }),
    [rail, narrow, collapsed, setCollapsed],
  );

  return (
    <>
      <ShellContext value={aside}>
        <div {...rest} className={styles.root} data-rail={rail || undefined} data-banner={banner ? '' : undefined}>
          <SkipLink />
          {banner && (
            <div ref={measureBanner} className={styles.banner}>
              {banner}
            </div>
          )}
          <aside className={styles.aside}>
            <div className={styles.asideInner}>{sidebar}</div>
          </aside>
          <div className={styles.page}>
            {topBar}
            <main id="main" tabIndex={-1} className={styles.main}>
              {children}
            </main>
            {footer}
          </div>
        </div>
      </ShellContext>
      {later && (
        <later.Sheet open={sheetOpen} onOpenChange={setSheetOpen}>
          {sidebar}
        </later.Sheet>
      )}
    </>
  );
}
