import { useWrite } from '@fairlead/api-client/swr';
import { to, urls, useAction, useIsStillHere } from '@fairlead/kit';
import { mayViewAsCustomer } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { toast } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Contact } from './contacts.api';

/** Starts a view of the portal as the customer of a contact, if the user may and the account of the customer is enabled. */
export function useCustomerView(contact: Contact) {
  const { t } = useTranslation('contacts');
  const { viewer, me, startView } = useAuth();
  const { pathname, search } = useLocation();
  const write = useWrite('post', '/api/contact/view/id/{id}');
  const isStillHere = useIsStillHere();
  const { id, account, agent } = contact;
  const action = useAction(() => write({ params: { path: { id } } }), {
    failedTitle: t('view.failed'),
    onDone({ accessToken: token }) {
      // the user may have opened another page, which the view would replace
      if (!isStillHere()) return;
      try {
        startView({ token, returnTo: pathname + search, contactPath: to(urls.contacts.view, { id }) });
      } catch {
        // the browser blocks the storage of the tab
        toast.error(t('view.blocked'));
      }
    },
  });
  const isAllowed = viewer !== null && me !== null && mayViewAsCustomer(viewer, me.user.id, { agent });
  return { isOffered: isAllowed && account !== null && !account.disabled, start: () => action.run() };
}
