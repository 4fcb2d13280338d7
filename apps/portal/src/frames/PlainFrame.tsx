import { SignedOutLayout, useLater } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Brand } from '../Brand';
import { PortalFooter } from '../PortalFooter';
import { settle } from '../usePrefetch';

// after the page's own work, with what else is fetched ahead
const choices = async () => {
  await new Promise((resolve) => setTimeout(resolve, settle));
  return (await import('../prefetch')).visitorChoices();
};

/** The pages of those who are not signed in. */
export function PlainFrame() {
  const { t } = useTranslation('shell');
  const later = useLater(choices, false, () => undefined);
  return (
    <SignedOutLayout
      logo={
        <>
          <Brand />
          {later ? <later.VisitorChoices /> : null}
        </>
      }
      footer={<PortalFooter />}
      brand={{ title: t('brand.title'), text: t('brand.text') }}
    >
      <Outlet />
    </SignedOutLayout>
  );
}
