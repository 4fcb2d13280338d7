import { type Failure, messageOf } from '@fairlead/api-client/client';
import { ErrorState, type ErrorStateProps } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';

export interface LoadErrorProps extends Pick<ErrorStateProps, 'level'> {
  /** Title, such as "The policies could not be loaded". Defaults to "This list could not be loaded". */
  title?: string;
  failure: Failure | undefined;
  onRetry: () => unknown;
}

/**
 * Replaces a page, a card or a list that could not be loaded. A refusal (403) has no Retry, because the answer would be the same.
 * `LoadAlert` is for a part of a page.
 */
export function LoadError({ title, failure, level, onRetry }: LoadErrorProps) {
  const { t } = useTranslation('kit');
  const refused = failure?.status === 403;
  return (
    <ErrorState
      title={title ?? t('list.failed')}
      message={failure && messageOf(failure)}
      {...(level && { level })}
      {...(!refused && { onRetry })}
    />
  );
}
