/** HTML that is safe to send: its fixed parts are ours, and whatever was put in has been escaped. */
export interface Markup {
  readonly html: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

type Part = string | number | Markup | readonly Markup[];

function show(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'html' in part ? part.html : part.map(({ html }) => html).join('\n');
}

/** A template whose values are escaped, unless they are markup themselves. */
export const markup = (fixed: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  html: fixed.map((text, index) => text + (index < parts.length ? show(parts[index] ?? '') : '')).join(''),
});

/** The text of it, to be sent. */
export const raw = ({ html }: Markup): string => html;
