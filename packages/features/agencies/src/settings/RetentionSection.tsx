import { FormSection, formatInstant, lazyDialog } from '@fairlead/kit';
import { nextRetention, retentionFields, retentionYears, shortenedRetention } from '@fairlead/rules';
import { DescriptionList, FormGrid, Select, Stack, Text } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LastChange } from './LastChange';
import { retentionForm, retentionLabels, WITHOUT_LIMIT } from './retentionForm';
import { currentSettings, type RetentionYears, type SettingsRecord, useSaveRetention } from './settings.api';

const RetentionDialog = lazyDialog(async () => (await import('./RetentionDialog')).RetentionDialog);

const { Field } = retentionForm;

interface Question {
  years: RetentionYears;
  answer: (isConfirmed: boolean) => void;
}

/** How long the agency keeps its records. A shorter time asks first, with the number of records that go. */
export function RetentionSection({ settings }: { settings: SettingsRecord }) {
  const { t } = useTranslation('agencies');
  const { id, retention, lastChanges } = settings;
  const [question, setQuestion] = useState<Question>();
  const [openedAt] = useState(() => Date.now() / 1000);
  const limitText = useLimitText();
  const confirm = (years: RetentionYears): Promise<boolean> =>
    shortenedRetention(retention, years).length === 0
      ? Promise.resolve(true)
      : new Promise((answer) => setQuestion({ years, answer }));
  const answer = (isConfirmed: boolean) => {
    question?.answer(isConfirmed);
    setQuestion(undefined);
  };
  return (
    <>
      <FormSection
        form={retentionForm}
        record={settings}
        title={t('settings.retention')}
        fields={<RetentionFields />}
        save={useSaveRetention()}
        confirm={confirm}
        currentIn={currentSettings(id)}
      >
        <Stack gap={12}>
          <DescriptionList
            layout="rows"
            columns={1}
            items={retentionFields.map((field) => ({
              term: t(retentionLabels[field]),
              description: limitText(retention[field], field === 'documentYears'),
            }))}
          />
          {retentionFields.some((field) => retention[field] !== null) ? (
            <Text tone="muted" size="caption">
              {t('settings.nextCleanUp', { date: formatInstant(nextRetention(openedAt)) })}
            </Text>
          ) : null}
          <LastChange change={lastChanges.retention} record="AGENCY" />
        </Stack>
      </FormSection>
      <RetentionDialog
        open={
          question ? { before: retention, after: question.years, onAnswer: answer, onClose: () => answer(false) } : null
        }
      />
    </>
  );
}

function RetentionFields() {
  const { t } = useTranslation('agencies');
  const limitText = useLimitText();
  const options = [
    { value: WITHOUT_LIMIT, label: t('settings.withoutLimit') },
    ...retentionYears.map((years) => ({ value: String(years), label: limitText(years) })),
  ];
  return (
    <FormGrid>
      {retentionFields.map((field) => (
        <Field key={field} name={field} as={Select} options={options} />
      ))}
    </FormGrid>
  );
}

/** Returns the text of a limit. */
function useLimitText() {
  const { t } = useTranslation('agencies');
  return (years: number | null, isFromExpiry = false): string => {
    if (years === null) return t('settings.withoutLimit');
    return t(isFromExpiry ? 'settings.yearsAfterEnd' : 'settings.years', { count: years });
  };
}
