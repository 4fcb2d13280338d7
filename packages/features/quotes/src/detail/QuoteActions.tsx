import { RouterLink, to, urls, useCanOpen } from '@fairlead/kit';
import { quoteStep } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, Icon, IconButton, type IconNode, Menu, MenuItem, useMediaQuery } from '@fairlead/ui';
import { below } from '@fairlead/ui/contract';
import { Download, Ellipsis, FilePlus, Pencil, ShieldCheck, ShieldPlus } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddQuoteDialog } from '../add/AddQuote';
import type { Quote } from '../quotes.api';
import { NextStep } from './NextStep';
import * as styles from './QuoteScreen.css';
import { useDownload } from './useDownload';

interface Action {
  text: string;
  icon: IconNode;
  /** Address of the page that it opens. */
  href?: string;
  onSelect?: () => void;
  pending?: boolean;
}

/** Actions of the quote page. On phones, only the agent's next step has a button, and the others are in a menu. */
export function QuoteActions({ quote }: { quote: Quote }) {
  const { t } = useTranslation('quotes');
  const { viewer } = useAuth();
  const canOpen = useCanOpen();
  const isPhone = useMediaQuery(below('md'));
  const download = useDownload(quote);
  const [adding, setAdding] = useState(false);
  const isCustomer = viewer?.role === 'CUSTOMER';
  const isErased = quote.contact.erased === true;
  const { id, policyId, opportunityId, opportunitySerial, contactId, insuranceTypeId } = quote;

  const actions: Action[] = [
    { text: t('download'), icon: Download, onSelect: () => void download.run(), pending: download.pending },
  ];
  if (!isCustomer) actions.push({ text: t('edit'), icon: Pencil, href: to(urls.quotes.edit, { id }) });
  if (policyId !== null && canOpen(urls.policies.detail))
    actions.push({ text: t('openPolicy'), icon: ShieldCheck, href: to(urls.policies.detail, { id: policyId }) });
  if (!isErased && policyId === null && quoteStep(quote) !== 'CREATE_POLICY' && canOpen(urls.policies.create))
    actions.push({ text: t('createPolicy'), icon: ShieldPlus, href: `${urls.policies.create}?quoteId=${id}` });
  if (!isCustomer && !isErased && canOpen(urls.quotes.create))
    actions.push({ text: t('add.quote'), icon: FilePlus, onSelect: () => setAdding(true) });

  return (
    <div className={styles.actions}>
      {isPhone && actions.length > 1 ? (
        <Menu
          label={t('more')}
          sheetTitle={t('more')}
          sheetDescription={quote.serial}
          align="end"
          trigger={
            <IconButton variant="outline" size="large" label={t('more')}>
              <Icon of={Ellipsis} />
            </IconButton>
          }
        >
          {actions.map((action) => (
            <ActionItem key={action.text} {...action} />
          ))}
        </Menu>
      ) : (
        actions.map((action) => <ActionButton key={action.text} {...action} />)
      )}
      {isCustomer || isErased ? null : (
        <div className={styles.primary}>
          <NextStep quote={quote} />
        </div>
      )}
      {adding ? (
        <AddQuoteDialog
          subject={{ opportunityId, serial: opportunitySerial, contactId, insuranceTypeId, from: quote }}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </div>
  );
}

function ActionButton({ text, icon, href, onSelect, pending = false }: Action) {
  const leadingIcon = <Icon of={icon} size={16} />;
  if (href === undefined)
    return (
      <Button leadingIcon={leadingIcon} loading={pending} onClick={onSelect}>
        {text}
      </Button>
    );
  return (
    <Button asChild leadingIcon={leadingIcon}>
      <RouterLink to={href}>{text}</RouterLink>
    </Button>
  );
}

function ActionItem({ text, icon, href, onSelect, pending = false }: Action) {
  const shared = { icon: <Icon of={icon} />, disabled: pending };
  if (href === undefined)
    return (
      <MenuItem {...shared} {...(onSelect && { onSelect })}>
        {text}
      </MenuItem>
    );
  return (
    <MenuItem asChild {...shared}>
      <RouterLink to={href}>{text}</RouterLink>
    </MenuItem>
  );
}
