import { mayWithdrawClaim } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, ConfirmDialog, Text, toast } from '@fairlead/ui';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Claim, useWithdrawClaim } from '../claims.api';

/** A customer takes a claim back, and is asked before. */
export function WithdrawButton({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const { viewer } = useAuth();
  const withdraw = useWithdrawClaim();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  if (!viewer || !mayWithdrawClaim(viewer, claim)) return null;

  const confirm = async () => {
    setBusy(true);
    const result = await withdraw(claim);
    setBusy(false);
    if (!result.ok) return setRefused(result.failure.message);
    setAsking(false);
    toast.success(result.message);
  };
  return (
    <>
      <Button leadingIcon={<Undo2 size={16} />} onClick={() => setAsking(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={(open) => {
          setAsking(open);
          setRefused(undefined);
        }}
        title={t('withdraw.title')}
        description={t('withdraw.text')}
        subject={<Text weight="label">{[claim.serial, claim.policy.policyNumber].join(' · ')}</Text>}
        confirmLabel={t('withdraw')}
        cancelLabel={t('withdraw.keep')}
        error={refused}
        loading={busy}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
