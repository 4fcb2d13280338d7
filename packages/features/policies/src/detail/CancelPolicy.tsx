import { useAction } from '@fairlead/kit';
import { Button, ConfirmDialog, Icon, Text } from '@fairlead/ui';
import { Ban } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPremium } from '../facts';
import { type Policy, useChangePolicy } from '../policies.api';

/** Button with which a customer cancels a policy after confirmation. */
export function CancelPolicy({ policy }: { policy: Policy }) {
  const { t } = useTranslation('policies');
  const [confirming, setConfirming] = useState(false);
  const cancel = useAction(useChangePolicy(), { onSettled: () => setConfirming(false) });
  return (
    <>
      <Button writes leadingIcon={<Icon of={Ban} size={16} />} onClick={() => setConfirming(true)}>
        {t('cancel.do')}
      </Button>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        icon={<Icon of={Ban} />}
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
        loading={cancel.pending}
        onConfirm={() => void cancel.run({ policyStatus: 'CANCELLED' }, policy)}
      />
    </>
  );
}
