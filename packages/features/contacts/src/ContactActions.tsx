import { canOpen, type ProductPanel, RouterLink, to, urls, useProduct } from '@fairlead/kit';
import { useAccountActions } from '@fairlead/pickers/account';
import { fullName } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, Icon, IconButton, Inline, Menu, MenuItem, MenuSeparator } from '@fairlead/ui';
import { Ellipsis, Eye, Mail, Pencil, Phone, Plus } from 'lucide';
import { useTranslation } from 'react-i18next';
import { type Contact, useCustomerAccount } from './contacts.api';
import { useCustomerView } from './useCustomerView';
import { usePersonalDataActions } from './usePersonalDataActions';

interface ContactActionsProps {
  contact: Contact;
  panels: readonly ProductPanel[];
}

/** One primary action, the ways to reach the contact, and the rest in menus. Nothing for an erased contact. */
export function ContactActions({ contact, panels }: ContactActionsProps) {
  const { id, phone, account } = contact;
  const { t } = useTranslation(['contacts', 'shell']);
  const { viewer } = useAuth();
  const product = useProduct();
  const { itemsFor, confirmation } = useAccountActions();
  const { data } = useCustomerAccount(contact);
  const personalData = usePersonalDataActions(contact);
  const view = useCustomerView(contact);
  if (!viewer || contact.erasedAt !== null) return null;
  const starts = panels.flatMap(({ id: panel, start }) =>
    start && canOpen(product, start.to(id), viewer) ? [{ panel, label: start.label, address: start.to(id) }] : [],
  );
  const mail = starts.find(({ panel }) => panel === 'mails');
  const policy = starts.find(({ panel }) => panel === 'policies');
  const accountItems = account
    ? itemsFor({ ...account, name: fullName(contact), role: 'CUSTOMER', secondFactor: data?.secondFactor })
    : [];
  const groups = [
    viewer.licensed
      ? [
          <MenuItem key="edit" asChild icon={<Icon of={Pencil} />}>
            <RouterLink to={to(urls.contacts.edit, { id })}>{t('shell:contacts.edit')}</RouterLink>
          </MenuItem>,
        ]
      : [],
    view.isOffered
      ? [
          <MenuItem key="view" icon={<Icon of={Eye} />} onSelect={() => void view.start()}>
            {t('view.start')}
          </MenuItem>,
        ]
      : [],
    accountItems,
    personalData.items,
  ].filter((items) => items.length > 0);
  const others = starts.filter((start) => start !== mail && start !== policy);
  return (
    <Inline gap={8} wrap>
      {mail ? (
        <Button
          asChild
          {...(!policy && { variant: 'solid' as const, tone: 'accent' as const })}
          leadingIcon={<Icon of={Mail} size={16} />}
        >
          <RouterLink to={mail.address}>{t(`shell:${mail.label}`)}</RouterLink>
        </Button>
      ) : null}
      {phone ? (
        <Button asChild leadingIcon={<Icon of={Phone} size={16} />}>
          <a href={`tel:${phone}`}>{t('call')}</a>
        </Button>
      ) : null}
      {others.length > 0 ? (
        <Menu
          label={t('new')}
          align="end"
          trigger={<Button leadingIcon={<Icon of={Plus} size={16} />}>{t('new')}</Button>}
        >
          {others.map(({ label, address }) => (
            <MenuItem key={address} asChild>
              <RouterLink to={address}>{t(`shell:${label}`)}</RouterLink>
            </MenuItem>
          ))}
        </Menu>
      ) : null}
      {policy ? (
        <Button asChild variant="solid" tone="accent" leadingIcon={<Icon of={Plus} size={16} />}>
          <RouterLink to={policy.address}>{t(`shell:${policy.label}`)}</RouterLink>
        </Button>
      ) : null}
      {groups.length > 0 ? (
        <Menu
          label={t('more')}
          align="end"
          trigger={
            <IconButton label={t('more')}>
              <Icon of={Ellipsis} />
            </IconButton>
          }
        >
          {groups.flatMap((items, place) =>
            place === 0 ? items : [<MenuSeparator key={`group ${place}`} />, ...items],
          )}
        </Menu>
      ) : null}
      {personalData.dialog}
      {confirmation}
    </Inline>
  );
}
