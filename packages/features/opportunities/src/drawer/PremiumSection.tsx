import { FormSection, formatUsd } from '@fairlead/kit';
import { MoneyField, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { premiumForm } from '../editForms';
import { currentOpportunity, type Opportunity, useUpdateOpportunity } from '../opportunities.api';
import { useRights } from '../useRights';

const { Field } = premiumForm;

/** Premium of an opportunity. Agents edit it in place. */
export function PremiumSection({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { agent } = useRights();
  const change = useUpdateOpportunity();
  return (
    <FormSection
      form={premiumForm}
      record={opportunity}
      title={t('premium')}
      level={3}
      editable={agent}
      ready={({ premium }) => premium.trim() !== ''}
      save={(body, stored) => change({ ...opportunity, ...stored }, body)}
      currentIn={currentOpportunity}
      fields={<Field name="premium" as={MoneyField} />}
    >
      <Text weight="title" size="lead" numeric>
        {opportunity.premium === null ? t('none') : formatUsd(opportunity.premium)}
      </Text>
    </FormSection>
  );
}
