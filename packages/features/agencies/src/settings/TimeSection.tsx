import { FormSection, formatTimeZone } from '@fairlead/kit';
import { DescriptionList, Text } from '@fairlead/ui';
import { Combobox } from '@fairlead/ui/combobox';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentSettings, type SettingsRecord, useSaveTimeZone } from './settings.api';
import { timeForm } from './timeForm';
import { timeZoneOptions } from './timeZones';

const { Field } = timeForm;

/** Time zone of the agency. */
export function TimeSection({ settings }: { settings: SettingsRecord }) {
  const { t } = useTranslation('agencies');
  const { id, timeZone } = settings;
  return (
    <FormSection
      form={timeForm}
      record={settings}
      title={t('settings.time')}
      fields={<TimeFields />}
      save={useSaveTimeZone()}
      currentIn={currentSettings(id)}
    >
      <DescriptionList
        layout="rows"
        columns={1}
        items={[
          {
            term: t('settings.timeZone'),
            description: timeZone === null ? t('settings.noTimeZone') : formatTimeZone(timeZone),
          },
        ]}
      />
      <Text tone="muted" size="caption">
        {t('settings.timeText')}
      </Text>
    </FormSection>
  );
}

function TimeFields() {
  const options = useMemo(() => timeZoneOptions(), []);
  return <Field name="timeZone" as={Combobox} options={options} />;
}
