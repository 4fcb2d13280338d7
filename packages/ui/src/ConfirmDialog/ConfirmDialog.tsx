'use client';
import * as Radix from '@radix-ui/react-dialog';
import { cx } from 'class-variance-authority';
import { type ReactNode, useRef } from 'react';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import * as dialog from '../Dialog/Dialog.css';
import * as frame from '../Dialog/frame.css';
import { Heading } from '../Heading/Heading';
import { CircleHelp, Trash2 } from '../icons';
import { keepOpenOnComposing } from '../isComposing';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { Text } from '../Text/Text';
import { usePortalContainer } from '../ThemeScope/portalContainer';
import { soft } from '../theme/tone.css';
import { useReturnFocus } from '../useReturnFocus';
import * as styles from './ConfirmDialog.css';

export interface ConfirmDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called when the dialog should close. */
  onOpenChange: (open: boolean) => void;
  /** Action, for example "Delete Coupon". */
  title: ReactNode;
  /** Question, and what cannot be undone. */
  description: ReactNode;
  /** Name of the record that is affected. */
  subject?: ReactNode;
  /** Content below the subject, for example an optional reason. */
  children?: ReactNode;
  /** Label of the confirm button: the verb, for example "Delete". */
  confirmLabel: ReactNode;
  /** Label of the button that closes the dialog. Defaults to "Cancel"; pass another label if that is ambiguous. */
  cancelLabel?: ReactNode;
  /** `danger` deletes data; `accent` is for other irreversible actions. Defaults to `danger`. */
  tone?: 'danger' | 'accent';
  /** Icon of the action. Defaults to a bin with `danger`, and to a question mark with `accent`. */
  icon?: ReactNode;
  /** Shows a spinner and prevents closing while the action runs. Defaults to `false`. */
  loading?: boolean;
  /** Called when the user confirms. */
  onConfirm: () => void;
  /** Reason why the action failed. */
  error?: ReactNode;
}

/**
 * Asks the user to confirm an irreversible action and names the affected record. Cancel has the initial focus, so that pressing
 * Enter by accident does no harm. For actions that can be undone, act immediately and offer Undo in a `toast`.
 *
 * @example
 * <ConfirmDialog
 *   open={isOpen}
 *   onOpenChange={setOpen}
 *   title="Delete the quote?"
 *   description="It cannot be restored."
 *   confirmLabel="Delete"
 *   onConfirm={remove}
 * />
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  subject,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  icon = tone === 'danger' ? <Trash2 /> : <CircleHelp />,
  loading = false,
  onConfirm,
  error,
}: ConfirmDialogProps) {
  const translate = useTranslate();
  const cancel = useRef<HTMLButtonElement>(null);
  const returnFocus = useReturnFocus(open);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !loading && onOpenChange(next)}>
      <Radix.Portal container={usePortalContainer()}>
        <Radix.Overlay className={dialog.backdrop}>
          <Radix.Content
            role="alertdialog"
            className={dialog.size.small}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              cancel.current?.focus();
            }}
            onEscapeKeyDown={keepOpenOnComposing}
            onCloseAutoFocus={returnFocus}
          >
            <header className={frame.headWithoutClose}>
              <span aria-hidden className={cx(styles.disc, soft[tone])}>
                {icon}
              </span>
              <div className={frame.titles}>
                <Radix.Title asChild>
                  <Heading level={2}>{title}</Heading>
                </Radix.Title>
                <Radix.Description asChild>
                  <Text asChild>
                    <div>{description}</div>
                  </Text>
                </Radix.Description>
              </div>
            </header>
            <div className={cx(frame.body, styles.body)}>
              {subject && <div className={styles.subject}>{subject}</div>}
              {children}
              {error && (
                <Alert tone="danger" role="alert">
                  {error}
                </Alert>
              )}
            </div>
            <footer className={frame.foot}>
              <Button ref={cancel} disabled={loading} onClick={() => onOpenChange(false)}>
                {cancelLabel ?? translate(messages.cancel)}
              </Button>
              <Button variant="solid" tone={tone} loading={loading} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </footer>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
