import sanitizeHtml from 'sanitize-html';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The words of cleaned HTML in their lines, for who reads no HTML; a link keeps its address. */
export function htmlToText(html: string): string {
  const lines = html
    .replace(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, (_, href: string, words: string) =>
      words === href ? words : `${words} (${href})`,
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
