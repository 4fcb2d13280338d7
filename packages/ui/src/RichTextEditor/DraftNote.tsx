import { Button } from '../Button/Button';
import { TriangleAlert } from '../fieldIcons';
import { Check } from '../icons';
import { useLocale, useWords } from '../messages/messages';
import * as words from '../messages/words';
import * as styles from './RichTextEditor.css';
import type { DraftState } from './useDraft';

interface DraftNoteProps {
  /** Nothing where no drafts are kept. */
  state: DraftState | undefined;
  /** Why not all that was pasted is there. */
  refused: string | undefined;
  onDiscard: () => void;
}

/** The line under the text. That a draft was saved is there to be seen; that one is back, or a paste was cut, is said. */
export function DraftNote({ state = { is: 'none' }, refused, onDiscard }: DraftNoteProps) {
  const say = useWords();
  const locale = useLocale();
  const time = 'at' in state ? new Date(state.at).toLocaleTimeString(locale, { timeStyle: 'short' }) : '';
  const restored = state.is === 'restored' && say(words.draftRestored, { time });
  return (
    <div className={state.is === 'none' && !refused ? styles.silent : styles.foot}>
      <span role="status" className={styles.note}>
        {refused && <TriangleAlert />}
        {refused ?? restored}
      </span>
      {!refused && state.is === 'saved' && (
        <>
          <span className={styles.note}>
            <Check />
            {say(words.draftSaved, { time })}
          </span>
          <span>{say(words.draftKept)}</span>
        </>
      )}
      {!refused && state.is === 'failed' && <span>{say(words.draftFailed)}</span>}
      {restored && (
        <Button size="small" variant="ghost" onClick={onDiscard}>
          {say(words.draftDiscard)}
        </Button>
      )}
    </div>
  );
}
