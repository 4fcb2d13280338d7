import type { Failure } from '@fairlead/api-client/client';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Puts what the server refuses where it belongs: at the fields it names, the first of them focused.
 * Whatever names no field of this form stands as the form's own error. Nothing typed is touched.
 * @returns Whether it stands at a field.
 */
export function showFailure<V extends FieldValues, C, O>(form: UseFormReturn<V, C, O>, failure: Failure): boolean {
  const fields = Object.keys(form.getValues());
  const placed = failure.errors.filter(({ field }) => fields.includes(field));
  placed.forEach(({ field, message }, index) => {
    form.setError(field as Path<V>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  if (placed.length === 0) form.setError('root.server', { type: failure.code, message: failure.message });
  return placed.length > 0;
}
