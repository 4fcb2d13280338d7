import { to, urls, useRecordForm } from '@fairlead/kit';
import { localDay } from '@fairlead/rules';
import { useLocale } from '@fairlead/ui';
import { useEffect, useMemo } from 'react';
import { type PolicySummary, useFileClaim } from '../claims.api';
import { claimForm, claimSchema, stepOf } from './claimForm';
import { claimTypeOf } from './claimTypeOf';
import { useClaimValues } from './useClaimValues';
import { useSteps } from './useSteps';

/**
 * State of the claim form: its values, the step in the URL and the request.
 *
 * @param policyId Initial policy. Empty when the URL names none.
 */
export function useClaimForm(policyId: string) {
  const locale = useLocale();
  const schema = useMemo(() => claimSchema({ locale, today: () => localDay(new Date()) }), [locale]);
  const fileClaim = useFileClaim();
  const form = useRecordForm(claimForm, {
    initial: { policyId },
    save: async (body) => {
      const result = await fileClaim(body);
      const firstErrorField = result.ok ? undefined : result.failure.errors[0]?.field;
      if (firstErrorField !== undefined) steps.goTo(stepOf(firstErrorField));
      return result;
    },
    replacesForm: true,
    redirectTo: ({ id }) => to(urls.claims.view, { id }),
  });
  const values = useClaimValues(form.methods.control);
  const invalidSteps = schema.safeParse(values).error?.issues.map(({ path }) => stepOf(String(path[0]))) ?? [];
  const steps = useSteps(invalidSteps);
  return { ...form, values, ...steps };
}

export type ClaimFormState = ReturnType<typeof useClaimForm>;

/** Suggests the type of the claim from the insurance type of the policy until the user chooses one. */
export function useTypeOfPolicy({ methods: { formState, setValue } }: ClaimFormState, policy?: PolicySummary): void {
  const { claimType: isChosen = false } = formState.dirtyFields;
  const type = policy && claimTypeOf(policy.insuranceName);
  useEffect(() => {
    if (type && !isChosen) setValue('claimType', type);
  }, [type, isChosen, setValue]);
}
