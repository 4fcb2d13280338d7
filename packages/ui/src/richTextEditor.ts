export { clearDraft } from './RichTextEditor/draft';
export { RichTextEditor } from './RichTextEditor/RichTextEditor';
export type { MentionPerson, RichTextEditorProps } from './RichTextEditor/richTextEditorProps';
