import { listViewLimits } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Checkbox, Stack, TextField } from '@fairlead/ui';
import type { ResolverResult } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { defineForm } from '../form/defineForm';
import { FormDialog } from '../form/FormDialog';
import { fieldMessage } from '../form/fieldText';
import type { ListFiltering } from './defineList';
import type { ViewSettings } from './useListSettings';
import { type SavedView, viewQuery } from './useListViews';
import type { ListControls } from './useResourceList';
import { useViewWrites } from './useViewWrites';

interface ViewValues {
  name: string;
  shared: boolean;
  isDefault: boolean;
}

const resolver = (values: ViewValues): ResolverResult<ViewValues> => {
  const name = values.name.trim();
  if (name !== '') return { values: { ...values, name }, errors: {} };
  return { values: {}, errors: { name: { type: 'required', message: fieldMessage('field.required') } } };
};

const viewForm = defineForm({
  messages: 'kit',
  fields: {
    name: { label: 'view.name', required: true },
    shared: { label: 'view.shared' },
    isDefault: { label: 'view.default' },
  },
  empty: { name: '', shared: false, isDefault: false },
  valuesOf: ({ name, shared, isDefault }: SavedView): ViewValues => ({ name, shared, isDefault }),
  resolver: () => resolver,
});
const { Field } = viewForm;

interface ViewDialogProps {
  list: ListControls;
  filtering: ListFiltering;
  settings: ViewSettings;
  /** View to change; undefined to save the current state as a new one. */
  view: SavedView | undefined;
  onClose: () => void;
}

/** Dialog that saves the state of a list as a view, or changes the name and the visibility of a view. */
export function ViewDialog({ list, filtering, settings, view, onClose }: ViewDialogProps) {
  const { t } = useTranslation('kit');
  const { viewer } = useAuth();
  const { create, save } = useViewWrites();
  const isOwn = view?.own ?? true;
  const submit = ({ isDefault, shared, name }: ViewValues) => {
    if (view) {
      const { id: viewId, version } = view;
      return save({ viewId, version, name, ...(isOwn && { shared, isDefault }) });
    }
    const { shown, density } = settings;
    const state = { query: list.query, columns: [...shown], density };
    return create({ list: filtering.list, name, shared, isDefault, ...state });
  };
  return (
    <FormDialog
      form={viewForm}
      {...(view && { record: view })}
      title={t(view ? 'view.edit' : 'view.save')}
      submitLabel={t('view.submit')}
      save={submit}
      onSaved={(saved) => {
        if (view) return;
        settings.clear();
        list.openQuery(viewQuery(saved));
      }}
      onClose={onClose}
    >
      <Stack gap={16}>
        <Field name="name" as={TextField} maxLength={listViewLimits.name} autoFocus />
        {isOwn ? (
          <>
            {viewer?.role === 'AGENT' ? <Field name="shared" as={Checkbox} /> : null}
            <Field name="isDefault" as={Checkbox} />
          </>
        ) : null}
      </Stack>
    </FormDialog>
  );
}
