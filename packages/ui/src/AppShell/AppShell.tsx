import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useMemo, useState } from 'react';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import type { NativeProps } from '../nativeProps';
import { SkipLink } from '../SkipLink/SkipLink';
import { backdrop } from '../theme/floating.css';
import { breakpoints, from } from '../theme/tokens';
import { useMediaQuery } from '../useMediaQuery';
import { useReturnFocus } from '../useReturnFocus';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './AppShell.css';
import { type Shell, ShellContext } from './shell';

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
  const say = useWords();
  const narrow = useMediaQuery(railOnly);
  const [sheetOpen, setSheetOpen] = useState(false);
  const [shown, setShown] = useState(locationKey);
  if (shown !== locationKey) {
    setShown(locationKey);
    setSheetOpen(false);
  }
  const returnFocus = useReturnFocus(sheetOpen);
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
  const sheet = useMemo<Shell>(() => ({ place: 'sheet', rail: false, closeSheet: () => setSheetOpen(false) }), []);

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
      <Dialog.Root open={sheetOpen} onOpenChange={setSheetOpen}>
        <Dialog.Portal>
          <Dialog.Overlay className={backdrop} />
          <Dialog.Content className={styles.sheet} aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
            <VisuallyHidden>
              <Dialog.Title>{say(words.navigation)}</Dialog.Title>
            </VisuallyHidden>
            <ShellContext value={sheet}>{sidebar}</ShellContext>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
}
