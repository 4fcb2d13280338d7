import { messageOf } from '@fairlead/api-client/client';
import { formatUsd, useFieldText } from '@fairlead/kit';
import {
  EditableSection,
  formatNumber,
  MoneyField,
  parseNumber,
  type SaveOutcome,
  Text,
  toast,
  useLocale,
} from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { premiumError } from '../editForms';
import { type Opportunity, useUpdateOpportunity } from '../opportunities.api';
import { useRights } from '../useRights';

/** Premium of an opportunity. Agents edit it in place. */
export function PremiumSection({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { agent } = useRights();
  const locale = useLocale();
  const fieldText = useFieldText();
  const change = useUpdateOpportunity();
  const { premium } = opportunity;
  const saved = premium === null ? '' : formatNumber(premium, locale, 2);
  const [edited, setEdited] = useState<string>();
  const [error, setError] = useState<string>();
  const text = edited ?? saved;
  const reset = () => {
    setEdited(undefined);
    setError(undefined);
  };
  const save = async (): Promise<SaveOutcome> => {
    const issue = premiumError(text, locale);
    setError(issue && fieldText(t('premium'), issue));
    const amount = parseNumber(text, locale);
    if (issue || amount === undefined) return 'invalid';
    const result = await change(opportunity, { premium: amount });
    if (!result.ok) return { refused: messageOf(result.failure) };
    toast.success(result.message);
    reset();
    return 'saved';
  };
  return (
    <EditableSection
      title={t('premium')}
      level={3}
      editable={agent}
      dirty={text.trim() !== '' && text !== saved}
      onSave={save}
      onDiscard={reset}
      form={
        <MoneyField
          label={t('premium')}
          value={text}
          onChange={(event) => setEdited(event.target.value)}
          error={error}
          required
        />
      }
    >
      <Text weight="title" size="lead" numeric>
        {premium === null ? t('none') : formatUsd(premium)}
      </Text>
    </EditableSection>
  );
}
