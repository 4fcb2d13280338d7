import { PageTitle } from '@fairlead/kit';
import { Alert, Button, Heading, Inline, Stack, Text } from '@fairlead/ui';
import { type ReactNode, useId } from 'react';
import type { FieldValues, FormState } from 'react-hook-form';

export interface AccountFormProps<V extends FieldValues> {
  title: string;
  heading: string;
  intro: ReactNode;
  formState: FormState<V>;
  onSubmit: () => Promise<void>;
  submitLabel: string;
  /** Role of the failure message: `note`, the default, when a toast shows the same text. */
  failureRole?: 'alert' | 'note';
  /** Disables the submit button while nothing has changed. */
  unchanged?: boolean;
  children: ReactNode;
  /** Links under the button. */
  footer?: ReactNode;
}

/** Form of a public page: heading, fields and one button. */
export function AccountForm<V extends FieldValues>(props: AccountFormProps<V>) {
  const {
    title,
    heading,
    intro,
    formState,
    onSubmit,
    submitLabel,
    failureRole = 'note',
    unchanged,
    children,
    footer,
  } = props;
  const id = useId();
  const { errors, isSubmitting } = formState;
  const serverError = errors.root?.server?.message;
  const invalid = Object.keys(errors).some((name) => name !== 'root');
  return (
    <Stack
      asChild
      gap={20}
      data-state={isSubmitting ? 'submitting' : serverError ? 'server-error' : invalid ? 'invalid' : 'ready'}
    >
      <form
        noValidate
        aria-labelledby={id}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) void onSubmit();
        }}
      >
        <PageTitle>{title}</PageTitle>
        <Stack gap={4}>
          <Heading level={1} size="page" id={id}>
            {heading}
          </Heading>
          <Text tone="muted">{intro}</Text>
        </Stack>
        {serverError ? (
          <Alert tone="danger" role={failureRole}>
            {serverError}
          </Alert>
        ) : null}
        {children}
        <Button
          type="submit"
          variant="solid"
          tone="accent"
          size="large"
          block
          loading={isSubmitting}
          disabled={unchanged}
        >
          {submitLabel}
        </Button>
        {footer ? (
          <Inline gap={4} justify="center">
            {footer}
          </Inline>
        ) : null}
      </form>
    </Stack>
  );
}
