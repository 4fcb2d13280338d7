import { FormSection } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { DescriptionList, RadioCards, Stack, Text, themeNames } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { brandForm } from './brandForm';
import { LastChange } from './LastChange';
import { type Brand, currentSettings, type SettingsRecord, useSaveBrand } from './settings.api';
import * as styles from './settings.css';
import { ThemePicture } from './ThemePicture';

/** Theme of the users who have chosen none. */
export function BrandSection({ settings }: { settings: SettingsRecord }) {
  const { t } = useTranslation('agencies');
  const { reload } = useAuth();
  const save = useSaveBrand();
  const { id, theme, lastChanges } = settings;
  return (
    <FormSection
      form={brandForm}
      record={settings}
      title={t('settings.brand')}
      fields={
        <brandForm.Field
          name="theme"
          as={RadioCards}
          options={themeNames.map((value) => ({ value, label: value, picture: <ThemePicture theme={value} /> }))}
        />
      }
      save={async (brand: Brand, stored) => {
        const result = await save(brand, stored);
        // the session of this user has the theme too
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
              term: t('settings.theme'),
              description: (
                <span className={styles.theme}>
                  <ThemePicture theme={theme} />
                  {theme}
                </span>
              ),
            },
          ]}
        />
        <Text tone="muted" size="caption">
          {t('settings.themeHint')}
        </Text>
        <LastChange change={lastChanges.brand} record="AGENCY" />
      </Stack>
    </FormSection>
  );
}
