import { useAuth } from '@fairlead/session';
import { Button, Icon, Menu, MenuItem, type RenderLink, TabNav, Text, VisuallyHidden } from '@fairlead/ui';
import { ChevronDown, Plus, Users } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDelete } from '../ConfirmDelete';
import { formatCount } from '../formats';
import type { Messages } from '../language';
import { lazyDialog } from '../lazyDialog';
import { RouterLink } from '../RouterLink';
import { useAction } from '../useAction';
import { hasViews, type ListFiltering } from './defineList';
import type { ViewSettings } from './useListSettings';
import { differs, type SavedView, viewQuery } from './useListViews';
import { type ListControls, queryOf } from './useResourceList';
import { useViewWrites } from './useViewWrites';

const loadDialog = async () => (await import('./ViewDialog')).ViewDialog;
const ViewDialog = lazyDialog(loadDialog);

type ViewAction = 'create' | 'edit' | 'delete';

interface ViewTabsProps {
  list: ListControls;
  filtering: ListFiltering;
  views: readonly SavedView[];
  active: SavedView | undefined;
  settings: ViewSettings;
  /** Number of records of built-in views, by their query. Null if it is not known. */
  counts: Readonly<Record<string, number | null>> | undefined;
}

/** Views of a list as tabs: built-in ones, the user's own, and those that colleagues share. Customers have none. */
export function ViewTabs(props: ViewTabsProps) {
  const { viewer } = useAuth();
  return hasViews(viewer?.role) ? <Tabs {...props} /> : null;
}

const renderView: RenderLink = ({ href, ...rest }) => <RouterLink to={href} {...rest} />;
const all = 'all';

function Tabs({ list, filtering, views, active, settings, counts }: ViewTabsProps) {
  const { t } = useTranslation('kit');
  const { t: labels } = useTranslation<keyof Messages>(list.definition.messages);
  const translate = labels as unknown as (key: string) => string;
  const [dialog, setDialog] = useState<ViewAction>();
  const { remove } = useViewWrites();
  const isOpen = (query: string) => !active && queryOf(new URLSearchParams(query)) === list.query;
  const builtIn = filtering.views.find(({ query }) => isOpen(query));
  const item = (id: string, query: string, label: string) => {
    const count = counts?.[query];
    return {
      id,
      href: `?${query}`,
      label: typeof count !== 'number' ? label : <Counted label={label} count={count} />,
    };
  };
  const close = () => setDialog(undefined);
  return (
    <>
      <TabNav
        label={t('view.group')}
        current={active?.id ?? builtIn?.label ?? all}
        renderLink={renderView}
        items={[
          item(all, '', t('filter.all')),
          ...filtering.views.map(({ label, query }) => item(label, query, translate(label))),
          ...views.map((view) => ({
            id: view.id,
            href: `?${viewQuery(view)}`,
            label: view.shared ? <SharedView name={view.name} /> : view.name,
          })),
        ]}
      >
        {active ? (
          <ViewMenu list={list} view={active} settings={settings} onDialog={setDialog} />
        ) : (
          <Button
            variant="ghost"
            tone="accent"
            size="small"
            leadingIcon={<Icon of={Plus} size={14} />}
            onClick={() => setDialog('create')}
          >
            {t('view.save')}
          </Button>
        )}
      </TabNav>
      <ViewDialog
        open={
          dialog === 'create' || dialog === 'edit'
            ? { list, filtering, settings, view: dialog === 'edit' ? active : undefined, onClose: close }
            : null
        }
      />
      {active ? (
        <ConfirmDelete
          open={dialog === 'delete'}
          subject={active.name}
          onClose={close}
          onDelete={async () => {
            const result = await remove(active.id);
            if (result.ok) list.openQuery('', true);
            return result;
          }}
        />
      ) : null}
    </>
  );
}

function Counted({ label, count }: { label: string; count: number }) {
  return (
    <>
      {label}
      <Text asChild size="caption" numeric>
        <span>{formatCount(count)}</span>
      </Text>
    </>
  );
}

function SharedView({ name }: { name: string }) {
  const { t } = useTranslation('kit');
  return (
    <>
      <Icon of={Users} size={14} />
      {name}
      <VisuallyHidden>{t('view.isShared')}</VisuallyHidden>
    </>
  );
}

interface ViewMenuProps {
  list: ListControls;
  view: SavedView;
  settings: ViewSettings;
  onDialog: (dialog: ViewAction) => void;
}

/** Actions of the open view. Its name is accented while the list differs from it. */
function ViewMenu({ list, view, settings, onDialog }: ViewMenuProps) {
  const { t } = useTranslation('kit');
  const { save } = useViewWrites();
  const update = useAction(save, { onDone: settings.clear });
  const isChanged = differs(list, view) || settings.changed;
  const state = { query: list.query, columns: [...settings.shown], density: settings.density };
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          size="small"
          {...(isChanged && { tone: 'accent' })}
          trailingIcon={<Icon of={ChevronDown} size={14} />}
          loading={update.pending}
        >
          {t(isChanged ? 'view.save' : 'view.options')}
        </Button>
      }
    >
      {view.mayChange && isChanged ? (
        <MenuItem onSelect={() => void update.run({ viewId: view.id, version: view.version, ...state })}>
          {t('view.update')}
        </MenuItem>
      ) : null}
      <MenuItem onSelect={() => onDialog('create')}>{t('view.saveNew')}</MenuItem>
      {view.mayChange ? (
        <>
          <MenuItem onSelect={() => onDialog('edit')}>{t('view.edit')}</MenuItem>
          <MenuItem onSelect={() => onDialog('delete')}>{t('view.delete')}</MenuItem>
        </>
      ) : null}
    </Menu>
  );
}
