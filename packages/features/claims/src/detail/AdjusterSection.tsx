import { optionalText } from '@fairlead/kit';
import { claimLimits } from '@fairlead/rules';
import { DescriptionList, EditableSection, PhoneField, Select, Stack, showPhone, TextField } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { type Claim, type ClaimChange, useAgents } from '../claims.api';
import { phone } from '../form/claimFields';
import { useErrorText } from '../form/useErrorText';
import { type SectionProps, useClaimSection } from './useClaimSection';

interface Values {
  adjusterName: string;
  adjusterPhone: string;
  assignedAgentId: string;
}

const resolver = zodResolver(
  z.pipe(
    z.object({
      adjusterName: optionalText(claimLimits.adjusterName),
      adjusterPhone: phone(),
      assignedAgentId: z.string(),
    }),
    z.transform(({ adjusterName, ...values }): ClaimChange => ({ ...values, adjusterName: adjusterName.trim() })),
  ),
);

/** Adjuster of the carrier and assigned agent of the agency. */
export function AdjusterSection(props: SectionProps) {
  const { claim, editable } = props;
  const { t } = useTranslation('claims');
  const { adjusterName, adjusterPhone, assignedAgent } = claim;
  const { form, section } = useClaimSection<Values>(props, {
    resolver,
    values: { adjusterName, adjusterPhone, assignedAgentId: assignedAgent.id },
  });
  return (
    <EditableSection
      title={t('adjuster')}
      editable={editable}
      {...section}
      form={<AdjusterFields claim={claim} form={form} />}
    >
      <DescriptionList
        layout="rows"
        columns={1}
        items={[
          { term: t('person.name'), description: adjusterName },
          { term: t('person.phone'), description: adjusterPhone ? showPhone(adjusterPhone) : null },
          { term: t('agent'), description: assignedAgent.name },
        ]}
      />
    </EditableSection>
  );
}

function AdjusterFields({ claim, form }: { claim: Claim; form: UseFormReturn<Values, unknown, ClaimChange> }) {
  const { t } = useTranslation('claims');
  const errorText = useErrorText();
  const { data } = useAgents();
  const { register, control, formState } = form;
  const { errors } = formState;
  const agents = (data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const { id, name } = claim.assignedAgent;
  // the assigned agent may have left the agency
  const options = agents.some(({ value }) => value === id) ? agents : [{ value: id, label: name }, ...agents];
  return (
    <Stack gap={16}>
      <TextField
        {...register('adjusterName')}
        label={t('adjusterName')}
        error={errorText(t('adjusterName'), errors.adjusterName)}
      />
      <Controller
        control={control}
        name="adjusterPhone"
        render={({ field: { ref, value, onBlur, onChange } }) => (
          <PhoneField
            ref={ref}
            autoComplete="off"
            label={t('adjusterPhone')}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
            error={errorText(t('adjusterPhone'), errors.adjusterPhone)}
          />
        )}
      />
      <Controller
        control={control}
        name="assignedAgentId"
        render={({ field: { ref, value, onBlur, onChange } }) => (
          <Select
            ref={ref}
            label={t('assignedAgent')}
            options={options}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
            error={errorText(t('assignedAgent'), errors.assignedAgentId)}
            required
          />
        )}
      />
    </Stack>
  );
}
