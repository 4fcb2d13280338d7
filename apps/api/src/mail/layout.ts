import type { Language } from '@fairlead/rules';
import { translate } from '../messages/index.ts';
import { htmlOf, type Markup, markup } from './markup.ts';

/** Brand of a mail. */
export interface Brand {
  /** Name of the agency, or the product name in mails of the platform. */
  name: string;
  /** Absolute URL of an image format that mail programs display. */
  logoUrl: string | null;
  productName: string;
}

/** Content of a mail as plain text, which the layout escapes. */
export interface MailContent {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Text written by a person: sanitized HTML, and the same as plain text. */
  letter?: { html: Markup; text: string };
  /** Lines of a receipt or a summary. */
  facts?: readonly { label: string; value: string }[];
  /** Records with their addresses. */
  links?: readonly { label: string; url: string }[];
  action?: { label: string; url: string };
  /** Small print, such as the validity of a link. */
  note?: string;
}

/** Mail programs support no custom properties. These are the values of the theme DEFAULT. */
const theme = {
  page: '#f4f6f7',
  card: '#ffffff',
  border: '#dfe3e6',
  text: '#1c2024',
  muted: '#60646c',
  accent: '#008573',
  onAccent: '#ffffff',
  font: "font-family:Manrope,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
} as const;

/** Length of the preview that mail programs show in the inbox. */
const PREVIEW = 140;

/** Start of a text, without half of a pair, such as a cut emoji. */
const previewOf = (text: string): string => text.slice(0, PREVIEW).replace(/[\ud800-\udbff]$/, '');

const paragraph = (text: string) =>
  markup`<p style="margin:0 0 16px;font-size:15px;line-height:24px;color:${theme.text}">${text}</p>`;

const letterBlock = (html: Markup) =>
  markup`<div style="margin:0 0 24px;font-size:15px;line-height:24px;color:${theme.text}">${html}</div>`;

const fact = ({ label, value }: { label: string; value: string }) =>
  markup`<tr><td style="padding:8px 12px 8px 0;border-top:1px solid ${theme.border};font-size:13px;line-height:20px;color:${theme.muted}">${label}</td><td align="right" style="padding:8px 0;border-top:1px solid ${theme.border};font-size:13px;line-height:20px;font-weight:600;color:${theme.text}">${value}</td></tr>`;

const link = ({ label, url }: { label: string; url: string }) =>
  markup`<tr><td style="padding:8px 0;border-top:1px solid ${theme.border};font-size:14px;line-height:20px"><a href="${url}" style="color:${theme.accent}">${label}</a></td></tr>`;

/** A button as a table cell, because Outlook ignores the padding of links. */
const button = ({ label, url }: { label: string; url: string }, language: Language) =>
  markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td bgcolor="${theme.accent}" style="border-radius:6px"><a href="${url}" style="display:inline-block;padding:12px 24px;font-size:15px;line-height:20px;font-weight:700;color:${theme.onAccent};text-decoration:none">${label}</a></td></tr></table>
<p style="margin:0 0 16px;font-size:12px;line-height:18px;color:${theme.muted}">${translate(language, { code: 'mail.copyLink' })}<br><a href="${url}" style="color:${theme.accent};word-break:break-all">${url}</a></p>`;

const header = ({ name, logoUrl }: Brand) =>
  logoUrl
    ? markup`<img src="${logoUrl}" alt="${name}" height="40" style="display:block;height:40px;max-width:240px;border:0;font-size:18px;font-weight:700;color:${theme.text}">`
    : markup`<span style="font-size:18px;line-height:28px;font-weight:700;color:${theme.text}">${name}</span>`;

function footer({ name, productName }: Brand, language: Language): string {
  if (name === productName) return translate(language, { code: 'mail.sentBy', params: { name } });
  return translate(language, { code: 'mail.sentWith', params: { name, product: productName } });
}

/** Layout of every mail: tables and inline styles, which all mail programs support. */
export function renderHtml(brand: Brand, language: Language, content: MailContent): string {
  const { subject, heading, paragraphs, letter, facts = [], links = [], action, note } = content;
  const preview = paragraphs[0] ?? previewOf(letter?.text ?? '');
  const body: Markup[] = [
    markup`<h1 style="margin:0 0 16px;font-size:22px;line-height:32px;font-weight:700;color:${theme.text}">${heading}</h1>`,
    ...paragraphs.map(paragraph),
    ...(letter ? [letterBlock(letter.html)] : []),
    ...(facts.length > 0
      ? [
          markup`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">${facts.map(fact)}</table>`,
        ]
      : []),
    ...(links.length > 0
      ? [
          markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">${links.map(link)}</table>`,
        ]
      : []),
    ...(action ? [button(action, language)] : []),
    ...(note ? [markup`<p style="margin:0;font-size:12px;line-height:18px;color:${theme.muted}">${note}</p>`] : []),
  ];
  return htmlOf(markup`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${subject}</title></head>
<body style="margin:0;padding:0;background:${theme.page}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${theme.page}"><tr><td align="center" style="padding:24px 16px;${theme.font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:8px 8px 20px">${header(brand)}</td></tr>
<tr><td bgcolor="${theme.card}" style="padding:32px 28px;border:1px solid ${theme.border};border-radius:10px;text-align:start">
${body}
</td></tr>
<tr><td style="padding:20px 8px;font-size:12px;line-height:18px;color:${theme.muted}">${footer(brand, language)}</td></tr>
</table></td></tr></table>
</body></html>`);
}

/** Plain-text version of a mail. */
export function renderText(brand: Brand, language: Language, content: MailContent): string {
  const { heading, paragraphs, letter, facts = [], links = [], action, note } = content;
  const blocks = [
    heading,
    ...paragraphs,
    letter?.text ?? '',
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    links.map(({ label, url }) => `${label}\n${url}`).join('\n\n'),
    action ? `${action.label}:\n${action.url}` : '',
    note ?? '',
    `-- \n${footer(brand, language)}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
