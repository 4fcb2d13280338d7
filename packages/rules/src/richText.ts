/**
 * What formatted text may consist of, whoever wrote it: text, headings, lists, links, emphasis, quotations and tables.
 * Neither names, which could hide properties of a page, nor classes and styles, which could draw over it.
 */
export const richText = {
  tags: 'a b blockquote br caption code div em h1 h2 h3 h4 h5 h6 hr i li ol p pre s span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
  attributes: ['colspan', 'dir', 'href', 'lang', 'rowspan', 'start'],
  /** Where a link may lead. */
  schemes: ['http', 'https', 'mailto', 'tel'],
} as const;

/** Whether there is anything to read in HTML: tags without words are what an editor leaves of a text that was taken away. */
export const isBlankHtml = (html: string): boolean => html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '';
