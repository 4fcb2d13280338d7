import type { Failure } from '@fairlead/api-client/client';
import { FormDialog } from '@fairlead/kit';
import { policyImport } from '@fairlead/rules';
import { Button, FileUpload, formatBytes, Icon, Inline, toast, useLocale } from '@fairlead/ui';
import { Download } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InvalidCells } from './InvalidCells';
import { type InvalidCell, invalidCells, saveTemplate, useImportPolicies } from './import.api';
import { acceptedFile, importForm } from './importForm';

const { Field } = importForm;

/** Dialog that imports policies from a spreadsheet. The import takes all rows or none. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('policies');
  const importPolicies = useImportPolicies();
  const [cells, setCells] = useState<readonly InvalidCell[]>([]);
  const send = async ({ file }: { file: File }) => {
    setCells([]);
    const result = await importPolicies(file);
    if (result.ok) return result;
    setCells(invalidCells(result.failure));
    const failure: Failure = { ...result.failure, message: result.failure.message || t('import.failed') };
    return { ...result, failure };
  };
  return (
    <FormDialog
      form={importForm}
      title={t('import.title')}
      description={t('import.text')}
      submitLabel={t('import')}
      ready={(values) => acceptedFile(values) !== undefined}
      save={send}
      onClose={onClose}
    >
      {cells.length > 0 ? <InvalidCells cells={cells} /> : null}
      <ImportFields onFileChange={() => setCells([])} />
    </FormDialog>
  );
}

function ImportFields({ onFileChange }: { onFileChange: () => void }) {
  const { t } = useTranslation('policies');
  const locale = useLocale();
  const { clearErrors } = importForm.useContext();
  return (
    <>
      <Field
        name="policyExcelFile"
        as={FileUpload}
        onValueChange={() => {
          clearErrors();
          onFileChange();
        }}
        accept={policyImport.endings}
        maxBytes={policyImport.bytes}
        description={t('import.kind', { size: formatBytes(policyImport.bytes, locale) })}
      />
      <Inline>
        <Button
          variant="ghost"
          size="small"
          leadingIcon={<Icon of={Download} size={14} />}
          onClick={() =>
            void saveTemplate().catch((error: unknown) =>
              toast.error(error instanceof Error ? error.message : t('import.failed')),
            )
          }
        >
          {t('import.template')}
        </Button>
      </Inline>
    </>
  );
}
