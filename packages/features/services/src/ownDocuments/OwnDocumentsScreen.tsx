import { lazyDialog, ResourceList, useListPage } from '@fairlead/kit';
import { DocumentArt, Icon, RowAction } from '@fairlead/ui';
import { Download } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownDocumentList } from './ownDocumentList';
import { type OwnDocument, useNewDocuments } from './useNewDocuments';
import { useOwnDocumentColumns } from './useOwnDocumentColumns';

const DocumentViewer = lazyDialog(async () => (await import('./DocumentViewer')).DocumentViewer);

/** All documents of the customer's policies and claims. Opening the page marks them as seen. */
export default function OwnDocumentsScreen() {
  const { t } = useTranslation(['services', 'kit']);
  const page = useListPage(ownDocumentList);
  const [open, setOpen] = useState<OwnDocument>();
  const isNew = useNewDocuments(page.state.data !== undefined);
  return (
    <>
      <ResourceList
        title={t('own.title')}
        {...page}
        columns={useOwnDocumentColumns({ isNew, onOpen: setOpen })}
        actionCount={1}
        rowActions={({ file }) => (
          <RowAction
            asChild
            label={t('own.downloadOf', { name: file.name })}
            text={t('own.download')}
            icon={<Icon of={Download} size={16} strokeWidth={1.75} />}
          >
            {/* biome-ignore lint/a11y/useAnchorContent: RowAction adds the content */}
            <a href={file.fileUrl} download={file.name} />
          </RowAction>
        )}
        empty={{ title: t('own.empty'), text: t('own.emptyText'), illustration: <DocumentArt /> }}
      />
      <DocumentViewer open={open ? { file: open.file, onClose: () => setOpen(undefined) } : null} />
    </>
  );
}
