import { callDirections, callOutcomes, noteLimits } from '@fairlead/rules';
import { FormGrid, SegmentedControl, Select, Stack, TextField } from '@fairlead/ui';
import { RichTextEditor } from '@fairlead/ui/rich-text-editor';
import { useTranslation } from 'react-i18next';
import { type Note, useColleagues } from './activity.api';
import { noteForm } from './noteForm';

const { Field } = noteForm;

interface NoteFieldsProps {
  noteKind: Note['noteKind'];
}

/** Text of a note, and direction, outcome and length of a call. Uses the surrounding form. */
export function NoteFields({ noteKind }: NoteFieldsProps) {
  const { t } = useTranslation('activity');
  const { data: colleagues = [] } = useColleagues();
  return (
    <Stack gap={12}>
      {noteKind === 'CALL' ? (
        <>
          <Field
            name="callDirection"
            as={SegmentedControl}
            options={callDirections.map((value) => ({ value, label: t(`callDirection.${value}`) }))}
          />
          <FormGrid>
            <Field
              name="callOutcome"
              as={Select}
              options={callOutcomes.map((value) => ({ value, label: t(`callOutcome.${value}`) }))}
            />
            <Field
              name="minutes"
              as={TextField}
              inputMode="numeric"
              maxLength={String(noteLimits.minutes).length}
              autoComplete="off"
              optional
            />
          </FormGrid>
        </>
      ) : null}
      <Field
        name="text"
        as={RichTextEditor}
        hideLabel
        compact
        placeholder={t(noteKind === 'CALL' ? 'callPlaceholder' : 'notePlaceholder')}
        mentions={colleagues}
      />
    </Stack>
  );
}
