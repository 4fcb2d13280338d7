import { UnsavedChangesGuard } from '@fairlead/kit';
import { policyLimits } from '@fairlead/rules';
import { EditableSection } from '@fairlead/ui';
import { RichText } from '@fairlead/ui/rich-text';
import { RichTextEditor } from '@fairlead/ui/rich-text-editor';
import { useTranslation } from 'react-i18next';
import type { Policy } from '../policies.api';
import { useSection } from './useSection';

interface OtherInformationProps {
  policy: Policy;
  editable: boolean;
}

/** Free text about the policy. Agents can edit it. */
export function OtherInformation({ policy, editable }: OtherInformationProps) {
  const { t } = useTranslation('policies');
  const form = useSection(policy, ({ otherInformation }) => ({ otherInformation }));
  return (
    <>
      <UnsavedChangesGuard when={form.section.dirty} />
      <EditableSection
        title={t('other')}
        editable={editable}
        {...form.section}
        onSave={() => form.save(form.values)}
        form={
          <RichTextEditor
            label={t('other')}
            hideLabel
            value={form.values.otherInformation}
            onValueChange={(otherInformation) => form.setFields({ otherInformation })}
            error={form.errors.otherInformation}
            limit={policyLimits.otherInformation}
          />
        }
      >
        <RichText html={policy.otherInformation} />
      </EditableSection>
    </>
  );
}
