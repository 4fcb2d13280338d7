import { formatInstant } from '@fairlead/kit';
import { Card, Chip, DescriptionList, Inline } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { Agency } from '../agencies.api';
import { EditLink } from './EditLink';

interface BusinessCardProps {
  agency: Agency;
  /** Address of the form, if the user may edit. */
  editTo: string | undefined;
}

/** Insurance types and states of the agency, and the date since which it exists. */
export function BusinessCard({ agency, editTo }: BusinessCardProps) {
  const { t } = useTranslation('agencies');
  const { insuranceTypes, states, creationDateTimeStamp } = agency;
  const codes = states.map(({ state_code }) => state_code).join(', ');
  return (
    <Card title={t('title')} actions={editTo ? <EditLink to={editTo} of={t('title')} /> : null}>
      <DescriptionList
        layout="rows"
        items={[
          {
            term: t('lines'),
            description:
              insuranceTypes.length > 0 ? (
                <Inline gap={6} wrap>
                  {insuranceTypes.map(({ id, name }) => (
                    <Chip key={id} dot={false}>
                      {name}
                    </Chip>
                  ))}
                </Inline>
              ) : null,
          },
          { term: t('createdDate'), description: formatInstant(creationDateTimeStamp, 'MMMM Do, YYYY') },
          { term: t('states'), description: states.length > 0 ? `${states.length} (${codes})` : null },
        ]}
      />
    </Card>
  );
}
