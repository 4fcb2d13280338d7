import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { X } from '../fieldIcons';
import { Heading } from '../Heading/Heading';
import { IconButton } from '../IconButton/IconButton';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import type { NativeProps } from '../nativeProps';
import { Text } from '../Text/Text';
import { useScrollable } from '../useScrollable';
import * as styles from './frame.css';

interface DialogFrameProps extends Omit<NativeProps<'div'>, 'title'> {
  title: ReactNode;
  description?: ReactNode;
  /** A quiet line under the title, rather than a sentence to read. */
  quiet?: boolean;
  actions?: ReactNode;
  footer?: ReactNode;
  className: string;
  /** Of the head and the body, where they are not the dialog's own. */
  parts?: { head: string; body: string };
  onCloseAutoFocus: (event: Event) => void;
}

/** What dialog and drawer are made of: head with title and the button that closes, body that scrolls, foot with buttons. */
export function DialogFrame({
  title,
  description,
  quiet = false,
  actions,
  footer,
  className,
  parts = styles,
  children,
  ...rest
}: DialogFrameProps) {
  const say = useWords();
  return (
    <Radix.Content
      // Radix asks for a description unless it is told that there is none
      {...(description === undefined && { 'aria-describedby': undefined })}
      {...rest}
      className={className}
    >
      <header className={parts.head}>
        <div className={styles.titles}>
          <Radix.Title asChild>
            <Heading level={2}>{title}</Heading>
          </Radix.Title>
          {description !== undefined && (
            <Radix.Description asChild>
              <Text as="div" tone={quiet ? 'muted' : 'default'}>
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
      <Body className={parts.body}>{children}</Body>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </Radix.Content>
  );
}

function Body({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div {...useScrollable()} className={className}>
      {children}
    </div>
  );
}
