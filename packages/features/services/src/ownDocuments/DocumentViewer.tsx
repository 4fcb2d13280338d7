import { DocViewer } from '@fairlead/kit';
import type { OwnDocument } from './useNewDocuments';

interface DocumentViewerProps {
  file: OwnDocument['file'];
  onClose: () => void;
}

/** Shows the file of a document. */
export function DocumentViewer({ file: { fileUrl, name, contentType }, onClose }: DocumentViewerProps) {
  return <DocViewer doc={{ dbFile: { fileUrl, fileName: name, mimeType: contentType } }} onClose={onClose} />;
}
