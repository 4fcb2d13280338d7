'use client';
import { Button } from '../Button/Button';
import { TriangleAlert } from '../fieldIcons';
import { Check } from '../icons';
import * as messages from '../messages/english';
import { useLocale, useTranslate } from '../messages/messages';
import * as styles from './RichTextEditor.css';
import type { DraftState } from './useDraft';

interface DraftNoteProps {
  /** Undefined when drafts are not saved. */
  state: DraftState | undefined;
  /** Reason why a paste was shortened or rejected. */
  pasteError: string | undefined;
  onDiscard: () => void;
}

/** Status line below the text. Screen readers announce restored drafts and shortened pastes, but not every save. */
export function DraftNote({ state = { is: 'none' }, pasteError, onDiscard }: DraftNoteProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const time = 'at' in state ? new Date(state.at).toLocaleTimeString(locale, { timeStyle: 'short' }) : '';
  const restored = state.is === 'restored' && translate(messages.draftRestored, { time });
  return (
    <div className={state.is === 'none' && !pasteError ? styles.silent : styles.foot}>
      <span role="status" className={styles.note}>
        {pasteError && <TriangleAlert />}
        {pasteError ?? restored}
      </span>
      {!pasteError && state.is === 'saved' && (
        <>
          <span className={styles.note}>
            <Check />
            {translate(messages.draftSaved, { time })}
          </span>
          <span>{translate(messages.draftKept)}</span>
        </>
      )}
      {!pasteError && state.is === 'failed' && <span>{translate(messages.draftFailed)}</span>}
      {restored && (
        <Button size="small" variant="ghost" onClick={onDiscard}>
          {translate(messages.draftDiscard)}
        </Button>
      )}
    </div>
  );
}
