import { LocaleProvider, type Messages } from '@fairlead/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Passes the messages of the UI language to the components of `@fairlead/ui`. */
export function UiLocale({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation('shell');
  const uiMessages = i18n.getResourceBundle(i18n.language, 'ui') as Messages | undefined;
  return (
    <LocaleProvider messages={uiMessages} locale={i18n.language}>
      {children}
    </LocaleProvider>
  );
}
