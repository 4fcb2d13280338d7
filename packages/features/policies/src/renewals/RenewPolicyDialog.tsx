import { messageOf } from '@fairlead/api-client/client';
import { toast } from '@fairlead/ui';
import { useEffect } from 'react';
import { usePolicy } from '../policies.api';
import { RenewDialog } from '../renew/RenewDialog';

interface RenewPolicyDialogProps {
  policyId: string;
  onClose: () => void;
}

/** Loads a policy and opens the dialog that renews it. */
export function RenewPolicyDialog({ policyId, onClose }: RenewPolicyDialogProps) {
  const { data, error } = usePolicy(policyId);
  useEffect(() => {
    if (!error || data) return;
    toast.error(messageOf(error));
    onClose();
  }, [error, data, onClose]);
  return data ? <RenewDialog policy={data} onClose={onClose} /> : null;
}
