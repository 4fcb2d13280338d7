import { defineForm, FormSection, optionalText, phoneLink } from '@fairlead/kit';
import { AgentPicker } from '@fairlead/pickers';
import { claimLimits } from '@fairlead/rules';
import { DescriptionList, PhoneField, Stack, TextField } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { type Claim, type ClaimChange, currentClaim, useUpdateClaim } from '../claims.api';
import { phone } from '../form/claimFields';
import type { SectionProps } from './sectionProps';

const adjusterForm = defineForm({
  messages: 'claims',
  fields: {
    adjusterName: 'adjusterName',
    adjusterPhone: 'adjusterPhone',
    assignedAgentId: { label: 'assignedAgent', required: true },
  },
  empty: { adjusterName: '', adjusterPhone: '', assignedAgentId: '' },
  valuesOf: ({ adjusterName, adjusterPhone, assignedAgent }: Claim) => ({
    adjusterName,
    adjusterPhone,
    assignedAgentId: assignedAgent.id,
  }),
  resolver: () =>
    zodResolver(
      z.pipe(
        z.object({
          adjusterName: optionalText(claimLimits.adjusterName),
          adjusterPhone: phone(),
          assignedAgentId: z.string(),
        }),
        z.transform(({ adjusterName, ...values }): ClaimChange => ({ ...values, adjusterName: adjusterName.trim() })),
      ),
    ),
});
const { Field } = adjusterForm;

/** Adjuster of the carrier and assigned agent of the agency. */
export function AdjusterSection({ claim, ...section }: SectionProps) {
  const { t } = useTranslation('claims');
  const { adjusterName, adjusterPhone, assignedAgent } = claim;
  return (
    <FormSection
      {...section}
      form={adjusterForm}
      record={claim}
      title={t('adjuster')}
      fields={<AdjusterFields claim={claim} />}
      save={useUpdateClaim()}
      currentIn={currentClaim}
    >
      <DescriptionList
        layout="rows"
        columns={1}
        items={[
          { term: t('person.name'), description: adjusterName },
          { term: t('person.phone'), description: phoneLink(adjusterPhone) },
          { term: t('agent'), description: assignedAgent.name },
        ]}
      />
    </FormSection>
  );
}

function AdjusterFields({ claim }: { claim: Claim }) {
  return (
    <Stack gap={16}>
      <Field name="adjusterName" as={TextField} />
      <Field name="adjusterPhone" as={PhoneField} autoComplete="off" />
      <Field name="assignedAgentId" as={AgentPicker} stored={claim.assignedAgent} licensed />
    </Stack>
  );
}
