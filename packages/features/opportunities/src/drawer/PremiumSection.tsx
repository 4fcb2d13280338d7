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
import { type Opportunity, useChange } from '../opportunities.api';
import { useRights } from '../useRights';

/** Read, and edited by the agents of the agency. Specification, document 2, section 5; RESOLUTIONS G-74. */
export function PremiumSection({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { agent } = useRights();
  const locale = useLocale();
  const fieldText = useFieldText();
  const change = useChange();
  const { premium } = opportunity;
  const saved = premium === null ? '' : formatNumber(premium, locale, 2);
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const text = typed ?? saved;
  const reset = () => {
    setTyped(undefined);
    setError(undefined);
  };
  const save = async (): Promise<SaveOutcome> => {
    const wrong = premiumError(text, locale);
    setError(wrong && fieldText(t('premium'), wrong));
    const amount = parseNumber(text, locale);
    if (wrong || amount === undefined) return 'invalid';
    const result = await change(opportunity, { premium: amount });
    if (!result.ok) return { refused: result.failure.message };
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
          onChange={(event) => setTyped(event.target.value)}
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
