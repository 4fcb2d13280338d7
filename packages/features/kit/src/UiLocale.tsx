import { englishMessages, LocaleProvider, type Messages } from '@fairlead/ui';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

const names = Object.keys(englishMessages) as (keyof Messages)[];

/** Gives the components their words in the language of the interface. */
export function UiLocale({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation('shell');
  const messages = useMemo(
    () => Object.fromEntries(names.map((name) => [name, t(`ui.${name}`)])) as unknown as Messages,
    [t],
  );
  return (
    <LocaleProvider messages={messages} locale={i18n.language}>
      {children}
    </LocaleProvider>
  );
}
