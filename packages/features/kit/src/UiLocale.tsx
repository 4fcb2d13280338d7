import { LocaleProvider, type Messages } from '@fairlead/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Gives the components their words in the language of the interface. */
export function UiLocale({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation('shell');
  const words = i18n.getResourceBundle(i18n.language, 'ui') as Messages | undefined;
  return (
    <LocaleProvider messages={words} locale={i18n.language}>
      {children}
    </LocaleProvider>
  );
}
