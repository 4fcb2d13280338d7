export { clearDraft } from './RichTextEditor/draft';
export { RichTextEditor, type RichTextEditorProps } from './RichTextEditor/RichTextEditor';
