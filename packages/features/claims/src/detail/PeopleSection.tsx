import { defineForm, FormSection, phoneLink } from '@fairlead/kit';
import { Avatar, Chip, type Column, DataTable, DescriptionList, Inline, Stack, Text } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { type Claim, type ClaimChange, currentClaim, useUpdateClaim } from '../claims.api';
import { type PeopleValues, peopleShape, toPeopleBody, toPeopleValues } from '../form/claimFields';
import { PeopleFields } from '../form/PeopleFields';
import * as styles from './detail.css';
import type { SectionProps } from './sectionProps';

type Person = Claim['people'][number];

const peopleForm = defineForm({
  messages: 'claims',
  fields: {},
  empty: { injuries: '', people: [] },
  valuesOf: (claim: Claim): PeopleValues => toPeopleValues(claim),
  resolver: () =>
    zodResolver(
      z.pipe(
        z.object(peopleShape()),
        z.transform((values): ClaimChange => toPeopleBody(values)),
      ),
    ),
});

/** Injuries, damage and other people involved. */
export function PeopleSection({ claim, ...section }: SectionProps) {
  const { t } = useTranslation('claims');
  return (
    <FormSection
      {...section}
      form={peopleForm}
      record={claim}
      title={t('peopleAndDamage')}
      fields={<PeopleFields />}
      save={useUpdateClaim()}
      currentIn={currentClaim}
    >
      <Stack gap={16}>
        <DescriptionList
          columns={1}
          items={[
            {
              term: t('injuries'),
              description: claim.injuries ? <p className={styles.preserveLines}>{claim.injuries}</p> : null,
            },
          ]}
        />
        <PeopleTable people={claim.people} />
      </Stack>
    </FormSection>
  );
}

function PeopleTable({ people }: { people: readonly Person[] }) {
  const { t } = useTranslation('claims');
  const columns = useMemo(
    (): Column<Person>[] => [
      {
        id: 'name',
        header: t('person.name'),
        card: 'title',
        cell: ({ name }) => (
          <Inline gap={8} wrap={false}>
            <Avatar name={name} size="small" />
            <Text asChild weight="label">
              <span>{name}</span>
            </Text>
          </Inline>
        ),
      },
      {
        id: 'role',
        header: t('person.role'),
        card: 'chip',
        cell: ({ role }) => (
          <Chip tone="neutral" dot={false}>
            {t(`claimPersonRole.${role}`)}
          </Chip>
        ),
      },
      { id: 'phone', header: t('person.phone'), cell: ({ phone }) => phoneLink(phone) },
    ],
    [t],
  );
  if (people.length === 0) return <Text tone="muted">{t('people.none')}</Text>;
  return <DataTable label={t('people')} columns={columns} rows={people} rowKey={({ id }) => id} />;
}
