import { Button, ConfirmDialog, Text, toast } from '@fairlead/ui';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { premiumShown } from '../facts';
import { type Policy, useChangePolicy } from '../policies.api';

/** A customer cancels a policy, and is asked before. Specification, document 2, section 4. */
export function CancelPolicy({ policy }: { policy: Policy }) {
  const { t } = useTranslation('policies');
  const change = useChangePolicy();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    const result = await change(policy, { policyStatus: 'CANCELLED' });
    setBusy(false);
    setAsking(false);
    if (result.ok) toast.success(result.message);
    else toast.error(result.failure.message);
  };
  return (
    <>
      <Button leadingIcon={<Ban size={16} />} onClick={() => setAsking(true)}>
        {t('cancel.do')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('cancel.title')}
        description={t('cancel.text')}
        subject={
          <Text weight="label">
            {[policy.insuranceName, policy.policyNumber, policy.carrierName, premiumShown(policy.premium)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        }
        confirmLabel={t('cancel.do')}
        cancelLabel={t('cancel.keep')}
        loading={busy}
        onConfirm={() => void cancel()}
      />
    </>
  );
}
