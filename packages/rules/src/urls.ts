/** Characters of an address that is stored. */
export const URL_MAX_LENGTH = 2_048;

/** Whether this is a whole address of http or https, with a host: what a link may lead to. */
export function isWebUrl(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text) || text.length > URL_MAX_LENGTH) return false;
  try {
    const { hostname } = new URL(text);
    return hostname === 'localhost' || hostname.includes('.') || hostname.startsWith('[');
  } catch {
    return false;
  }
}

/** A site without `https://` before it. */
const bare = /^[^\s@:/?#]+\.[^\s@:/?#.]+(?:[:/?#]\S*)?$/;

/** The web address that somebody means who types `example.com/me` or the whole of it; none for what is no such thing. */
export function webAddress(typed: string): string | undefined {
  const text = typed.trim();
  const whole = bare.test(text) ? `https://${text}` : text;
  return isWebUrl(whole) ? whole : undefined;
}
