import { SignedOutLayout } from '@fairlead/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Brand } from '../Brand';
import { PortalFooter } from '../PortalFooter';
import { settle } from '../usePrefetch';

/** The pages of those who are not signed in. */
export function PlainFrame() {
  const { t } = useTranslation('shell');
  const [Choices, setChoices] = useState<ComponentType>();
  useEffect(() => {
    const fetchChoices = () =>
      import('./VisitorChoices').then(
        ({ default: found }) => setChoices(() => found),
        () => undefined,
      );
    const timer = setTimeout(() => void fetchChoices(), settle);
    return () => clearTimeout(timer);
  }, []);
  return (
    <SignedOutLayout
      logo={
        <>
          <Brand />
          {Choices ? <Choices /> : null}
        </>
      }
      footer={<PortalFooter />}
      brand={{ title: t('brand.title'), text: t('brand.text') }}
    >
      <Outlet />
    </SignedOutLayout>
  );
}
