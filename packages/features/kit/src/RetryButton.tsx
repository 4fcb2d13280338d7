import { Button, type ButtonProps, Icon, usePending } from '@fairlead/ui';
import { RotateCw } from 'lucide';
import { useTranslation } from 'react-i18next';

interface RetryButtonProps extends Pick<ButtonProps, 'size' | 'children'> {
  /** Loads again. The button is busy while the returned promise is pending. */
  onRetry: () => unknown;
}

/** Loads again what failed. Its text is "Retry" by default. */
export function RetryButton({ onRetry, size, children }: RetryButtonProps) {
  const { t } = useTranslation('kit');
  const [pending, retry] = usePending(onRetry);
  return (
    <Button {...(size && { size })} leadingIcon={<Icon of={RotateCw} size={14} />} loading={pending} onClick={retry}>
      {children ?? t('list.retry')}
    </Button>
  );
}
