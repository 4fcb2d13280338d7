import { SignedOutLayout } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Brand } from '../Brand';
import { PortalFooter } from '../PortalFooter';

/** The pages of those who are not signed in. */
export function PlainFrame() {
  const { t } = useTranslation('shell');
  return (
    <SignedOutLayout
      logo={<Brand />}
      footer={<PortalFooter />}
      brand={{ title: t('brand.title'), text: t('brand.text') }}
    >
      <Outlet />
    </SignedOutLayout>
  );
}
