import { type ReactNode, useMemo, useState } from 'react';
import type { NativeProps } from '../nativeProps';
import { SkipLink } from '../SkipLink/SkipLink';
import { breakpoints, from } from '../theme/tokens';
import { useLater } from '../useLater';
import { useMediaQuery } from '../useMediaQuery';
import * as styles from './AppShell.css';
import { type Shell, ShellContext } from './shell';

// only the narrow windows need it
const sheet = () => import('./Sheet');

const railOnly = `${from('md')} and (max-width: ${breakpoints.lg - 0.02}px)`;

export interface AppShellProps extends NativeProps<'div'> {
  /** A `SidebarNav`: beside the page from 900 px up, in a sheet below. */
  sidebar: ReactNode;
  /** A `TopBar`. */
  topBar: ReactNode;
  /** A `Footer`. */
  footer?: ReactNode;
  /** Whether the reader folded the sidebar to a rail of icons. Between 900 and 1199 px it is one anyway. */
  collapsed: boolean;
  /** Told when the reader folds or unfolds it, so that the choice can be remembered. */
  onCollapsedChange: (collapsed: boolean) => void;
  /** Names the place that is shown, such as the path. The sheet closes when it changes. */
  locationKey: string;
}

/**
 * The frame of every signed-in page: navigation, top bar, the page itself as `main`, and a footer at its foot.
 *
 * From 1200 px up the sidebar is 258 px wide, or a rail of 64 px when folded; from 900 to 1199 px it is the rail, and
 * its button opens the whole navigation over the page; below 900 px the top bar's menu button does.
 */
export function AppShell({
  sidebar,
  topBar,
  footer,
  collapsed,
  onCollapsedChange,
  locationKey,
  children,
  ...rest
}: AppShellProps) {
  const narrow = useMediaQuery(railOnly);
  const [sheetOpen, setSheetOpen] = useState(false);
  const [shown, setShown] = useState(locationKey);
  if (shown !== locationKey) {
    setShown(locationKey);
    setSheetOpen(false);
  }
  const later = useLater(sheet, sheetOpen, () => setSheetOpen(false));
  const rail = narrow || collapsed;

  const aside = useMemo<Shell>(
    () => ({
      place: 'aside',
      rail,
      toggle: () => (narrow ? setSheetOpen(true) : onCollapsedChange(!collapsed)),
      openSheet: () => setSheetOpen(true),
    }),
    [rail, narrow, collapsed, onCollapsedChange],
  );

  return (
    <>
      <ShellContext value={aside}>
        <div {...rest} className={styles.root} data-rail={rail || undefined}>
          <SkipLink />
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
