import { ActionBar, Alert, Box, Button, Card, PageHeader, RequiredNote, Stack } from '@fairlead/ui';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../config';
import { RouterLink } from '../RouterLink';
import { beside, frame } from './FormPage.css';
import { submitOnCtrlEnter } from './submitOnCtrlEnter';
import { UnsavedChangesGuard } from './UnsavedChangesGuard';
import type { RecordForm } from './useRecordForm';

export interface FormPageProps<V extends FieldValues, B> {
  title: string;
  /** From `useRecordForm`. */
  form: RecordForm<V, B>;
  submitLabel: string;
  /** Target of the Cancel link. */
  cancelTo: string;
  /** Disables the submit button while nothing has changed. Defaults to `false`. */
  needsChange?: boolean;
  /** Disables the submit button until it returns true. Defaults to always enabled. */
  ready?: (values: V) => boolean;
  /** Content next to the form, for example a preview. It is below the form on narrow windows. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Page with one form: a summary of the errors, the fields and a sticky action bar. */
export function FormPage<V extends FieldValues, B>(props: FormPageProps<V, B>) {
  const { title, form, submitLabel, cancelTo, needsChange, ready, aside, children } = props;
  const { t } = useTranslation('kit');
  const { methods, submit, notice } = form;
  const values = useWatch({ control: methods.control, disabled: ready === undefined });
  const { errors, isDirty, isSubmitting, submitCount } = methods.formState;
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
          onKeyDownCapture={submitOnCtrlEnter}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isSubmitting) submit();
          }}
        >
          <Card padding="none">
            <Box padding={20}>
              <Stack gap={20}>
                {invalid > 0 && submitCount > 0 ? (
                  <Alert tone="danger" title={t('form.attention', { count: invalid })}>
                    {t('form.nothingSaved')}
                  </Alert>
                ) : null}
                {notice}
                <FormProvider {...methods}>{children}</FormProvider>
              </Stack>
            </Box>
            <ActionBar note={<RequiredNote />}>
              <Button asChild>
                <RouterLink to={cancelTo}>{t('form.cancel')}</RouterLink>
              </Button>
              <Button
                type="submit"
                variant="solid"
                tone="accent"
                loading={isSubmitting}
                disabled={(needsChange && !isDirty) || ready?.(values as V) === false}
              >
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
