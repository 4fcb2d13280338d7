import { addressText, mailLink, phoneLink } from '@fairlead/kit';
import { Card, DescriptionList, Inline, Link } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { Agency } from '../agencies.api';
import { EditLink } from './EditLink';

interface ContactCardProps {
  agency: Agency;
  /** Address of the form, if the user may edit. */
  editTo: string | undefined;
}

function External({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </Link>
  );
}

/** Contact details of the agency. */
export function ContactCard({ agency, editTo }: ContactCardProps) {
  const { t } = useTranslation('agencies');
  const { email, website, phoneNumber, address, facebookUrl, linkedInUrl, googleReviewUrl } = agency;
  const social = [
    ['social.facebook', facebookUrl],
    ['social.linkedIn', linkedInUrl],
    ['social.googleReview', googleReviewUrl],
  ] as const;
  const externalLinks = social.flatMap(([name, href]) =>
    href
      ? [
          <External key={name} href={href}>
            {t(name)}
          </External>,
        ]
      : [],
  );
  return (
    <Card title={t('contact')} actions={editTo ? <EditLink to={editTo} of={t('contact')} /> : null}>
      <DescriptionList
        layout="rows"
        items={[
          { term: t('email'), description: mailLink(email) },
          {
            term: t('website'),
            description: website && <External href={website}>{website.replace(/^https?:\/\//, '')}</External>,
          },
          { term: t('phoneNumber'), description: phoneLink(phoneNumber) },
          {
            term: t('address'),
            description: addressText(address),
          },
          {
            term: t('social'),
            description:
              externalLinks.length > 0 ? (
                <Inline gap={12} wrap>
                  {externalLinks}
                </Inline>
              ) : null,
          },
        ]}
      />
    </Card>
  );
}
