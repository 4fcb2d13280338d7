import { Editor } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Selection, UndoRedo } from '@tiptap/extensions';
import { type Fragment, Slice } from '@tiptap/pm/model';
import { sanitizeHtml } from '../RichText/sanitize';
import { cleanPaste, twoLevels } from './cleanPaste';
import { LinkMark } from './LinkMark';
import { linkAddress } from './linkAddress';
import { selected } from './RichTextEditor.css';

/** What cannot be pasted at all: characters of HTML, pictures left out of it. Cleaning so much takes about a second. */
const largestPaste = 4_000_000;
/** The most paragraphs of one paste: drawing more would be felt. */
const mostBlocks = 10_000;

const extensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  Underline,
  Heading.configure({ levels: [2, 3] }),
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  HardBreak,
  // what was pasted as a quotation stays one
  Blockquote,
  LinkMark,
  UndoRedo,
  Selection.configure({ className: selected }),
];

export interface EditorCallbacks {
  /** Of the element that is written in; read again whenever the editor draws. */
  attributes: () => Record<string, string>;
  /** The most characters of text. */
  limit: () => number;
  onChange: (pasted: boolean) => void;
  /** Something was pasted: all of it was taken, only its beginning, or nothing. */
  onPaste: (refused: 'cut' | 'tooLarge' | undefined) => void;
  onLink: () => void;
}

/** Characters of text, line breaks not counted. */
export const textLength = (editor: Editor) => editor.state.doc.textContent.length;

/** The HTML of what is written; empty when nothing is. */
export const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : sanitizeHtml(editor.getHTML()));

/** HTML as the editor takes it. */
export const contentOf = (html: string) => twoLevels(sanitizeHtml(html));

/** Where the first `length` characters of the content end, or its first paragraphs; nowhere when it is shorter. */
function cutAt(content: Fragment, length: number): number | undefined {
  let left = length;
  let blocks = 0;
  let position: number | undefined;
  content.descendants((node, at) => {
    if (position !== undefined) return false;
    if (node.isTextblock && ++blocks > mostBlocks) position = at;
    else if (node.isText) {
      const size = node.text?.length ?? 0;
      if (size > left) position = at + left;
      left -= size;
    }
    return true;
  });
  return position;
}

/** The beginning of the text with one character more than fits, by which it is known that it does not. */
function overfull(text: string, room: number) {
  let left = room + 1;
  for (let at = 0; at < text.length; at++) {
    if (text[at] !== '\n' && text[at] !== '\r') left--;
    if (left <= 0) return text.slice(0, at + 1);
  }
  return text;
}

/** The editor in this element, with what is pasted cleaned before it is looked at. */
export function createEditor(mount: HTMLElement, html: string, callbacks: EditorCallbacks): Editor {
  const { attributes, limit, onChange, onPaste, onLink } = callbacks;
  const room = () => {
    const { doc, selection } = editor.state;
    return Math.max(0, limit() - doc.textContent.length + doc.textBetween(selection.from, selection.to).length);
  };
  const editor: Editor = new Editor({
    element: { mount },
    extensions,
    content: contentOf(html),
    // a style element would need the page's nonce; its rules are in our own stylesheet
    injectCSS: false,
    // they look for Markdown in what was pasted, and take longer than all the rest
    enablePasteRules: false,
    onUpdate: ({ transaction }) => onChange(transaction.getMeta('paste') === true),
    editorProps: {
      attributes: ({ doc }) => ({
        ...attributes(),
        // one empty paragraph
        ...(doc.content.size <= 2 && { 'data-empty': '' }),
      }),
      transformPastedHTML: cleanPaste,
      transformPastedText: (text) => overfull(text, room()),
      transformPasted: (slice) => {
        const position = cutAt(slice.content, room());
        onPaste(position === undefined ? undefined : 'cut');
        return position === undefined ? slice : Slice.maxOpen(slice.content.cut(0, position));
      },
      // an address pasted over words makes a link of them
      handlePaste: (_, event) => {
        const address = linkAddress(event.clipboardData?.getData('text/plain') ?? '');
        if (!address || editor.state.selection.empty || !/^https?:/.test(address)) return false;
        return editor.commands.setMark('link', { href: address });
      },
      // a file would be opened in the place of the page
      handleDrop: (_, event) => {
        const files = (event.dataTransfer?.files.length ?? 0) > 0;
        if (files) event.preventDefault();
        return files;
      },
      handleDOMEvents: {
        paste: (_, event) => {
          if ((event.clipboardData?.getData('text/html').length ?? 0) <= largestPaste) return false;
          event.preventDefault();
          onPaste('tooLarge');
          return true;
        },
      },
      handleKeyDown: (_, event) => {
        if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k')
          return false;
        // the page may have a use of its own for it
        event.stopPropagation();
        onLink();
        return true;
      },
    },
  });
  return editor;
}
