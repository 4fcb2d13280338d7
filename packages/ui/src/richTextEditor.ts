export { clearDraft } from './RichTextEditor/draft';
export { RichTextEditor } from './RichTextEditor/RichTextEditor';
export type { RichTextEditorProps } from './RichTextEditor/richTextEditorProps';
