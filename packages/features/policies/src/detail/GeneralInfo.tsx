import { FormSection, formatInstant } from '@fairlead/kit';
import { CarrierPicker } from '@fairlead/pickers';
import { DescriptionList } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { currentPolicy, type Policy, useChangePolicy } from '../policies.api';
import { generalForm } from './sectionForms';

const { Field } = generalForm;

interface GeneralInfoProps {
  policy: Policy;
  editable: boolean;
}

/** Carrier and origin of the policy. Agents can change the carrier. */
export function GeneralInfo({ policy, editable }: GeneralInfoProps) {
  const { t } = useTranslation('policies');
  const { carrierId, carrierName } = policy;
  return (
    <FormSection
      form={generalForm}
      record={policy}
      title={t('general')}
      editable={editable}
      save={useChangePolicy()}
      currentIn={currentPolicy}
      fields={
        <Field
          name="carrierId"
          as={CarrierPicker}
          stored={carrierId === null ? null : { id: carrierId, name: carrierName ?? '' }}
        />
      }
    >
      <DescriptionList
        columns={{ xs: 2, md: 3 }}
        items={[
          { term: t('carrier'), description: carrierName },
          { term: t('createdOn'), description: formatInstant(policy.createdAt) },
          { term: t('source'), description: t(`policySource.${policy.source}`) },
          { term: t('updatedOn'), description: formatInstant(policy.updatedAt) },
        ]}
      />
    </FormSection>
  );
}
