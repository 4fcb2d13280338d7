import { Button, Icon, toast } from '@fairlead/ui';
import { IdCard } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../downloadFile';

export interface IdCardButtonProps {
  policyId: string;
  policyNumber: string;
}

/** Button that downloads the ID card of a policy. Only a policy in force has one: see `isInForce`. */
export function IdCardButton({ policyId, policyNumber }: IdCardButtonProps) {
  const { t } = useTranslation('kit');
  const [loading, setLoading] = useState(false);
  const save = async () => {
    setLoading(true);
    try {
      await downloadFile(`/api/policy/id/${policyId}/id-card`, `ID-card-${policyNumber}.pdf`);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
    setLoading(false);
  };
  return (
    <Button
      leadingIcon={<Icon of={IdCard} size={16} />}
      aria-label={t('idCard.of', { number: policyNumber })}
      loading={loading}
      onClick={() => void save()}
    >
      {t('idCard')}
    </Button>
  );
}
