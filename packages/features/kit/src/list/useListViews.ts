import type { PayloadOf } from '@fairlead/api-client/client';
import { useRead } from '@fairlead/api-client/swr';
import { useAuth } from '@fairlead/session';
import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { viewsRead } from './defineList';
import { type ListControls, queryOf } from './useResourceList';

export type SavedView = PayloadOf<'get', '/api/list-views/all'>[number];

/** Address of a saved view. */
export const viewQuery = ({ query, id }: Pick<SavedView, 'query' | 'id'>): string =>
  [query, `view=${id}`].filter(Boolean).join('&');

/** Saved views of a list. Customers have none. Opens the default view if the address has no state. */
export function useListViews(list: ListControls): { views: readonly SavedView[]; active: SavedView | undefined } {
  const { viewer } = useAuth();
  const { data } = useRead(viewsRead(list.definition.filtering, viewer?.role));
  const { query, view } = list;
  const { key } = useLocation();
  // Back and a reload show the list as the user left it. The first entry of a tab has the key "default".
  const isRevisited = useNavigationType() === NavigationType.Pop && key !== 'default';
  const arrived = useRef(query !== '' || view !== undefined || isRevisited);
  const openDefault = useEffectEvent((views: readonly SavedView[]) => {
    const usual = views.find(({ isDefault }) => isDefault);
    // the user may have chosen something while the views loaded
    if (usual && list.isUntouched()) list.openQuery(viewQuery(usual), true);
  });
  useEffect(() => {
    if (arrived.current || !data) return;
    arrived.current = true;
    openDefault(data);
  }, [data]);
  return { views: data ?? [], active: data?.find(({ id }) => id === view) };
}

/** Whether the address differs from the saved view. */
export const differs = (list: ListControls, view: SavedView): boolean =>
  queryOf(new URLSearchParams(view.query)) !== list.query;
