import { PageTitle } from '@fairlead/kit';
import { Alert, Button, Heading, Inline, Stack, Text } from '@fairlead/ui';
import { type ReactNode, useId } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';

export interface AccountFormProps<V extends FieldValues, B> {
  title: string;
  heading: string;
  intro: ReactNode;
  form: UseFormReturn<V, unknown, B>;
  onSubmit: (body: B) => Promise<void> | void;
  submitLabel: string;
  /** Role of the failure message: `note`, the default, when a toast shows the same text. */
  failureRole?: 'alert' | 'note';
  /** Disables the submit button while nothing has changed. Defaults to `false`. */
  needsChange?: boolean;
  children: ReactNode;
  /** Links under the button. */
  footer?: ReactNode;
}

/** Form of a public page: heading, fields and one button. */
export function AccountForm<V extends FieldValues, B>(props: AccountFormProps<V, B>) {
  const {
    title,
    heading,
    intro,
    form,
    onSubmit,
    submitLabel,
    failureRole = 'note',
    needsChange,
    children,
    footer,
  } = props;
  const id = useId();
  const { errors, isDirty, isSubmitting } = form.formState;
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
          if (!isSubmitting) void form.handleSubmit(onSubmit)();
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
        <FormProvider {...form}>{children}</FormProvider>
        <Button
          type="submit"
          variant="solid"
          tone="accent"
          size="large"
          block
          loading={isSubmitting}
          disabled={needsChange && !isDirty}
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
