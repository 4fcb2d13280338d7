import { dayInput } from '@fairlead/kit';
import { addMonths, termMonths, USUAL_TERM } from '@fairlead/rules';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toDay } from '../facts';
import { policyForm } from './policyForm';

/**
 * Fills in the expiration date 12 months after the effective date, and the term between both dates. Texts that the user has
 * entered stay.
 */
export function useTermDefaults(isNew: boolean): void {
  const { t } = useTranslation('policies');
  const { control, getValues, setValue, formState } = policyForm.useContext();
  const { isSubmitted } = formState;
  const [effectiveDate, expiredDate] = useWatch({ control, name: ['effectiveDate', 'expiredDate'] });
  /** Values that were filled in. Others come from the user. */
  const filled = useRef({ expiredDate: '', policyTerm: '' });
  useEffect(() => {
    if (!isNew) return;
    const fill = (name: 'expiredDate' | 'policyTerm', value: string) => {
      if (getValues(name) !== filled.current[name] || value === filled.current[name]) return;
      filled.current[name] = value;
      setValue(name, value, { shouldValidate: isSubmitted });
    };
    const starts = toDay(effectiveDate);
    if (starts !== undefined) fill('expiredDate', dayInput(addMonths(starts, USUAL_TERM)));
    const ends = toDay(getValues('expiredDate'));
    const months =
      starts !== undefined && ends !== undefined ? termMonths({ effectiveDate: starts, expiredDate: ends }) : 0;
    if (months > 0) fill('policyTerm', t('term.months', { count: months }));
  }, [isNew, effectiveDate, expiredDate, getValues, setValue, isSubmitted, t]);
}
