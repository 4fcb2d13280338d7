import { defineForm, lazyResolver, loadMessages } from '@fairlead/kit';
import { getI18n } from 'react-i18next';

export const loadSchema = () => import('./signInSchema');

/** Sign-in form. The validation and its messages are not part of the first load. */
export const signInForm = defineForm({
  messages: 'account',
  fields: { email: 'email', password: 'password' },
  empty: { email: '', password: '' },
  resolver: () =>
    lazyResolver(async () => (await Promise.all([loadSchema(), loadMessages(getI18n(), ['kit'])]))[0].signInResolver),
});
