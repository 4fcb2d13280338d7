import type { StoredFile } from '@fairlead/api-client/upload';
import { defineForm } from '@fairlead/kit';
import type { FileItem } from '@fairlead/ui';
import type { ResolverResult } from 'react-hook-form';

interface PagesValues {
  fileIds: readonly FileItem<StoredFile>[];
  answerNote: string;
}

interface PagesBody {
  fileIds: string[];
  answerNote: string;
}

const empty: PagesValues = { fileIds: [], answerNote: '' };

/** Without a schema, whose code would make the page slower on phones. The fields limit their values. */
const resolver = ({ fileIds, answerNote }: PagesValues): ResolverResult<PagesValues, PagesBody> => ({
  values: { fileIds: fileIds.flatMap(({ result }) => (result ? [result.id] : [])), answerNote },
  errors: {},
});

/** Pages of a requested document, with a note to the agent. */
export const pagesForm = defineForm({
  messages: 'services',
  fields: { fileIds: 'documents.pages', answerNote: 'documents.noteTo' },
  empty,
  resolver: () => resolver,
});
