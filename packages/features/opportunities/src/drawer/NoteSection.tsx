import { messageOf } from '@fairlead/api-client/client';
import { requiredText, useFieldText } from '@fairlead/kit';
import { SHORT_NOTE_MAX_LENGTH } from '@fairlead/rules';
import { EditableSection, type SaveOutcome, Text, TextArea, toast } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Opportunity, useUpdateOpportunity } from '../opportunities.api';
import { useRights } from '../useRights';
import * as styles from './drawer.css';

const rules = requiredText(SHORT_NOTE_MAX_LENGTH);

/** Note of an opportunity. Agents edit it in place. */
export function NoteSection({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { agent } = useRights();
  const fieldText = useFieldText();
  const change = useUpdateOpportunity();
  const saved = opportunity.shortNote;
  const [edited, setEdited] = useState<string>();
  const [error, setError] = useState<string>();
  const text = edited ?? saved;
  const reset = () => {
    setEdited(undefined);
    setError(undefined);
  };
  const save = async (): Promise<SaveOutcome> => {
    const issue = rules.safeParse(text).error?.issues[0];
    setError(issue && fieldText(t('note'), { message: issue.message }));
    if (issue) return 'invalid';
    const result = await change(opportunity, { shortNote: text.trim() });
    if (!result.ok) return { refused: messageOf(result.failure) };
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
          onChange={(event) => setEdited(event.target.value)}
          counter={SHORT_NOTE_MAX_LENGTH}
          rows={4}
          error={error}
          required
        />
      }
    >
      {saved ? <p className={styles.preserveLines}>{saved}</p> : <Text tone="muted">{t('note.none')}</Text>}
    </EditableSection>
  );
}
