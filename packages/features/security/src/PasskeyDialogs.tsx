import { FormDialog } from '@fairlead/kit';
import { PasswordField, TextField } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { ProofDialog } from './ProofDialog';
import { passkeyForm, passkeyNameForm } from './passkeyForm';
import { type Passkey, useAddPasskey, useRemovePasskey, useRenamePasskey } from './passkeys.api';

/** Open dialog of the passkeys. */
export type PasskeyDialog = { kind: 'add'; name: string } | { kind: 'rename' | 'remove'; passkey: Passkey };

interface PasskeyDialogsProps {
  dialog: PasskeyDialog;
  /** Whether the passkey is the only second factor. */
  isLast: boolean;
  /** Called with new recovery codes, after the first factor. */
  onCodes: (codes: string[]) => void;
  onClose: () => void;
}

/** Dialogs that add, rename and remove a passkey. */
export default function PasskeyDialogs({ dialog, isLast, onCodes, onClose }: PasskeyDialogsProps) {
  const { t } = useTranslation('security');
  const [add, rename, remove] = [useAddPasskey(), useRenamePasskey(), useRemovePasskey()];
  if (dialog.kind === 'add') {
    const { Field } = passkeyForm;
    return (
      <FormDialog
        form={passkeyForm}
        initial={{ name: dialog.name }}
        title={t('passkeys.addTitle')}
        description={t('passkeys.addText')}
        submitLabel={t('factor.continue')}
        save={(values) => add(values)}
        onSaved={({ codes }) => {
          if (codes) onCodes(codes);
        }}
        onClose={onClose}
      >
        <Field name="name" as={TextField} />
        <Field name="password" as={PasswordField} autoComplete="current-password" autoFocus />
      </FormDialog>
    );
  }
  const { id, name } = dialog.passkey;
  if (dialog.kind === 'rename') {
    const { Field } = passkeyNameForm;
    return (
      <FormDialog
        form={passkeyNameForm}
        initial={{ name }}
        title={t('passkeys.renameTitle')}
        submitLabel={t('passkeys.save')}
        save={(values) => rename(id, values.name)}
        onClose={onClose}
      >
        <Field name="name" as={TextField} autoFocus />
      </FormDialog>
    );
  }
  return (
    <ProofDialog
      title={t('passkeys.removeTitle', { name })}
      text={t(isLast ? 'factor.offText' : 'passkeys.removeText')}
      submitLabel={t('passkeys.remove')}
      tone="danger"
      save={(password) => remove(id, password)}
      onClose={onClose}
    />
  );
}
