'use client';
import { Drawer, type DrawerProps } from '../Drawer/Drawer';
import { DownloadLink, FilePreview, type FilePreviewProps } from './FilePreview';

export interface FileViewerProps
  extends Pick<FilePreviewProps, 'name' | 'type' | 'source' | 'downloadHref'>,
    Pick<DrawerProps, 'open' | 'onOpenChange' | 'description' | 'footer'> {}

/**
 * File preview in a full-width drawer. The file is loaded when the drawer opens. Put decisions about the file in the `footer`.
 *
 * @example
 * <FileViewer name="Declarations.pdf" source={source} />
 */
export function FileViewer({ name, type, source, downloadHref, ...drawer }: FileViewerProps) {
  const href = downloadHref ?? (typeof source === 'string' ? source : undefined);
  return (
    <Drawer
      {...drawer}
      size="full"
      title={name}
      actions={href !== undefined && <DownloadLink href={href} name={name} />}
    >
      <FilePreview {...{ name, type, source, downloadHref }} />
    </Drawer>
  );
}
