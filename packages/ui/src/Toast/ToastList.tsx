'use client';
import * as Radix from '@radix-ui/react-toast';
import { useRef } from 'react';
import { Button } from '../Button/Button';
import { CircleAlert, CircleCheck, Info, X } from '../fieldIcons';
import { IconButton } from '../IconButton/IconButton';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import * as styles from './ToastList.css';
import { type ToastEntry, toasts } from './toasts';
import { useClearOfField } from './useClearOfField';
import { useFocusBeforeToasts } from './useFocusBeforeToasts';

const icons = { success: CircleCheck, danger: CircleAlert, info: Info };

/**
 * Shows each toast for 5 seconds, at the top or below the focused text field there. Radix pauses the time while the pointer or focus is on it or the window is in the background.
 */
export function ToastList({ entries }: { entries: readonly ToastEntry[] }) {
  const translate = useTranslate();
  const viewport = useRef<HTMLOListElement>(null);
  useClearOfField(viewport, entries.length);
  useFocusBeforeToasts(viewport);
  return (
    <Radix.Provider duration={5000} swipeDirection="up" label={translate(messages.notifications)}>
      {entries.map((entry) => (
        <Toast key={`${entry.id}.${entry.revision}`} {...entry} />
      ))}
      <Radix.Viewport
        ref={viewport}
        className={styles.viewport}
        label={`${translate(messages.notifications)} ({hotkey})`}
      />
    </Radix.Provider>
  );
}

function Toast({ id, revision, open, tone, title, description, action, duration }: ToastEntry) {
  const translate = useTranslate();
  const Icon = icons[tone];
  return (
    <Radix.Root
      className={revision === 0 ? styles.root : styles.updated}
      open={open}
      duration={duration}
      // Screen readers announce failures immediately and other messages politely.
      type={tone === 'danger' ? 'foreground' : 'background'}
      onOpenChange={(next) => !next && toasts.dismiss(id)}
    >
      <Icon aria-hidden className={styles.icon[tone]} />
      <div className={styles.content}>
        {/* Screen readers get the texts in one line, so each ends with a space. */}
        <Radix.Title className={styles.title}>{title} </Radix.Title>
        {description && <Radix.Description className={styles.description}>{description} </Radix.Description>}
        {action && (
          <Radix.Action altText={action.label} asChild>
            <Button size="small" onClick={action.onSelect}>
              {action.label}
            </Button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton label={translate(messages.dismiss)} size="small">
          <X />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  );
}
