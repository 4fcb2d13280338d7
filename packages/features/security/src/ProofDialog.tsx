import type { Result } from '@fairlead/api-client/client';
import { FormDialog } from '@fairlead/kit';
import { PasswordField } from '@fairlead/ui';
import { proofForm } from './proofForm';

const { Field } = proofForm;

interface ProofDialogProps<S> {
  title: string;
  text: string;
  submitLabel: string;
  tone?: 'accent' | 'danger';
  save: (password: string) => Promise<Result<S>>;
  onSaved?: (saved: S) => void;
  onClose: () => void;
}

/** Asks for the password before a change of the second factor. */
export function ProofDialog<S>({ title, text, submitLabel, tone, save, onSaved, onClose }: ProofDialogProps<S>) {
  return (
    <FormDialog
      form={proofForm}
      title={title}
      description={text}
      submitLabel={submitLabel}
      {...(tone && { tone })}
      save={({ password }) => save(password)}
      {...(onSaved && { onSaved: (saved: S) => onSaved(saved) })}
      onClose={onClose}
    >
      <Field name="password" as={PasswordField} autoComplete="current-password" autoFocus />
    </FormDialog>
  );
}
