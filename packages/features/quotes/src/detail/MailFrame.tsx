import type { SyntheticEvent } from 'react';
import * as styles from './MailFrame.css';

interface MailFrameProps {
  /** Document of the mail, from the server. */
  html: string;
  /** Accessible name. */
  title: string;
}

/**
 * Shows a mail with its own styles, apart from the theme. The Content Security Policy of the portal ignores `style` attributes,
 * so the styles are set through the CSSOM. Links do nothing.
 */
export function MailFrame({ html, title }: MailFrameProps) {
  const fill = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const target = currentTarget.contentDocument;
    if (!target) return;
    const mail = new DOMParser().parseFromString(html.replaceAll(' style="', ' data-style="'), 'text/html');
    const body = target.importNode(mail.body, true);
    for (const element of [body, ...body.querySelectorAll<HTMLElement>('[data-style]')])
      element.style.cssText = element.dataset['style'] ?? '';
    for (const link of body.querySelectorAll('a')) link.removeAttribute('href');
    target.documentElement.lang = mail.documentElement.lang;
    target.body.replaceWith(body);
  };
  return (
    <iframe
      title={title}
      sandbox="allow-same-origin"
      srcDoc="<!doctype html><title></title>"
      onLoad={fill}
      className={styles.frame}
    />
  );
}
