import { Footer } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../config';
import { routerLink } from './routerLink';

export function PortalFooter() {
  const { t } = useTranslation('shell');
  const { footerLinks, copyrightHolder } = useConfig();
  return (
    <Footer
      links={[
        { label: t('footer.notice'), href: footerLinks.legal },
        { label: t('footer.terms'), href: footerLinks.terms },
        { label: t('footer.privacy'), href: footerLinks.privacy },
      ]}
      copyright={t('copyright', { year: new Date().getFullYear(), holder: copyrightHolder })}
      renderLink={routerLink}
    />
  );
}
