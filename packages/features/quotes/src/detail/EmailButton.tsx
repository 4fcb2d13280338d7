import { canOpen, quoteMailAddress, RouterLink, urls, useProduct } from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, Icon } from '@fairlead/ui';
import { Mail } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { Quote } from '../quotes.api';

/** Link to a new mail to the contact, for agents. Customers use the agent card instead. */
export function EmailButton({ quote }: { quote: Quote }) {
  const { t } = useTranslation('quotes');
  const { viewer } = useAuth();
  const product = useProduct();
  if (viewer?.role !== 'AGENT' || !canOpen(product, urls.mailing.quote, viewer)) return null;
  return (
    <Button asChild leadingIcon={<Icon of={Mail} size={16} />} block>
      <RouterLink to={quoteMailAddress(quote)}>{t('emailTo', { contact: fullName(quote.contact) })}</RouterLink>
    </Button>
  );
}
