import { addressText, formatCount, formatDay, formatInstant, formatUsd, mailLink, phoneLink } from '@fairlead/kit';
import { Card, DescriptionList, Grid, Link, Stack } from '@fairlead/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerAccount, useSignInItems } from './CustomerAccount';
import type { Contact } from './contacts.api';

const usd = (amount: number | null): ReactNode => amount !== null && formatUsd(amount);

/** Details of a contact, in sections. */
export function ContactDetails({ contact }: { contact: Contact }) {
  const { t } = useTranslation(['contacts', 'kit']);
  const signInItems = useSignInItems(contact);
  const { email, phone, homePhone, dateOfBirth, address, agent, creationDateTimeStamp, erasedAt } = contact;
  return (
    <Stack gap={20}>
      <Grid columns={{ xs: 1, md: 2 }} gap={20}>
        <Card title={t('section.contact')}>
          <DescriptionList
            layout="rows"
            items={[
              { term: t('email'), description: erasedAt === null ? mailLink(email) : null },
              { term: t('phone'), description: phoneLink(phone) },
              { term: t('homePhone'), description: phoneLink(homePhone) },
              { term: t('dateOfBirth'), description: dateOfBirth === null ? null : formatDay(dateOfBirth) },
              { term: t('address'), description: addressText(address) },
            ]}
          />
        </Card>
        <Card title={t('section.agency')}>
          <DescriptionList
            layout="rows"
            items={[
              { term: t('agent'), description: <Link href={`mailto:${agent.email}`}>{agent.name}</Link> },
              { term: t('kit:created'), description: formatInstant(creationDateTimeStamp) },
              ...(erasedAt === null
                ? [{ term: t('account'), description: <CustomerAccount contact={contact} /> }]
                : []),
              ...signInItems,
            ]}
          />
        </Card>
      </Grid>
      {contact.contactType === 'COMMERCIAL' ? <Company contact={contact} /> : null}
    </Stack>
  );
}

/** Company details of a commercial contact. */
function Company({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contacts');
  const { website, entityLegalType: form, noOfEmployees, businessDescription } = contact;
  return (
    <Card title={t('section.company')}>
      <DescriptionList
        columns={{ xs: 1, md: 2 }}
        items={[
          { term: t('companyName'), description: contact.companyName },
          {
            term: t('website'),
            description: website ? (
              <Link href={website} target="_blank" rel="noreferrer">
                {website.replace(/^https?:\/\//, '')}
              </Link>
            ) : null,
          },
          { term: t('businessDescription'), description: businessDescription || null },
          { term: t('entityLegalType'), description: form && t(`entityLegalType.${form}`) },
          { term: t('fein'), description: contact.fein || null },
          { term: t('nsaicCode'), description: contact.nsaicCode || null },
          { term: t('year'), description: contact.year },
          { term: t('noOfEmployees'), description: noOfEmployees !== null && formatCount(noOfEmployees) },
          { term: t('payroll'), description: usd(contact.payroll) },
          { term: t('revenue'), description: usd(contact.revenue) },
        ]}
      />
    </Card>
  );
}
