import { fetchFile } from '@fairlead/api-client/upload';
import { FileViewer } from '@fairlead/ui';
import { useCallback } from 'react';
import type { StoredDoc } from './DocsSection';

interface DocViewerProps {
  doc: Pick<StoredDoc, 'dbFile'>;
  onClose: () => void;
}

/** Shows a document of a record, which can be downloaded there. */
export function DocViewer({ doc, onClose }: DocViewerProps) {
  const { fileName, fileUrl, mimeType } = doc.dbFile;
  // fetched, since the browser does not tell that a framed address failed
  const source = useCallback((signal: AbortSignal) => fetchFile(fileUrl, signal), [fileUrl]);
  return (
    <FileViewer
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      name={fileName}
      type={mimeType}
      source={source}
      downloadHref={fileUrl}
    />
  );
}
