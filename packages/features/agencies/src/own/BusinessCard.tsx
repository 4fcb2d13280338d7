import { formatInstant } from '@fairlead/kit';
import { Card, Chip, DescriptionList, Inline } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { Agency } from '../agencies.api';
import { EditLink } from './EditLink';

interface BusinessCardProps {
  agency: Agency;
  /** The form, for those who may. */
  editTo: string | undefined;
}

/** What an agency sells, since when and where. Specification, document 2, section 2. */
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
