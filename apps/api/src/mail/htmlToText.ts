import sanitizeHtml from 'sanitize-html';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** Plain text of sanitized HTML, with line breaks and link URLs. */
export function htmlToText(html: string): string {
  const lines = html
    .replace(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, (_, href: string, label: string) =>
      label === href ? label : `${label} (${href})`,
    )
    .replace(/<li[^>]*>/g, '- ')
    .replace(/<br\s*\/?>|<\/(?:li|tr|div)>/g, '\n')
    .replace(/<\/(?:p|h[1-6]|ul|ol|blockquote|pre|table)>/g, '\n\n');
  return sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
