import { fetchFile } from '@fairlead/api-client/upload';
import { FileViewer, type FileViewerProps } from '@fairlead/ui';
import { useCallback } from 'react';
import type { UploadedDoc } from './verification.api';

interface UploadViewerProps extends Pick<FileViewerProps, 'footer' | 'description'> {
  upload: UploadedDoc;
  onClose: () => void;
}

/** Viewer for the uploaded file. */
export function UploadViewer({ upload, onClose, ...rest }: UploadViewerProps) {
  const { name, contentType, fileUrl } = upload.file;
  // fetched, because the browser does not report errors of a frame
  const source = useCallback((signal: AbortSignal) => fetchFile(fileUrl, signal), [fileUrl]);
  return (
    <FileViewer
      {...rest}
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      name={name}
      type={contentType}
      source={source}
      downloadHref={fileUrl}
    />
  );
}
