import { isLoopback } from '../loopback.ts';

export interface SmtpServer {
  host: string;
  port: number;
  auth: { user: string; pass: string } | undefined;
  /**
   * `implicit`: TLS from the first byte. `required`: STARTTLS or an error. `offered`: STARTTLS if the server offers it. `off`:
   * no TLS.
   */
  tls: 'implicit' | 'required' | 'offered' | 'off';
}

/** Whether a URL turns TLS off. */
export const turnsTlsOff = (url: string): boolean => new URL(url).searchParams.get('tls') === 'off';

/**
 * Parses `smtp://user:password@host:587` or `smtps://`. `smtp://` requires STARTTLS, except on this machine or with `?tls=off`.
 *
 * @returns Undefined when the URL is malformed or has other options.
 */
export function parseSmtpUrl(text: string): SmtpServer | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const implicit = url.protocol === 'smtps:';
  const options = [...url.searchParams].map(([name, value]) => `${name}=${value}`);
  if ((!implicit && url.protocol !== 'smtp:') || url.hostname === '' || !/^\/?$/.test(url.pathname)) return undefined;
  if (options.some((option) => option !== 'tls=off') || (implicit && options.length > 0)) return undefined;
  const user = decodeURIComponent(url.username);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (implicit ? 465 : 587),
    auth: user === '' ? undefined : { user, pass: decodeURIComponent(url.password) },
    tls: implicit ? 'implicit' : options.length > 0 ? 'off' : isLoopback(url.hostname) ? 'offered' : 'required',
  };
}
