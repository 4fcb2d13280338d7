import { addressText } from '@fairlead/kit';
import { Card, DescriptionList, Grid, Link, Stack, showPhone, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { Agency } from './agencies.api';

/** Contact details of the agency, and the states in which it sells. */
export function AgencyProfile({ agency }: { agency: Agency }) {
  const { t } = useTranslation('agencies');
  const { email, phoneNumber: phone, website, address, states, admin } = agency;
  return (
    <Grid columns={{ xs: 1, md: 2 }} gap={20}>
      <Card title={t('contact')}>
        <DescriptionList
          layout="rows"
          items={[
            { term: t('email'), description: <Link href={`mailto:${email}`}>{email}</Link> },
            { term: t('phone'), description: phone && <Link href={`tel:${phone}`}>{showPhone(phone)}</Link> },
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
                  <Link href={`mailto:${admin.email}`}>{admin.email}</Link>
                </Stack>
              ),
            },
            { term: t('states'), description: states.map(({ state_code }) => state_code).join(', ') },
          ]}
        />
      </Card>
    </Grid>
  );
}
