import { ActionBar, Alert, Box, Button, Card, PageHeader, Stack } from '@fairlead/ui';
import type { ReactNode } from 'react';
import type { FieldValues, FormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../config';
import { RouterLink } from '../RouterLink';
import { beside, frame } from './FormPage.css';
import { UnsavedChangesGuard } from './UnsavedChangesGuard';

export interface FormPageProps<V extends FieldValues> {
  title: string;
  formState: FormState<V>;
  onSubmit: () => void;
  submitLabel: string;
  /** Target of the Cancel link. */
  cancelTo: string;
  /** Error of the whole form, with an action that solves it. */
  notice?: ReactNode;
  /** Disables the submit button while nothing has changed. */
  unchanged?: boolean;
  /** Content next to the form, for example a preview. It is below the form on narrow windows. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Page with one form: a summary of the errors, the fields and a sticky action bar. */
export function FormPage<V extends FieldValues>(props: FormPageProps<V>) {
  const { title, formState, onSubmit, submitLabel, cancelTo, notice, unchanged, aside, children } = props;
  const { t } = useTranslation('kit');
  const { errors, isDirty, isSubmitting } = formState;
  const invalid = Object.keys(errors).filter((name) => name !== 'root').length;
  const state = isSubmitting ? 'submitting' : errors.root ? 'server-error' : invalid > 0 ? 'invalid' : 'ready';
  return (
    <Stack gap={20} data-state={state}>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} />
      {/* no guard while submitting, so that a successful save can open the next page */}
      <UnsavedChangesGuard when={isDirty && !isSubmitting} />
      <div className={aside ? beside : frame}>
        <form
          noValidate
          aria-label={title}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isSubmitting) onSubmit();
          }}
        >
          <Card padding="none">
            <Box padding={20}>
              <Stack gap={20}>
                {invalid > 0 && formState.submitCount > 0 ? (
                  <Alert tone="danger" title={t('form.attention', { count: invalid })}>
                    {t('form.nothingSaved')}
                  </Alert>
                ) : null}
                {notice}
                {children}
              </Stack>
            </Box>
            <ActionBar note={<RequiredNote />}>
              <Button asChild>
                <RouterLink to={cancelTo}>{t('form.cancel')}</RouterLink>
              </Button>
              <Button type="submit" variant="solid" tone="accent" loading={isSubmitting} disabled={unchanged}>
                {submitLabel}
              </Button>
            </ActionBar>
          </Card>
        </form>
        {aside}
      </div>
    </Stack>
  );
}

function RequiredNote() {
  const { t } = useTranslation('kit');
  return (
    <>
      <span aria-hidden="true">* </span>
      {t('form.required')}
    </>
  );
}
