import { requiredText, useFieldText } from '@fairlead/kit';
import { SHORT_NOTE_MAX_LENGTH } from '@fairlead/rules';
import { EditableSection, type SaveOutcome, Text, TextArea, toast } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Opportunity, useChange } from '../opportunities.api';
import { useRights } from '../useRights';
import * as styles from './drawer.css';

const rules = requiredText(SHORT_NOTE_MAX_LENGTH);

/** Read, and edited by the agents of the agency. Specification, document 2, section 5; RESOLUTIONS G-74. */
export function NoteSection({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { agent } = useRights();
  const fieldText = useFieldText();
  const change = useChange();
  const saved = opportunity.shortNote;
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const text = typed ?? saved;
  const reset = () => {
    setTyped(undefined);
    setError(undefined);
  };
  const save = async (): Promise<SaveOutcome> => {
    const wrong = rules.safeParse(text).error?.issues[0];
    setError(wrong && fieldText(t('note'), { message: wrong.message }));
    if (wrong) return 'invalid';
    const result = await change(opportunity, { shortNote: text.trim() });
    if (!result.ok) return { refused: result.failure.message };
    toast.success(result.message);
    reset();
    return 'saved';
  };
  return (
    <EditableSection
      title={t('note')}
      level={3}
      editable={agent}
      dirty={text.trim() !== '' && text.trim() !== saved}
      onSave={save}
      onDiscard={reset}
      form={
        <TextArea
          label={t('note')}
          value={text}
          onChange={(event) => setTyped(event.target.value)}
          counter={SHORT_NOTE_MAX_LENGTH}
          rows={4}
          error={error}
          required
        />
      }
    >
      {saved ? <p className={styles.note}>{saved}</p> : <Text tone="muted">{t('note.none')}</Text>}
    </EditableSection>
  );
}
