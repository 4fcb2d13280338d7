import { useAction } from '@fairlead/kit';
import { mayWithdrawClaim } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, ConfirmDialog, Icon, Text } from '@fairlead/ui';
import { Undo2 } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Claim, useWithdrawClaim } from '../claims.api';

/** Button with which a customer withdraws a claim after confirmation. */
export function WithdrawButton({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const { viewer } = useAuth();
  const [confirming, setConfirming] = useState(false);
  const withdraw = useAction(useWithdrawClaim(), { onSettled: () => setConfirming(false) });
  if (!viewer || !mayWithdrawClaim(viewer, claim)) return null;
  return (
    <>
      <Button writes leadingIcon={<Icon of={Undo2} size={16} />} onClick={() => setConfirming(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        icon={<Icon of={Undo2} />}
        title={t('withdraw.title')}
        description={t('withdraw.text')}
        subject={<Text weight="label">{[claim.serial, claim.policy.policyNumber].join(' · ')}</Text>}
        confirmLabel={t('withdraw')}
        cancelLabel={t('withdraw.keep')}
        loading={withdraw.pending}
        onConfirm={() => void withdraw.run(claim)}
      />
    </>
  );
}
