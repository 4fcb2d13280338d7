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
