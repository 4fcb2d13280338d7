import * as Radix from '@radix-ui/react-dialog';
import { cx } from 'class-variance-authority';
import { type ReactNode, useRef } from 'react';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import * as dialog from '../Dialog/Dialog.css';
import * as frame from '../Dialog/frame.css';
import { Heading } from '../Heading/Heading';
import { CircleHelp, Trash2 } from '../icons';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import { Text } from '../Text/Text';
import { soft } from '../theme/tone.css';
import { useReturnFocus } from '../useReturnFocus';
import * as styles from './ConfirmDialog.css';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The act: “Delete Coupon”. */
  title: ReactNode;
  /** The question, and what cannot be undone. */
  description: ReactNode;
  /** The very thing that it happens to, by name. */
  subject?: ReactNode;
  /** The act again, in a word: “Delete”. */
  confirmLabel: ReactNode;
  /** Stays, and does nothing; “Cancel” unless that could be misread. */
  cancelLabel?: ReactNode;
  /** `danger` for what destroys, `accent` for what only cannot be taken back. */
  tone?: 'danger' | 'accent';
  /** It is being done: the dialog stays, and cannot be left. */
  loading?: boolean;
  onConfirm: () => void;
  /** Why it could not be done. */
  error?: ReactNode;
}

/**
 * Asks before something that cannot be undone, and names what it happens to. The focus is on Cancel first, so that a hasty
 * Enter does no harm. What can be undone is done at once, with a `toast` that offers the way back.
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  subject,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  loading = false,
  onConfirm,
  error,
}: ConfirmDialogProps) {
  const say = useWords();
  const cancel = useRef<HTMLButtonElement>(null);
  const returnFocus = useReturnFocus(open);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !loading && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className={dialog.backdrop}>
          <Radix.Content
            role="alertdialog"
            className={dialog.size.small}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              cancel.current?.focus();
            }}
            onCloseAutoFocus={returnFocus}
          >
            <header className={frame.head}>
              <span aria-hidden className={cx(styles.disc, soft[tone])}>
                {tone === 'danger' ? <Trash2 /> : <CircleHelp />}
              </span>
              <div className={frame.titles}>
                <Radix.Title asChild>
                  <Heading level={2}>{title}</Heading>
                </Radix.Title>
                <Radix.Description asChild>
                  <Text as="div">{description}</Text>
                </Radix.Description>
              </div>
            </header>
            <div className={cx(frame.body, styles.body)}>
              {subject && <div className={styles.subject}>{subject}</div>}
              {error && (
                <Alert tone="danger" role="alert">
                  {error}
                </Alert>
              )}
            </div>
            <footer className={frame.foot}>
              <Button ref={cancel} disabled={loading} onClick={() => onOpenChange(false)}>
                {cancelLabel ?? say(words.cancel)}
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
