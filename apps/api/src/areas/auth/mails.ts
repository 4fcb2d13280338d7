import type { Language } from '@fairlead/rules';
import type { Origin } from '../../db/audit.ts';
import { composeMail } from '../../mail/compose.ts';
import type { Mail, Mailer } from '../../mail/mailer.ts';
import { type Message, messageText, translate } from '../../messages/index.ts';
import { describeDevice } from '../../records/devices.ts';
import { mailTokenLife } from './mailTokens.ts';

const HOUR = 3600;

/** Recipient of a mail: address, language and brand. */
export interface Recipient {
  name: string;
  email: string;
  language: Language;
  agencyId: string | null;
}

interface DeviceOrigin extends Origin {
  /** Place of the network address, if it is known. */
  place: string | null;
}

type FactorMailKind =
  | 'authenticatorRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'recoveryCodeUsed'
  | 'secondFactorOff'
  | 'secondFactorOn'
  | 'secondFactorReset';

/** Mails about the user's own account. */
export function makeAccountMails(mailer: Mailer) {
  const { productName: product } = mailer;
  const to = ({ email, language, agencyId }: Recipient) => ({ to: email, language, agencyId });
  /** Notice about the second factor of the recipient. */
  const secondFactorMail = (
    kind: FactorMailKind,
    recipient: Recipient,
    { subject, text, note = { code: 'mail.secondFactor.note' } }: { subject: Message; text: Message; note?: Message },
  ): Mail => {
    const content = composeMail(recipient.language, {
      subject,
      name: recipient.name,
      texts: [text, note],
      action: ['mail.secondFactor.action', mailer.linkTo('/profile/security')],
    });
    return { ...to(recipient), kind, content };
  };

  return {
    verifyEmail(recipient: Recipient, token: string): Mail {
      const { name, language, email } = recipient;
      const hours = mailTokenLife.verifyEmail / HOUR;
      const content = composeMail(language, {
        subject: { code: 'mail.verifyEmail.subject' },
        name,
        texts: [{ code: 'mail.verifyEmail.text', params: { email, product } }],
        action: ['mail.verifyEmail.action', mailer.linkTo('/auth/verify-email', { token })],
        note: `${translate(language, { code: 'mail.verifyEmail.note', params: { hours } })} ${messageText(language, 'mail.notYou')}`,
      });
      return { ...to(recipient), kind: 'verifyEmail', content };
    },

    resetPassword(recipient: Recipient, token: string): Mail {
      const { name, language } = recipient;
      const minutes = mailTokenLife.resetPassword / 60;
      const content = composeMail(language, {
        subject: { code: 'mail.resetPassword.subject' },
        name,
        texts: [{ code: 'mail.resetPassword.text', params: { product } }],
        action: ['mail.resetPassword.action', mailer.linkTo('/auth/reset-password', { token })],
        note: `${translate(language, { code: 'mail.resetPassword.note', params: { minutes } })} ${messageText(language, 'mail.notYou')}`,
      });
      return { ...to(recipient), kind: 'resetPassword', content };
    },

    passwordChanged(recipient: Recipient): Mail {
      const { name, language } = recipient;
      const content = composeMail(language, {
        subject: { code: 'mail.passwordChanged.subject' },
        name,
        texts: [{ code: 'mail.passwordChanged.text', params: { product } }, { code: 'mail.passwordChanged.note' }],
        action: ['mail.passwordChanged.action', mailer.linkTo('/auth/reset-password')],
      });
      return { ...to(recipient), kind: 'passwordChanged', content };
    },

    /** Alert about a sign-in on a new device. */
    newDevice(recipient: Recipient, { networkAddress, userAgent, place }: DeviceOrigin, at: Date): Mail {
      const { name, language } = recipient;
      const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
      const { browser, system } = describeDevice(userAgent);
      const content = composeMail(language, {
        subject: { code: 'mail.newDevice.subject' },
        name,
        texts: [{ code: 'mail.newDevice.text', params: { product } }, { code: 'mail.newDevice.note' }],
        facts: [
          ['mail.newDevice.device', [browser, system].filter(Boolean).join(', ')],
          ...(place === null ? [] : [['mail.newDevice.place', place] as const]),
          ['mail.newDevice.address', networkAddress],
          ['mail.newDevice.time', `${when.format(at)} UTC`],
        ],
        action: ['mail.newDevice.action', mailer.linkTo('/profile/security')],
      });
      return { ...to(recipient), kind: 'newDevice', content };
    },

    secondFactorOn: (recipient: Recipient): Mail =>
      secondFactorMail('secondFactorOn', recipient, {
        subject: { code: 'mail.secondFactorOn.subject' },
        text: { code: 'mail.secondFactorOn.text', params: { product } },
      }),
    secondFactorOff: (recipient: Recipient): Mail =>
      secondFactorMail('secondFactorOff', recipient, {
        subject: { code: 'mail.secondFactorOff.subject' },
        text: { code: 'mail.secondFactorOff.text', params: { product } },
      }),
    authenticatorRemoved: (recipient: Recipient): Mail =>
      secondFactorMail('authenticatorRemoved', recipient, {
        subject: { code: 'mail.authenticatorRemoved.subject' },
        text: { code: 'mail.authenticatorRemoved.text', params: { product } },
      }),
    passkeyAdded: (recipient: Recipient, passkey: string): Mail =>
      secondFactorMail('passkeyAdded', recipient, {
        subject: { code: 'mail.passkeyAdded.subject' },
        text: { code: 'mail.passkeyAdded.text', params: { product, passkey } },
      }),
    passkeyRemoved: (recipient: Recipient, passkey: string): Mail =>
      secondFactorMail('passkeyRemoved', recipient, {
        subject: { code: 'mail.passkeyRemoved.subject' },
        text: { code: 'mail.passkeyRemoved.text', params: { product, passkey } },
      }),
    /** @param by Name of the person who reset it. Without it, the operator of the server did. */
    secondFactorReset: (
      recipient: Recipient,
      by: string = messageText(recipient.language, 'mail.secondFactorReset.operator'),
    ): Mail =>
      secondFactorMail('secondFactorReset', recipient, {
        subject: { code: 'mail.secondFactorReset.subject' },
        text: { code: 'mail.secondFactorReset.text', params: { product, by } },
        note: { code: 'mail.secondFactorReset.note' },
      }),
    recoveryCodeUsed: (recipient: Recipient, count: number): Mail =>
      secondFactorMail('recoveryCodeUsed', recipient, {
        subject: { code: 'mail.recoveryCodeUsed.subject' },
        text: { code: 'mail.recoveryCodeUsed.text', params: { product, count } },
      }),

    /** Tells an agency admin that a member has declared a license. */
    licenseDeclared(recipient: Recipient, member: { id: string; name: string; email: string }): Mail {
      const { language } = recipient;
      const { name, email } = member;
      const content = composeMail(language, {
        subject: { code: 'mail.licenseDeclared.subject', params: { name } },
        name: recipient.name,
        texts: [{ code: 'mail.licenseDeclared.text', params: { name, email } }, { code: 'mail.licenseDeclared.note' }],
        action: ['mail.licenseDeclared.action', mailer.linkTo(`/agency/member/${member.id}`)],
      });
      return { ...to(recipient), kind: 'licenseDeclared', content };
    },
  };
}
