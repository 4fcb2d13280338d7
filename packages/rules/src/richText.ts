/**
 * Allowed HTML: text, headings, lists, links, emphasis, quotations and tables.
 * Ids and names are not allowed, because they could shadow properties of the page. Classes and styles could draw over the
 * page.
 */
export const richText = {
  tags: 'a b blockquote br caption code div em h1 h2 h3 h4 h5 h6 hr i li ol p pre s span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
  attributes: ['colspan', 'dir', 'href', 'lang', 'rowspan', 'start'],
  /** Allowed schemes of a link. */
  schemes: ['http', 'https', 'mailto', 'tel'],
} as const;

/** Whether HTML contains no text. Editors leave empty tags when the user deletes all text. */
export const isBlankHtml = (html: string): boolean => html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '';
