'use client';
import type { ReactNode } from 'react';
import { useShell } from '../AppShell/shell';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from '../icons';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import * as styles from './TopBar.css';

export interface TopBarProps extends Omit<NativeProps<'header'>, 'children'> {
  /** Current location: a breadcrumb, or the page title on narrow windows. */
  start: ReactNode;
  /** Controls for every page: search, help, theme, language, account. */
  end?: ReactNode;
}

/**
 * Sticky bar above every page. Inside an `AppShell` it has a button for the navigation below 900 px.
 *
 * @example
 * <TopBar start={<Breadcrumbs items={path} />} end={<Button>Help</Button>} />
 */
export function TopBar({ start, end, ...rest }: TopBarProps) {
  const { openSheet } = useShell();
  const translate = useTranslate();
  return (
    <header {...rest} className={styles.root}>
      {openSheet && (
        <div className={styles.menu}>
          <IconButton
            size="large"
            label={translate(messages.openNavigation)}
            aria-haspopup="dialog"
            onClick={openSheet}
          >
            <Menu />
          </IconButton>
        </div>
      )}
      <div className={styles.start}>{start}</div>
      <div className={styles.end}>{end}</div>
    </header>
  );
}
