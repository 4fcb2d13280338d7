import type { Language } from '@fairlead/rules';
import type { Mail, Mailer } from '../../mail/mailer.ts';
import { translate } from '../../messages/index.ts';
import { mailTokenLife } from './mailTokens.ts';

const HOUR = 3600;

/** Recipient of a mail: address, language and brand. */
export interface Recipient {
  name: string;
  email: string;
  language: Language;
  agencyId: string | null;
}

/** Mails about the user's own account. */
export function makeAccountMails(mailer: Mailer) {
  const { productName: product } = mailer;
  const to = ({ email, language, agencyId }: Recipient) => ({ to: email, language, agencyId });
  const hello = ({ name, language }: Recipient) => translate(language, { code: 'mail.hello', params: { name } });

  return {
    verifyEmail(recipient: Recipient, token: string): Mail {
      const { language, email } = recipient;
      const subject = translate(language, { code: 'mail.verifyEmail.subject' });
      const hours = mailTokenLife.verifyEmail / HOUR;
      return {
        ...to(recipient),
        kind: 'verifyEmail',
        content: {
          subject,
          heading: subject,
          paragraphs: [
            hello(recipient),
            translate(language, { code: 'mail.verifyEmail.text', params: { email, product } }),
          ],
          action: {
            label: translate(language, { code: 'mail.verifyEmail.action' }),
            url: mailer.linkTo('/auth/verify-email', { token }),
          },
          note: `${translate(language, { code: 'mail.verifyEmail.note', params: { hours } })} ${translate(language, { code: 'mail.notYou' })}`,
        },
      };
    },

    resetPassword(recipient: Recipient, token: string): Mail {
      const { language } = recipient;
      const subject = translate(language, { code: 'mail.resetPassword.subject' });
      const minutes = mailTokenLife.resetPassword / 60;
      return {
        ...to(recipient),
        kind: 'resetPassword',
        content: {
          subject,
          heading: subject,
          paragraphs: [hello(recipient), translate(language, { code: 'mail.resetPassword.text', params: { product } })],
          action: {
            label: translate(language, { code: 'mail.resetPassword.action' }),
            url: mailer.linkTo('/auth/reset-password', { token }),
          },
          note: `${translate(language, { code: 'mail.resetPassword.note', params: { minutes } })} ${translate(language, { code: 'mail.notYou' })}`,
        },
      };
    },

    passwordChanged(recipient: Recipient): Mail {
      const { language } = recipient;
      const subject = translate(language, { code: 'mail.passwordChanged.subject' });
      return {
        ...to(recipient),
        kind: 'passwordChanged',
        content: {
          subject,
          heading: subject,
          paragraphs: [
            hello(recipient),
            translate(language, { code: 'mail.passwordChanged.text', params: { product } }),
            translate(language, { code: 'mail.passwordChanged.note' }),
          ],
          action: {
            label: translate(language, { code: 'mail.passwordChanged.action' }),
            url: mailer.linkTo('/auth/reset-password'),
          },
        },
      };
    },

    /** Tells an agency admin that a member has declared a license. */
    licenseDeclared(recipient: Recipient, member: { id: string; name: string; email: string }): Mail {
      const { language } = recipient;
      const { name, email } = member;
      const subject = translate(language, { code: 'mail.licenseDeclared.subject', params: { name } });
      return {
        ...to(recipient),
        kind: 'licenseDeclared',
        content: {
          subject,
          heading: subject,
          paragraphs: [
            hello(recipient),
            translate(language, { code: 'mail.licenseDeclared.text', params: { name, email } }),
            translate(language, { code: 'mail.licenseDeclared.note' }),
          ],
          action: {
            label: translate(language, { code: 'mail.licenseDeclared.action' }),
            url: mailer.linkTo(`/agency/member/${member.id}`),
          },
        },
      };
    },
  };
}
