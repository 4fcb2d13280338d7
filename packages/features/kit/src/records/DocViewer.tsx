import { fetchFile } from '@fairlead/api-client/upload';
import { FileViewer } from '@fairlead/ui';
import { useCallback } from 'react';

interface DocViewerProps {
  doc: { dbFile: { fileUrl: string; fileName: string; mimeType: string } };
  onClose: () => void;
}

/** Viewer for a document of a record, with a download link. */
export function DocViewer({ doc, onClose }: DocViewerProps) {
  const { fileName, fileUrl, mimeType } = doc.dbFile;
  // fetched, because the browser does not report errors of a frame
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
