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
  /** Nothing has changed yet. */
  unchanged?: boolean;
  children: ReactNode;
  /** Under the button: where else one may want to go. */
  footer?: ReactNode;
}

/** A form of those who are not signed in: heading, fields, one button. */
export function AccountForm<V extends FieldValues>(props: AccountFormProps<V>) {
  const { title, heading, intro, formState, onSubmit, submitLabel, unchanged, children, footer } = props;
  const id = useId();
  const { errors, isSubmitting } = formState;
  const refusal = errors.root?.server?.message;
  const invalid = Object.keys(errors).some((name) => name !== 'root');
  return (
    <Stack
      asChild
      gap={20}
      data-state={isSubmitting ? 'submitting' : refusal ? 'server-error' : invalid ? 'invalid' : 'ready'}
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
        {/* the toast has said it */}
        {refusal ? (
          <Alert tone="danger" role="note">
            {refusal}
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
