import { PageTitle, submitOnCtrlEnter, UnsavedChangesGuard } from '@fairlead/kit';
import { ActionBar, Box, Button, Card, Heading, PageHeader, RequiredNote, Stack, Stepper } from '@fairlead/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PolicySummary } from '../claims.api';
import * as detail from '../detail/detail.css';
import { claimSteps, stepNames } from './claimForm';
import { FilesStep } from './FilesStep';
import * as styles from './form.css';
import { LossFields } from './LossFields';
import { OutsideTerm } from './OutsideTerm';
import { PeopleFields } from './PeopleFields';
import { ReviewStep } from './ReviewStep';
import { type ClaimFormState, useTypeOfPolicy } from './useClaimForm';

interface ClaimFormStepsProps {
  title: string;
  claim: ClaimFormState;
  /** Chosen policy, once it has loaded. */
  policy: PolicySummary | undefined;
  /** Content of the first step, in which the policy is chosen. */
  policyStep: ReactNode;
  /** There is no policy to choose, so that the form cannot be continued. Defaults to `false`. */
  withoutPolicies?: boolean;
  /** An agent reports the claim for the customer. Defaults to `false`. */
  byAgent?: boolean;
  /** Introduction of the last step. */
  reviewText: string;
  /** Shown above the later steps. */
  summary?: ReactNode;
  /** Shown beside the form, or below it on narrow screens. */
  aside?: ReactNode;
}

/** Form for a claim, in steps. The URL contains the step, so that the browser's Back button returns to the previous one. */
export function ClaimFormSteps(props: ClaimFormStepsProps) {
  const {
    title,
    claim,
    policy,
    policyStep,
    withoutPolicies = false,
    byAgent = false,
    reviewText,
    summary,
    aside,
  } = props;
  const { t } = useTranslation('claims');
  const { methods: form, submit, notice, values, step, goTo } = claim;
  useTypeOfPolicy(claim, policy);

  const stepIndex = stepNames.indexOf(step);
  const [previousStep, nextStep] = [stepNames[stepIndex - 1], stepNames[stepIndex + 1]];
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
  }, [step]);

  const { errors, isDirty, isSubmitting } = form.formState;
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
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} />
      <UnsavedChangesGuard when={isDirty && !isSubmitting} />
      <div className={aside ? undefined : styles.frame}>
        <Stack gap={20}>
          <Stepper
            label={t('form.steps')}
            steps={stepNames.map((value) => ({ value, label: t(`formStep.${value}`) }))}
            current={step}
            onStepSelect={goTo}
          />
          <div className={aside ? detail.page : undefined}>
            <Stack gap={16}>
              {step === 'policy' ? null : summary}
              <FormProvider {...form}>
                <form
                  noValidate
                  aria-label={title}
                  onKeyDownCapture={submitOnCtrlEnter}
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
                        {step === 'policy' ? policyStep : null}
                        {step === 'loss' ? (
                          <LossFields
                            byAgent={byAgent}
                            dateNote={
                              <OutsideTerm lossDate={values.lossDate} policy={policy} byAgent={byAgent} inGrid />
                            }
                          />
                        ) : null}
                        {step === 'people' ? <PeopleFields /> : null}
                        {/* stays mounted so that running uploads continue in other steps */}
                        <div hidden={step !== 'files'}>
                          <FilesStep />
                        </div>
                        {step === 'review' ? (
                          <ReviewStep
                            text={reviewText}
                            byAgent={byAgent}
                            values={values}
                            policy={policy}
                            onEditStep={goTo}
                          />
                        ) : null}
                      </Stack>
                    </Box>
                    {withoutPolicies ? null : (
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
                    )}
                  </Card>
                </form>
              </FormProvider>
            </Stack>
            {aside}
          </div>
        </Stack>
      </div>
    </Stack>
  );
}
