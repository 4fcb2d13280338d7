import { isBlankHtml, richText } from '@fairlead/rules';
import sanitizeHtml from 'sanitize-html';

/**
 * HTML that somebody wrote, as it may be kept and sent on: nothing in it can act, load or be styled, and links lead
 * outside. The browser cleans it again before it shows it.
 */
export function cleanHtml(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: [...richText.tags],
    allowedAttributes: { '*': [...richText.attributes] },
    allowedSchemes: [...richText.schemes],
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    // what stands in these is no text to read
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template'],
    // deeper than anybody writes; a browser that draws it would be slow
    nestingLimit: 100,
    transformTags: {
      a: (tagName, { href = '', ...attributes }) => ({
        tagName,
        attribs: isAbsolute(href) ? { ...attributes, href } : attributes,
      }),
    },
  });
  return isBlankHtml(clean) ? '' : clean;
}

/** What somebody else is sent has no business with addresses of our page. */
const isAbsolute = (href: string): boolean =>
  richText.schemes.some((scheme) => href.trim().toLowerCase().startsWith(`${scheme}:`)) && URL.canParse(href);
