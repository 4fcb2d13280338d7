import type { Failure } from '@fairlead/api-client/client';
import { showFailure } from '@fairlead/kit';
import { toast } from '@fairlead/ui';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** A failed sign-up or reset: the server's message as a toast (document 1, section 8), and where it belongs in the form. */
export function tellFailure<V extends FieldValues, C, O>(form: UseFormReturn<V, C, O>, failure: Failure): void {
  showFailure(form, failure);
  const [first] = failure.errors;
  toast.error(first?.message ?? failure.message);
}
