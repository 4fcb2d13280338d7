import { submitOnCtrlEnter } from '@fairlead/kit';
import { Alert, Button, Kbd } from '@fairlead/ui';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import * as styles from './inbox.css';

interface ThreadFormProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  label: string;
  className: string;
  /** Whether another form is shown instead. The text stays. */
  hidden: boolean;
  /** Submits the form: its button, or Ctrl and Enter. */
  submit: () => Promise<unknown>;
  submitLabel: string;
  submitIcon: ReactNode;
  submitDisabled?: boolean;
  /** Content of the foot, before the button. */
  foot: ReactNode;
  children: ReactNode;
}

/** Frame of a text that is added to a thread: error of the server, fields, and a foot with the button. */
export function ThreadForm<Values extends FieldValues, Output>({
  form,
  label,
  className,
  hidden,
  submit,
  submitLabel,
  submitIcon,
  submitDisabled = false,
  foot,
  children,
}: ThreadFormProps<Values, Output>) {
  const { errors, isSubmitting } = form.formState;
  const serverError = errors.root?.server;
  return (
    <FormProvider {...form}>
      <form
        className={className}
        hidden={hidden}
        noValidate
        aria-label={label}
        onKeyDownCapture={submitOnCtrlEnter}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {serverError ? <Alert tone="danger" title={serverError.message} /> : null}
        {children}
        <div className={styles.composerFoot}>
          {foot}
          <span className={styles.keys} aria-hidden>
            <Kbd>Ctrl</Kbd>
            <Kbd>Enter</Kbd>
          </span>
          <Button
            type="submit"
            variant="solid"
            tone="accent"
            leadingIcon={submitIcon}
            loading={isSubmitting}
            disabled={submitDisabled}
          >
            {submitLabel}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
