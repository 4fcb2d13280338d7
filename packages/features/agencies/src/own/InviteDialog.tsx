import { FormDialog } from '@fairlead/kit';
import { TextField } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { inviteForm } from './inviteForm';
import { useInvite } from './ownAgency.api';

const { Field } = inviteForm;

/** Asks for an email and sends an invitation. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('agencies');
  const invite = useInvite();
  return (
    <FormDialog
      form={inviteForm}
      title={t('invite.title')}
      description={t('invite.text')}
      submitLabel={t('invite.send')}
      save={({ agentEmail }) => invite(agentEmail)}
      onClose={onClose}
    >
      <Field name="agentEmail" as={TextField} type="email" autoComplete="off" autoFocus />
    </FormDialog>
  );
}
