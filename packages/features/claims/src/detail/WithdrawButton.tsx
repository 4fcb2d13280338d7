import { messageOf } from '@fairlead/api-client/client';
import { mayWithdrawClaim } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, ConfirmDialog, Icon, Text, toast } from '@fairlead/ui';
import { Undo2 } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Claim, useWithdrawClaim } from '../claims.api';

/** Button with which a customer withdraws a claim after confirmation. */
export function WithdrawButton({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const { viewer } = useAuth();
  const withdraw = useWithdrawClaim();
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const [serverError, setServerError] = useState<string>();
  if (!viewer || !mayWithdrawClaim(viewer, claim)) return null;

  const confirm = async () => {
    setBusy(true);
    const result = await withdraw(claim);
    setBusy(false);
    if (!result.ok) return setServerError(messageOf(result.failure));
    setConfirming(false);
    toast.success(result.message);
  };
  return (
    <>
      <Button leadingIcon={<Icon of={Undo2} size={16} />} onClick={() => setConfirming(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        open={confirming}
        onOpenChange={(open) => {
          setConfirming(open);
          setServerError(undefined);
        }}
        title={t('withdraw.title')}
        description={t('withdraw.text')}
        subject={<Text weight="label">{[claim.serial, claim.policy.policyNumber].join(' · ')}</Text>}
        confirmLabel={t('withdraw')}
        cancelLabel={t('withdraw.keep')}
        error={serverError}
        loading={busy}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
