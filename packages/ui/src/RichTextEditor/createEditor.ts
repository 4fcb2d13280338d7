'use client';
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
import { countCharacters } from '../countCharacters';
import { sanitizeHtml } from '../RichText/sanitize';
import { cleanPaste, twoLevels } from './cleanPaste';
import { LinkMark } from './LinkMark';
import { linkAddress } from './linkAddress';
import { selected } from './RichTextEditor.css';

/** Maximum length of pasted HTML in characters, without images. Cleaning this much takes about a second. */
const maxPasteLength = 4_000_000;
/** Maximum number of pasted paragraphs. Rendering more would be noticeable. */
const maxPasteBlocks = 10_000;

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
  // Keeps pasted quotations.
  Blockquote,
  LinkMark,
  UndoRedo,
  Selection.configure({ className: selected }),
];

export interface EditorCallbacks {
  /** Attributes of the editable element, read on every update of the view. */
  attributes: () => Record<string, string>;
  /** Maximum number of characters. */
  limit: () => number;
  onChange: (pasted: boolean) => void;
  /**
   * Called after a paste. Undefined when everything was inserted, `cut` when it was shortened, `tooLarge` when it was rejected.
   */
  onPaste: (refused: 'cut' | 'tooLarge' | undefined) => void;
  onLink: () => void;
  /** Returns whether the list of people takes the key. */
  onKeyDown: (event: KeyboardEvent) => boolean;
}

/** Number of characters, without line breaks. */
export const textLength = (editor: Editor) => countCharacters(editor.state.doc.textContent);

/** Sanitised HTML of the text, or an empty string. */
export const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : sanitizeHtml(editor.getHTML()));

/** Prepares HTML for the editor. */
export const contentOf = (html: string) => twoLevels(sanitizeHtml(html));

/** Position at which the content exceeds the maximum number of characters or paragraphs, or undefined. */
function cutAt(content: Fragment, length: number): number | undefined {
  let left = length;
  let blocks = 0;
  let position: number | undefined;
  content.descendants((node, at) => {
    if (position !== undefined) return false;
    if (node.isTextblock && ++blocks > maxPasteBlocks) position = at;
    else if (node.isText) {
      const text = node.text ?? '';
      const size = countCharacters(text);
      if (size > left) position = at + [...text].slice(0, left).join('').length;
      left -= size;
    }
    return true;
  });
  return position;
}

/** Start of the text, one character longer than allowed, so that the later check detects the overflow. */
function truncateAfter(text: string, room: number) {
  let left = room + 1;
  let end = 0;
  for (const character of text) {
    end += character.length;
    if (character !== '\n' && character !== '\r') left--;
    if (left <= 0) return text.slice(0, end);
  }
  return text;
}

/** Creates the editor in an element. */
export function createEditor(mount: HTMLElement, html: string, callbacks: EditorCallbacks): Editor {
  const { attributes, limit, onChange, onPaste, onLink, onKeyDown } = callbacks;
  const room = () => {
    const { doc, selection } = editor.state;
    const replaced = countCharacters(doc.textBetween(selection.from, selection.to));
    return Math.max(0, limit() - countCharacters(doc.textContent) + replaced);
  };
  const editor: Editor = new Editor({
    element: { mount },
    extensions,
    content: contentOf(html),
    // An injected style element would need the page's nonce. The rules are in our own stylesheet.
    injectCSS: false,
    // Paste rules look for Markdown and take longer than all other steps.
    enablePasteRules: false,
    onUpdate: ({ transaction }) => onChange(transaction.getMeta('paste') === true),
    editorProps: {
      attributes: ({ doc }) => ({
        ...attributes(),
        // One empty paragraph.
        ...(doc.content.size <= 2 && { 'data-empty': '' }),
      }),
      transformPastedHTML: cleanPaste,
      transformPastedText: (text) => truncateAfter(text, room()),
      transformPasted: (slice) => {
        const position = cutAt(slice.content, room());
        onPaste(position === undefined ? undefined : 'cut');
        return position === undefined ? slice : Slice.maxOpen(slice.content.cut(0, position));
      },
      // Pasting an address over a selection turns the selection into a link.
      handlePaste: (_, event) => {
        const address = linkAddress(event.clipboardData?.getData('text/plain') ?? '');
        if (!address || editor.state.selection.empty || !/^https?:/.test(address)) return false;
        return editor.commands.setMark('link', { href: address });
      },
      // The browser would open a dropped file instead of the page.
      handleDrop: (_, event) => {
        const files = (event.dataTransfer?.files.length ?? 0) > 0;
        if (files) event.preventDefault();
        return files;
      },
      handleDOMEvents: {
        paste: (_, event) => {
          if ((event.clipboardData?.getData('text/html').length ?? 0) <= maxPasteLength) return false;
          event.preventDefault();
          onPaste('tooLarge');
          return true;
        },
      },
      handleKeyDown: (_, event) => {
        if (onKeyDown(event)) return true;
        if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k')
          return false;
        // The page may use the same shortcut.
        event.stopPropagation();
        onLink();
        return true;
      },
    },
  });
  return editor;
}
