import * as Radix from '@radix-ui/react-dialog';
import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import { IconButton } from '../IconButton/IconButton';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import type { NativeProps } from '../nativeProps';
import { Text } from '../Text/Text';
import { useReturnFocus } from '../useReturnFocus';
import { useScrollable } from '../useScrollable';
import * as styles from './Drawer.css';

export interface DrawerProps extends Omit<NativeProps<'div'>, 'title' | 'role'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** A quiet line under the title: number, kind, age. */
  description?: ReactNode;
  /** Beside the title, before the button that closes. */
  actions?: ReactNode;
  /** 560 px, 920 px, or the window less 56 px; all of it below 900 px. */
  size?: 'medium' | 'large' | 'full';
  /** The buttons, the one that does it last. */
  footer?: ReactNode;
}

/**
 * One row of a list, opened beside it: the reader keeps the place, and closing leads back. What is long scrolls between
 * head and foot. A question or a short form is a `Dialog`; what deserves an address of its own is a page.
 */
export function Drawer({
  open,
  onOpenChange,
  title,
  description,
  actions,
  size = 'medium',
  footer,
  children,
  ...rest
}: DrawerProps) {
  const say = useWords();
  const returnFocus = useReturnFocus(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.backdrop} />
        <Radix.Content
          onCloseAutoFocus={returnFocus}
          // Radix asks for a description unless it is told that there is none
          {...(description === undefined && { 'aria-describedby': undefined })}
          {...rest}
          className={cx(styles.root, styles.size[size])}
        >
          <header className={styles.head}>
            <div className={styles.titles}>
              <Radix.Title asChild>
                <Heading level={2}>{title}</Heading>
              </Radix.Title>
              {description !== undefined && (
                <Radix.Description asChild>
                  <Text as="div" tone="muted">
                    {description}
                  </Text>
                </Radix.Description>
              )}
            </div>
            {actions && <div className={styles.actions}>{actions}</div>}
            <Radix.Close asChild>
              <IconButton label={say(words.close)}>
                <X />
              </IconButton>
            </Radix.Close>
          </header>
          <Body>{children}</Body>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Body({ children }: { children: ReactNode }) {
  return (
    <div {...useScrollable()} className={styles.body}>
      {children}
    </div>
  );
}
