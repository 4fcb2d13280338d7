import type { ReactNode } from 'react';
import { useShell } from '../AppShell/shell';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from '../icons';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import type { NativeProps } from '../nativeProps';
import * as styles from './TopBar.css';

export interface TopBarProps extends Omit<NativeProps<'header'>, 'children'> {
  /** Where the reader is: a breadcrumb, or the page's title where there is little room. */
  start: ReactNode;
  /** What is at hand on every page: search, help, theme, language, account. */
  end?: ReactNode;
}

/** The bar over every page, always in view. In an `AppShell` it has the button that opens the navigation below 900 px. */
export function TopBar({ start, end, ...rest }: TopBarProps) {
  const { openSheet } = useShell();
  const say = useWords();
  return (
    <header {...rest} className={styles.root}>
      {openSheet && (
        <div className={styles.menu}>
          <IconButton size="large" label={say(words.openNavigation)} aria-haspopup="dialog" onClick={openSheet}>
            <Menu />
          </IconButton>
        </div>
      )}
      <div className={styles.start}>{start}</div>
      <div className={styles.end}>{end}</div>
    </header>
  );
}
