import { addressText, mailLink, phoneLink } from '@fairlead/kit';
import { Card, DescriptionList, Grid, Link, Stack, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { stateCodes } from './AgencyChips';
import type { Agency } from './agencies.api';
import { DeletionCard } from './DeletionCard';

/** Contact details of the agency, and the states in which it sells. */
export function AgencyProfile({ agency }: { agency: Agency }) {
  const { t } = useTranslation('agencies');
  const { email, phoneNumber: phone, website, address, admin } = agency;
  return (
    <Stack gap={20}>
      {agency.deletion ? <DeletionCard agency={agency} deletion={agency.deletion} /> : null}
      <Grid columns={{ xs: 1, md: 2 }} gap={20}>
        <Card title={t('contact')}>
          <DescriptionList
            layout="rows"
            items={[
              { term: t('email'), description: mailLink(email) },
              { term: t('phone'), description: phoneLink(phone) },
              {
                term: t('website'),
                description: website && (
                  <Link href={website} target="_blank" rel="noreferrer">
                    {website.replace(/^https?:\/\//, '')}
                  </Link>
                ),
              },
              {
                term: t('address'),
                description: addressText(address),
              },
            ]}
          />
        </Card>
        <Card title={t('business')}>
          <DescriptionList
            layout="rows"
            items={[
              {
                term: t('admin'),
                description: admin && (
                  <Stack gap={2}>
                    <Text weight="label">{admin.name}</Text>
                    {mailLink(admin.email)}
                  </Stack>
                ),
              },
              { term: t('states'), description: stateCodes(agency) },
            ]}
          />
        </Card>
      </Grid>
    </Stack>
  );
}
