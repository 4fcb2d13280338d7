import { formatInstant, UnsavedChangesGuard } from '@fairlead/kit';
import { CarrierPicker } from '@fairlead/pickers';
import { DescriptionList, EditableSection } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { Policy } from '../policies.api';
import { useSection } from './useSection';

interface GeneralInfoProps {
  policy: Policy;
  editable: boolean;
}

/** Carrier and origin of the policy. Agents can change the carrier. */
export function GeneralInfo({ policy, editable }: GeneralInfoProps) {
  const { t } = useTranslation('policies');
  const form = useSection(policy, ({ carrierId }) => ({ carrierId: carrierId ?? '' }));
  const { carrierId, carrierName } = policy;
  return (
    <>
      <UnsavedChangesGuard when={form.section.dirty} />
      <EditableSection
        title={t('general')}
        editable={editable}
        {...form.section}
        onSave={() => form.save({ carrierId: form.values.carrierId || null })}
        form={
          <CarrierPicker
            label={t('carrier')}
            value={form.values.carrierId}
            stored={carrierId === null ? null : { id: carrierId, name: carrierName ?? '' }}
            onValueChange={(id) => form.setFields({ carrierId: id })}
            error={form.errors.carrierId}
          />
        }
      >
        <DescriptionList
          layout="ends"
          items={[
            { term: t('carrier'), description: carrierName },
            { term: t('createdOn'), description: formatInstant(policy.createdAt) },
            { term: t('source'), description: t(`policySource.${policy.source}`) },
            { term: t('updatedOn'), description: formatInstant(policy.updatedAt) },
          ]}
        />
      </EditableSection>
    </>
  );
}
