'use client';
import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { X } from '../fieldIcons';
import { focusInDialog } from '../focusField';
import { Heading } from '../Heading/Heading';
import { IconButton } from '../IconButton/IconButton';
import { keepOpenOnComposing } from '../isComposing';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { Text } from '../Text/Text';
import { useScrollable } from '../useScrollable';
import * as styles from './frame.css';

interface DialogFrameProps extends Omit<NativeProps<'div'>, 'title'> {
  title: ReactNode;
  description?: ReactNode;
  /** Shows the description in muted text. */
  quiet?: boolean;
  actions?: ReactNode;
  footer?: ReactNode;
  /** Moves the focus into the body or the footer when the dialog opens. Defaults to the first button of the header. */
  focusesContent?: boolean;
  className: string;
  /** Class names of the header and body, if they differ from the dialog's. */
  parts?: { head: string; body: string };
  onCloseAutoFocus: (event: Event) => void;
}

/** Shared layout of dialogs and drawers: header with title and close button, scrolling body, footer with buttons. */
export function DialogFrame({
  title,
  description,
  quiet = false,
  actions,
  footer,
  focusesContent = false,
  className,
  parts = styles,
  children,
  ...rest
}: DialogFrameProps) {
  const translate = useTranslate();
  return (
    <Radix.Content
      // Radix warns about a missing description unless `aria-describedby` is explicitly undefined.
      {...(description === undefined && { 'aria-describedby': undefined })}
      onOpenAutoFocus={(event) => {
        if (focusesContent && focusInDialog(event.currentTarget as HTMLElement)) event.preventDefault();
      }}
      onEscapeKeyDown={keepOpenOnComposing}
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
              <Text asChild tone={quiet ? 'muted' : 'default'}>
                <div>{description}</div>
              </Text>
            </Radix.Description>
          )}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
        <Radix.Close asChild>
          <IconButton label={translate(messages.close)}>
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
