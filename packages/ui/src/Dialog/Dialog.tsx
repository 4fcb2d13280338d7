import * as Radix from '@radix-ui/react-dialog';
import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import { IconButton } from '../IconButton/IconButton';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import type { NativeProps } from '../nativeProps';
import { Text } from '../Text/Text';
import { useReturnFocus } from '../useReturnFocus';
import { useScrollable } from '../useScrollable';
import * as styles from './Dialog.css';

export const dialogSizes = ['small', 'medium', 'large'] as const;

/** A dialog opens by a button of its own, or by the state of whoever shows it. */
type DialogOpening =
  | { open: boolean; onOpenChange: (open: boolean) => void; trigger?: undefined }
  | { open?: boolean; onOpenChange?: (open: boolean) => void; trigger: ReactElement };

export type DialogProps = DialogOpening &
  Omit<NativeProps<'div'>, 'title' | 'role'> & {
    title: ReactNode;
    /** One sentence under the title; read out with it. */
    description?: ReactNode;
    /** 480, 640 or 880 px at most. */
    size?: (typeof dialogSizes)[number];
    /** The buttons, the one that does it last. */
    footer?: ReactNode;
  };

/**
 * A task that has to be finished or left before anything else. The focus stays in it and returns to where it came from;
 * Esc, the button in the corner and a press beside it close it. What is long scrolls between title and buttons.
 */
export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  size = 'small',
  footer,
  children,
  ...rest
}: DialogProps) {
  const say = useWords();
  const returnFocus = useReturnFocus(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={styles.backdrop}>
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
                    <Text as="div">{description}</Text>
                  </Radix.Description>
                )}
              </div>
              <Radix.Close asChild>
                <IconButton label={say(words.close)}>
                  <X />
                </IconButton>
              </Radix.Close>
            </header>
            <Body>{children}</Body>
            {footer && <footer className={styles.foot}>{footer}</footer>}
          </Radix.Content>
        </Radix.Overlay>
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
