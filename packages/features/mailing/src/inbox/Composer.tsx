import { Icon, SegmentedControl, Text } from '@fairlead/ui';
import { Reply, StickyNote } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThreadDetail } from './inbox.api';
import * as styles from './inbox.css';
import { ThreadComposer } from './ThreadComposer';
import { ThreadNoteForm } from './ThreadNoteForm';

/** Kind of text that the composer writes. */
export type ComposerMode = 'REPLY' | 'NOTE';

interface ComposerProps {
  thread: ThreadDetail;
  mode: ComposerMode;
  onModeChange: (mode: ComposerMode) => void;
  /** Called after a reply or a note was saved. */
  onAdded: () => void;
}

/** Reply to the customer, or a note for the agents of the agency. Each keeps its text while the other is shown. */
export function Composer({ thread, mode, onModeChange, onAdded }: ComposerProps) {
  const { t } = useTranslation('mailing');
  const [sent, setSent] = useState(0);
  return (
    <div className={styles.composer} data-mode={mode}>
      <div className={styles.composerHead}>
        <SegmentedControl
          label={t('inbox.write')}
          hideLabel
          value={mode}
          onValueChange={onModeChange}
          options={[
            { value: 'REPLY', label: t('inbox.reply'), icon: <Icon of={Reply} size={16} /> },
            { value: 'NOTE', label: t('inbox.note'), icon: <Icon of={StickyNote} size={16} /> },
          ]}
        />
        {mode === 'REPLY' ? (
          <Text asChild size="caption" tone="muted">
            <span>{t('inbox.toWhom', { name: thread.customer.email })}</span>
          </Text>
        ) : null}
      </div>
      <ThreadComposer
        key={sent}
        thread={thread}
        hidden={mode !== 'REPLY'}
        onSent={() => {
          setSent(sent + 1);
          onAdded();
        }}
      />
      <ThreadNoteForm
        threadId={thread.id}
        hidden={mode !== 'NOTE'}
        onSaved={() => {
          onModeChange('REPLY');
          onAdded();
        }}
      />
    </div>
  );
}
