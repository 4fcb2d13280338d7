import type { Result } from '@fairlead/api-client/client';
import { urls } from '@fairlead/kit';
import { toast } from '@fairlead/ui';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { reportFailure } from './reportFailure';

/** Returns a submit handler that saves the form, shows the server's message and opens the sign-in page. */
export function useSignInAfter<V extends FieldValues, B>(
  form: UseFormReturn<V, unknown, B>,
  save: (body: B) => Promise<Result<unknown>>,
): (body: B) => Promise<void> {
  const navigate = useNavigate();
  return async (body) => {
    const result = await save(body);
    if (!result.ok) return reportFailure(form, result.failure);
    toast.success(result.message);
    await navigate(urls.account.signIn);
  };
}
