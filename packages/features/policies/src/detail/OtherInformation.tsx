import { FormSection } from '@fairlead/kit';
import { policyLimits } from '@fairlead/rules';
import { RichText } from '@fairlead/ui/rich-text';
import { RichTextEditor } from '@fairlead/ui/rich-text-editor';
import { useTranslation } from 'react-i18next';
import { currentPolicy, type Policy, useChangePolicy } from '../policies.api';
import { otherForm } from './sectionForms';

const { Field } = otherForm;

interface OtherInformationProps {
  policy: Policy;
  editable: boolean;
}

/** Free text about the policy. Agents can edit it. */
export function OtherInformation({ policy, editable }: OtherInformationProps) {
  const { t } = useTranslation('policies');
  return (
    <FormSection
      form={otherForm}
      record={policy}
      title={t('other')}
      editable={editable}
      save={useChangePolicy()}
      currentIn={currentPolicy}
      fields={<Field name="otherInformation" as={RichTextEditor} hideLabel limit={policyLimits.otherInformation} />}
    >
      <RichText html={policy.otherInformation} />
    </FormSection>
  );
}
