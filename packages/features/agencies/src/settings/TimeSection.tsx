import { FormSection, formatTimeZone } from '@fairlead/kit';
import { languageNames, languages } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { DescriptionList, FormGrid, formatTime, Select, Stack, Text, TimeField, useLocale } from '@fairlead/ui';
import { Combobox } from '@fairlead/ui/combobox';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LastChange } from './LastChange';
import { currentSettings, type SettingsRecord, type TimeSettings, useSaveTimeSettings } from './settings.api';
import { timeForm } from './timeForm';
import { timeZoneOptions } from './timeZones';

const { Field } = timeForm;

/** Time zone of the agency, time of its digests, and language of its mails to people without an account. */
export function TimeSection({ settings }: { settings: SettingsRecord }) {
  const { t } = useTranslation('agencies');
  const locale = useLocale();
  const { reload } = useAuth();
  const save = useSaveTimeSettings();
  const { id, timeZone, digestTime, defaultLanguage } = settings;
  return (
    <FormSection
      form={timeForm}
      record={settings}
      title={t('settings.time')}
      fields={<TimeFields />}
      save={async (times: TimeSettings, stored) => {
        const result = await save(times, stored);
        // the session of this user has the time zone too
        if (result.ok) void reload();
        return result;
      }}
      currentIn={currentSettings(id)}
    >
      <Stack gap={12}>
        <DescriptionList
          layout="rows"
          columns={1}
          items={[
            {
              term: t('settings.timeZone'),
              description: timeZone === null ? t('settings.noTimeZone') : formatTimeZone(timeZone),
            },
            { term: t('settings.digestTime'), description: formatTime(digestTime, locale) },
            { term: t('settings.language'), description: languageNames[defaultLanguage] },
          ]}
        />
        <Text tone="muted" size="caption">
          {t('settings.timeText')} {t('settings.digestText')}
        </Text>
        <LastChange change={settings.lastChanges.time} record="AGENCY" />
      </Stack>
    </FormSection>
  );
}

function TimeFields() {
  const options = useMemo(() => timeZoneOptions(), []);
  return (
    <FormGrid>
      <Field name="timeZone" as={Combobox} options={options} />
      <Field name="digestTime" as={TimeField} />
      <Field
        name="defaultLanguage"
        as={Select}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
    </FormGrid>
  );
}
