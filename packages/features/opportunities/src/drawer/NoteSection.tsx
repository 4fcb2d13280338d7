import { FormSection } from '@fairlead/kit';
import { SHORT_NOTE_MAX_LENGTH } from '@fairlead/rules';
import { Text, TextArea } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { noteForm } from '../editForms';
import { currentOpportunity, type Opportunity, useUpdateOpportunity } from '../opportunities.api';
import { useRights } from '../useRights';
import * as styles from './drawer.css';

const { Field } = noteForm;

/** Note of an opportunity. Agents edit it in place. */
export function NoteSection({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { agent } = useRights();
  const change = useUpdateOpportunity();
  const saved = opportunity.shortNote;
  return (
    <FormSection
      form={noteForm}
      record={opportunity}
      title={t('note')}
      level={3}
      editable={agent && !opportunity.contact.erased}
      ready={({ shortNote }) => shortNote.trim() !== '' && shortNote.trim() !== saved}
      save={(body, stored) => change({ ...opportunity, ...stored }, body)}
      currentIn={currentOpportunity}
      fields={<Field name="shortNote" as={TextArea} counter={SHORT_NOTE_MAX_LENGTH} rows={4} />}
    >
      {saved ? <p className={styles.preserveLines}>{saved}</p> : <Text tone="muted">{t('note.none')}</Text>}
    </FormSection>
  );
}
