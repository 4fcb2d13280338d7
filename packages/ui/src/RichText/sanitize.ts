import createDOMPurify, { type Config } from 'dompurify';
import { balanceTags } from './balanceTags';

/** Elements of formatted text: paragraphs, headings, lists, links, emphasis, quotations, and the tables of emails. */
const tags =
  'a b blockquote br caption code div em h1 h2 h3 h4 h5 h6 hr i li ol p pre s span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );
/** Without `id` and `name`, which could shadow globals, and without `class` and `style`, which could cover the page. */
const attributes = 'colspan dir href lang rowspan start'.split(' ');
const allowed = { tags: new Set(tags), attributes: new Set(attributes) };

/** Absolute addresses only. Foreign HTML must not link to addresses relative to this page. */
export const safeAddress = /^(?:https?:\/\/|mailto:|tel:)/i;

const config: Config = {
  ALLOWED_TAGS: tags,
  ALLOWED_ATTR: attributes,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: safeAddress,
  // By default, DOMPurify checks all other attributes as if they were addresses.
  ADD_URI_SAFE_ATTR: attributes.filter((name) => name !== 'href'),
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
};

type Sanitizer = ReturnType<typeof createDOMPurify>;
let sanitizer: Sanitizer | undefined;

/** Own instance, so that its hook does not affect other users of DOMPurify. Created on demand, because it needs a document. */
function createSanitizer(): Sanitizer {
  const made = createDOMPurify(window);
  if (!made.isSupported) throw new Error('sanitizeHtml needs a browser’s document');
  made.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName !== 'A') return;
    const href = element.getAttribute('href')?.trim() ?? '';
    // A browser may read an address that does not parse differently from the pattern.
    if (!safeAddress.test(href) || !URL.canParse(href)) {
      element.removeAttribute('href');
      return;
    }
    element.setAttribute('rel', 'noopener noreferrer nofollow');
    if (/^http/i.test(href)) element.setAttribute('target', '_blank');
  });
  return made;
}

/**
 * Sanitises HTML from a user or an email for display. Keeps a short list of elements and attributes. Links are limited to
 * `http`, `https`, `mailto` and `tel`, and open in a new tab without access to this one.
 *
 * DOMPurify makes the HTML safe. `balanced` runs first for two reasons: a megabyte of unclosed tags takes no longer than other
 * text, and styles and handlers never reach the parser, where the Content-Security-Policy would report them.
 *
 * @throws Error without a document (on a server), so that unsanitised HTML is never returned.
 */
export function sanitizeHtml(html: string): string {
  sanitizer ??= createSanitizer();
  return sanitizer.sanitize(balanceTags(html, allowed), config);
}
