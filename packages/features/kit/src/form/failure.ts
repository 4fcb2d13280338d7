import { type Failure, messageOf } from '@fairlead/api-client/client';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Shows an error response in a form: at the fields that it names, with focus on the first.
 * An error without a field of this form becomes the form's `root.server` error. The entered values stay.
 * @returns True if at least one field shows an error.
 */
export function showFailure<V extends FieldValues, C, O>(form: UseFormReturn<V, C, O>, failure: Failure): boolean {
  const fields = Object.keys(form.getValues());
  const fieldErrors = failure.errors.filter(({ field }) => fields.includes(field));
  fieldErrors.forEach(({ field, message }, index) => {
    form.setError(field as Path<V>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  if (fieldErrors.length === 0) {
    const message = failure.errors[0]?.message || messageOf(failure);
    form.setError('root.server', { type: failure.code, message });
  }
  return fieldErrors.length > 0;
}
