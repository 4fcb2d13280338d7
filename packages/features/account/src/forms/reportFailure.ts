import { type Failure, messageOf } from '@fairlead/api-client/client';
import { showFailure } from '@fairlead/kit';
import { toast } from '@fairlead/ui';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Shows a failed sign-up or reset as a toast and in the form. */
export function reportFailure<V extends FieldValues, C, O>(form: UseFormReturn<V, C, O>, failure: Failure): void {
  showFailure(form, failure);
  const [first] = failure.errors;
  toast.error(first?.message ?? messageOf(failure));
}
