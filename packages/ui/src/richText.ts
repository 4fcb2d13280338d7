export { RichText, type RichTextProps } from './RichText/RichText';
export { sanitizeHtml } from './RichText/sanitize';
