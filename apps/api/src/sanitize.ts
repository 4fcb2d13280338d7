import { isBlankHtml, richText } from '@fairlead/rules';
import sanitizeHtml from 'sanitize-html';

/**
 * Sanitizes HTML for storage and mails. Removes scripts, styles and embedded content, and allows absolute links only. The
 * browser sanitizes it again before display.
 */
export function cleanHtml(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: [...richText.tags],
    allowedAttributes: { '*': [...richText.attributes] },
    allowedSchemes: [...richText.schemes],
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    // their content is not readable text
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template'],
    // deeper nesting slows browsers down and does not occur in real texts
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

/** Relative links would point to the portal, which is meaningless in a mail. */
const isAbsolute = (href: string): boolean =>
  richText.schemes.some((scheme) => href.trim().toLowerCase().startsWith(`${scheme}:`)) && URL.canParse(href);
