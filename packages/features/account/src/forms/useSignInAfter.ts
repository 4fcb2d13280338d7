import type { Result } from '@fairlead/api-client/client';
import { returnPath, signInPath } from '@fairlead/session';
import { toast } from '@fairlead/ui';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { reportFailure } from './reportFailure';

/**
 * Returns a submit handler that saves the form, shows the server's message and opens the sign-in page. After sign-in, the page in
 * the parameter `returnTo` opens.
 *
 * @param emailOf Returns the email that the sign-in form starts with.
 */
export function useSignInAfter<V extends FieldValues, B>(
  form: UseFormReturn<V, unknown, B>,
  save: (body: B) => Promise<Result<unknown>>,
  emailOf?: (body: B) => string,
): (body: B) => Promise<void> {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (body) => {
    const result = await save(body);
    if (!result.ok) return reportFailure(form, result.failure);
    toast.success(result.message);
    await navigate(
      signInPath({ pathname: returnPath(search), search: '' }),
      emailOf ? { state: { email: emailOf(body) } } : {},
    );
  };
}
