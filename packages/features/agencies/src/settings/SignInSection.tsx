import { FormSection, formatTotal } from '@fairlead/kit';
import { type FactorGroup, factorGroups, idleMinutes, MAX_LISTED } from '@fairlead/rules';
import { Alert, CheckboxList, DescriptionList, FormGrid, Select, Stack, Text, useLocale } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { LastChange } from './LastChange';
import { currentSettings, type Settings, type SettingsRecord, useSaveSignInSecurity } from './settings.api';
import { signInForm } from './signInForm';

const { Field } = signInForm;

/** Who must have a second factor, and when sessions end. */
export function SignInSection({ settings }: { settings: SettingsRecord }) {
  const { t } = useTranslation('agencies');
  const { id, signIn } = settings;
  const formatIdle = useFormatIdle();
  const groups = useGroupText(signIn);
  const required = factorGroups.filter((group) => signIn.factorRequiredFor.includes(group));
  return (
    <FormSection
      form={signInForm}
      record={settings}
      title={t('settings.signIn')}
      fields={<SignInFields signIn={signIn} />}
      save={useSaveSignInSecurity()}
      currentIn={currentSettings(id)}
    >
      <Stack gap={12}>
        <DescriptionList
          layout="rows"
          columns={1}
          items={[
            {
              term: t('settings.factor'),
              description:
                required.length === 0 ? (
                  t('settings.factorNobody')
                ) : (
                  <Stack gap={4}>
                    {required.map((group) => (
                      <span key={group}>{groups(group)}</span>
                    ))}
                  </Stack>
                ),
            },
            { term: t('settings.idle'), description: formatIdle(signIn.idleMinutes) },
          ]}
        />
        {required.length > 0 ? (
          <Text tone="muted" size="caption">
            {t('settings.signInText')}
          </Text>
        ) : null}
        <LastChange change={settings.lastChanges.signIn} record="AGENCY" />
      </Stack>
    </FormSection>
  );
}

function SignInFields({ signIn }: { signIn: Settings['signIn'] }) {
  const { t } = useTranslation('agencies');
  const chosen = signInForm.useContext().watch('factorRequiredFor');
  const formatIdle = useFormatIdle();
  const groups = useGroupText(signIn);
  const added = factorGroups.filter((group) => chosen.includes(group) && !signIn.factorRequiredFor.includes(group));
  const affected = signIn.staff.filter(({ group, missingCount }) => added.includes(group) && missingCount > 0);
  const names = affected.flatMap(({ missing }) => missing);
  const count = affected.reduce((sum, { missingCount }) => sum + missingCount, 0);
  const who = useNames(names, count);
  return (
    <Stack gap={16}>
      <FormGrid>
        <Field
          name="factorRequiredFor"
          as={CheckboxList}
          options={factorGroups.map((value) => ({ value, label: groups(value) }))}
        />
        <Field
          name="idleMinutes"
          as={Select}
          options={idleMinutes.map((minutes) => ({ value: String(minutes), label: formatIdle(minutes) }))}
        />
      </FormGrid>
      {count > 0 ? (
        <Alert tone="info" title={t('settings.affected', { count, names: who })}>
          {t('settings.affectedMail')}
        </Alert>
      ) : null}
      {added.includes('CUSTOMER') ? <Alert tone="info">{t('settings.affectedCustomers')}</Alert> : null}
    </Stack>
  );
}

/** Most names in the list of affected people. */
const MAX_NAMES = 5;

/** Names in a sentence, then the number of the others. */
function useNames(names: readonly string[], count: number): string {
  const { t } = useTranslation('agencies');
  const locale = useLocale();
  const shown = names.slice(0, MAX_NAMES);
  const rest = count - shown.length;
  return new Intl.ListFormat(locale).format(rest > 0 ? [...shown, t('settings.others', { count: rest })] : shown);
}

/** Returns the name of a group with the number of its people. */
function useGroupText({ staff, customerCount }: Settings['signIn']) {
  const { t } = useTranslation('agencies');
  return (group: FactorGroup): string => {
    const people = staff.find((each) => each.group === group);
    const name = t(`factorGroup.${group}`);
    if (!people) {
      const number = formatTotal({ totalElements: customerCount, totalIsCapped: customerCount >= MAX_LISTED });
      return `${name}: ${t('settings.customers', { count: customerCount, number })}`;
    }
    const { count, missingCount } = people;
    const state = missingCount === 0 ? t('settings.allSetUp') : t('settings.notSetUp', { count: missingCount });
    return count === 0 ? name : `${name}: ${t('settings.people', { count })}, ${state}`;
  };
}

/** Returns the text of a number of minutes. */
function useFormatIdle() {
  const locale = useLocale();
  return (minutes: number): string => {
    const [value, unit] = minutes < 60 ? [minutes, 'minute'] : [minutes / 60, 'hour'];
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  };
}
