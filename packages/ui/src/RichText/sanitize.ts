import createDOMPurify, { type Config } from 'dompurify';
import { balanced } from './balanced';

/** What formatted text consists of: paragraphs, headings, lists, links, emphasis, quotations, and the tables of mails. */
const tags =
  'a b blockquote br caption code div em h1 h2 h3 h4 h5 h6 hr i li ol p pre s span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );
/** Neither names, which could hide properties of the page, nor classes and styles, which could draw over it. */
const attributes = 'colspan dir href lang rowspan start'.split(' ');
const allowed = { tags: new Set(tags), attributes: new Set(attributes) };

/** Absolute only: what came from elsewhere has no business with addresses of this page. */
export const safeAddress = /^(?:https?:\/\/|mailto:|tel:)/i;

const config: Config = {
  ALLOWED_TAGS: tags,
  ALLOWED_ATTR: attributes,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: safeAddress,
  // DOMPurify takes any other attribute's value for an address too, unless told
  ADD_URI_SAFE_ATTR: attributes.filter((name) => name !== 'href'),
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
};

type Sanitizer = ReturnType<typeof createDOMPurify>;
let sanitizer: Sanitizer | undefined;

/** An instance of our own, whose hook is nobody else's; made at the first text, because making it needs a document. */
function makeSanitizer(): Sanitizer {
  const made = createDOMPurify(window);
  if (!made.isSupported) throw new Error('sanitizeHtml needs a browser’s document');
  made.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName !== 'A') return;
    const href = element.getAttribute('href')?.trim() ?? '';
    // an address that does not parse is one that a browser may read otherwise than the pattern did
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
 * HTML from a person or from a mail, as HTML that can stand in a page: what is not on a short list of elements and
 * attributes goes, links lead to `http`, `https`, `mailto` and `tel` alone and open in a tab that does not know this one.
 *
 * DOMPurify is what makes it safe. It reads what `balanced` has left, so that a megabyte of tags that nobody closed takes
 * no longer than any other, and no style or handler comes near the page's content security policy, which would report it.
 *
 * @throws where there is no document (on a server): nothing is passed on unsanitised.
 */
export function sanitizeHtml(html: string): string {
  sanitizer ??= makeSanitizer();
  return sanitizer.sanitize(balanced(html, allowed), config);
}
