/** Maximum length of a stored address, in characters. */
export const URL_MAX_LENGTH = 2_048;

/** Whether the text is a complete http or https address with a host. */
export function isWebUrl(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text) || text.length > URL_MAX_LENGTH) return false;
  try {
    const { hostname } = new URL(text);
    return hostname === 'localhost' || hostname.includes('.') || hostname.startsWith('[');
  } catch {
    return false;
  }
}

/** Address without `https://`. */
const schemelessUrl = /^[^\s@:/?#]+\.[^\s@:/?#.]+(?:[:/?#]\S*)?$/;

/** Completes an entered web address such as `example.com/me`. Undefined for other text. */
export function webAddress(typed: string): string | undefined {
  const text = typed.trim();
  const completed = schemelessUrl.test(text) ? `https://${text}` : text;
  return isWebUrl(completed) ? completed : undefined;
}
