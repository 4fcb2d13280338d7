import type { Language } from '@fairlead/rules';
import type { Mail, Mailer } from '../../mail/mailer.ts';
import { translate } from '../../messages/index.ts';
import { mailTokenLife } from './mailTokens.ts';

const HOUR = 3600;

/** To whom, in whose brand, and what the product is called there. */
export interface Reader {
  name: string;
  email: string;
  language: Language;
  agencyId: string | null;
}

/** The mails about one's own account. */
export function makeAccountMails(mailer: Mailer) {
  const { productName: product } = mailer;
  const to = ({ email, language, agencyId }: Reader) => ({ to: email, language, agencyId });
  const hello = ({ name, language }: Reader) => translate(language, { code: 'mail.hello', params: { name } });

  return {
    verifyEmail(reader: Reader, token: string): Mail {
      const { language, email } = reader;
      const subject = translate(language, { code: 'mail.verifyEmail.subject' });
      const hours = mailTokenLife.verifyEmail / HOUR;
      return {
        ...to(reader),
        kind: 'verifyEmail',
        content: {
          subject,
          heading: subject,
          paragraphs: [
            hello(reader),
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

    resetPassword(reader: Reader, token: string): Mail {
      const { language } = reader;
      const subject = translate(language, { code: 'mail.resetPassword.subject' });
      const minutes = mailTokenLife.resetPassword / 60;
      return {
        ...to(reader),
        kind: 'resetPassword',
        content: {
          subject,
          heading: subject,
          paragraphs: [hello(reader), translate(language, { code: 'mail.resetPassword.text', params: { product } })],
          action: {
            label: translate(language, { code: 'mail.resetPassword.action' }),
            url: mailer.linkTo('/auth/reset-password', { token }),
          },
          note: `${translate(language, { code: 'mail.resetPassword.note', params: { minutes } })} ${translate(language, { code: 'mail.notYou' })}`,
        },
      };
    },

    passwordChanged(reader: Reader): Mail {
      const { language } = reader;
      const subject = translate(language, { code: 'mail.passwordChanged.subject' });
      return {
        ...to(reader),
        kind: 'passwordChanged',
        content: {
          subject,
          heading: subject,
          paragraphs: [
            hello(reader),
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
  };
}
