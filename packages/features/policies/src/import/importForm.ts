import { defineForm, fieldMessage } from '@fairlead/kit';
import type { FileItem } from '@fairlead/ui';
import type { ResolverResult } from 'react-hook-form';

/** Form values. The field name matches the server's error field. */
interface ImportValues {
  policyExcelFile: readonly FileItem[];
}

/** First file that the field accepts. */
export const acceptedFile = ({ policyExcelFile }: ImportValues): File | undefined =>
  policyExcelFile.find(({ error }) => error === undefined)?.file;

const resolver = (values: ImportValues): ResolverResult<ImportValues, { file: File }> => {
  const file = acceptedFile(values);
  if (file) return { values: { file }, errors: {} };
  return { values: {}, errors: { policyExcelFile: { type: 'required', message: fieldMessage('field.required') } } };
};

const emptyImport: ImportValues = { policyExcelFile: [] };

export const importForm = defineForm({
  messages: 'policies',
  fields: { policyExcelFile: { label: 'import.file', required: true } },
  empty: emptyImport,
  resolver: () => resolver,
});
