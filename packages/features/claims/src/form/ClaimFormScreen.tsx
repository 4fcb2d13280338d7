import { PageTitle, to, UnsavedChangesGuard, urls, useRecordForm } from '@fairlead/kit';
import { localDay } from '@fairlead/rules';
import {
  ActionBar,
  Box,
  Button,
  Card,
  Heading,
  PageHeader,
  RequiredNote,
  Stack,
  Stepper,
  useLocale,
} from '@fairlead/ui';
import { useEffect, useMemo, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFileClaim, usePolicies } from '../claims.api';
import { claimForm, claimSchema, claimSteps, stepNames, stepOf } from './claimForm';
import { FilesStep } from './FilesStep';
import * as styles from './form.css';
import { LossFields } from './LossFields';
import { OutsideTerm } from './OutsideTerm';
import { PeopleFields } from './PeopleFields';
import { PolicyStep } from './PolicyStep';
import { ReviewStep } from './ReviewStep';
import { useClaimValues } from './useClaimValues';
import { useSteps } from './useSteps';

/**
 * Form in which a customer files a claim. The URL contains the step, so that the browser's Back button returns to the previous
 * step.
 */
export default function ClaimFormScreen() {
  const { t } = useTranslation('claims');
  const [search] = useSearchParams();
  const locale = useLocale();
  const schema = useMemo(() => claimSchema({ locale, today: localDay(new Date()) }), [locale]);
  const fileClaim = useFileClaim();
  const {
    methods: form,
    submit,
    notice,
  } = useRecordForm(claimForm, {
    initial: { policyId: search.get('policyId') ?? '' },
    save: async (body) => {
      const result = await fileClaim(body);
      const firstErrorField = result.ok ? undefined : result.failure.errors[0]?.field;
      if (firstErrorField !== undefined) goTo(stepOf(firstErrorField));
      return result;
    },
    leadsTo: ({ id }) => to(urls.claims.view, { id }),
  });
  const { formState, setValue } = form;
  const values = useClaimValues(form.control);
  const invalidSteps = schema.safeParse(values).error?.issues.map(({ path }) => stepOf(String(path[0]))) ?? [];
  const { step, goTo } = useSteps(invalidSteps);
  const policies = usePolicies();
  const policy = policies.data?.content.find(({ id }) => id === values.policyId);

  // the URL may name a policy by number, or a policy of another customer
  const policyNumberParam = search.get('policyNumber');
  useEffect(() => {
    if (!policies.data || policy) return;
    const namedPolicy = policies.data.content.find(({ policyNumber }) => policyNumber === policyNumberParam);
    if (values.policyId !== (namedPolicy?.id ?? '')) setValue('policyId', namedPolicy?.id ?? '');
  }, [policies.data, policy, policyNumberParam, values.policyId, setValue]);

  const stepIndex = stepNames.indexOf(step);
  const [previousStep, nextStep] = [stepNames[stepIndex - 1], stepNames[stepIndex + 1]];
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
  }, [step]);

  const { errors, isDirty, isSubmitting } = formState;
  const state = isSubmitting
    ? 'submitting'
    : errors.root
      ? 'server-error'
      : Object.keys(errors).length > 0
        ? 'invalid'
        : 'ready';
  const proceed = async () => {
    if (isSubmitting) return;
    if (!nextStep) return submit();
    if (await form.trigger([...claimSteps[step]], { shouldFocus: true })) goTo(nextStep);
  };

  return (
    <Stack gap={20} data-state={state}>
      <PageTitle>{t('file')}</PageTitle>
      <PageHeader title={t('file')} />
      <UnsavedChangesGuard when={isDirty && !isSubmitting} />
      <div className={styles.frame}>
        <Stack gap={20}>
          <Stepper
            label={t('form.steps')}
            steps={stepNames.map((value) => ({ value, label: t(`formStep.${value}`) }))}
            current={step}
            onStepSelect={goTo}
          />
          <FormProvider {...form}>
            <form
              noValidate
              aria-label={t('file')}
              onSubmit={(event) => {
                event.preventDefault();
                void proceed();
              }}
            >
              <Card padding="none">
                <Box padding={20}>
                  <Stack gap={20}>
                    {notice}
                    <Heading level={2} ref={heading} tabIndex={-1}>
                      {t(`formStep.${step}`)}
                    </Heading>
                    {step === 'policy' ? <PolicyStep policies={policies} policy={policy} /> : null}
                    {step === 'loss' ? (
                      <>
                        <LossFields />
                        <OutsideTerm lossDate={values.lossDate} policy={policy} />
                      </>
                    ) : null}
                    {step === 'people' ? <PeopleFields /> : null}
                    {/* stays mounted so that running uploads continue in other steps */}
                    <div hidden={step !== 'files'}>
                      <FilesStep />
                    </div>
                    {step === 'review' ? <ReviewStep values={values} policy={policy} onEditStep={goTo} /> : null}
                  </Stack>
                </Box>
                <ActionBar note={<RequiredNote />}>
                  {previousStep ? (
                    <Button onClick={() => goTo(previousStep)} disabled={isSubmitting}>
                      {t('form.back')}
                    </Button>
                  ) : null}
                  <Button type="submit" variant="solid" tone="accent" loading={isSubmitting}>
                    {t(nextStep ? 'form.continue' : 'form.submit')}
                  </Button>
                </ActionBar>
              </Card>
            </form>
          </FormProvider>
        </Stack>
      </div>
    </Stack>
  );
}
