import { messageOf } from '@fairlead/api-client/client';
import { Button, ConfirmDialog, Icon, Text, toast } from '@fairlead/ui';
import { Ban } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPremium } from '../facts';
import { type Policy, useChangePolicy } from '../policies.api';

/** Button with which a customer cancels a policy after confirmation. */
export function CancelPolicy({ policy }: { policy: Policy }) {
  const { t } = useTranslation('policies');
  const change = useChangePolicy();
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    const result = await change(policy, { policyStatus: 'CANCELLED' });
    setBusy(false);
    setConfirming(false);
    if (result.ok) toast.success(result.message);
    else toast.error(messageOf(result.failure));
  };
  return (
    <>
      <Button leadingIcon={<Icon of={Ban} size={16} />} onClick={() => setConfirming(true)}>
        {t('cancel.do')}
      </Button>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t('cancel.title')}
        description={t('cancel.text')}
        subject={
          <Text weight="label">
            {[policy.insuranceName, policy.policyNumber, policy.carrierName, formatPremium(policy.premium)]
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
