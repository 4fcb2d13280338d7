import type { BulkActionsProps } from '@fairlead/kit';
import { type ComponentType, createElement } from 'react';
import type { StatusesFor } from './bulk/BulkActions';
import type { BulkAction, BulkList } from './bulk/useBulkRun';

/**
 * Loader of the actions on selected rows of a list, for `bulk.load` of `ResourceList`. Create it outside of components.
 *
 * @example
 * const bulk = { rowName: ({ serial }) => serial, load: bulkActions('policies', ['ASSIGN']) };
 * @param statusesFor - Statuses that the user can choose. The list offers no change of the status without it.
 */
export const bulkActions =
  (list: BulkList, actions: readonly Exclude<BulkAction, 'STATUS'>[], statusesFor?: StatusesFor) =>
  async (): Promise<ComponentType<BulkActionsProps>> => {
    const { BulkActions } = await import('./bulk/BulkActions');
    return (props) => createElement(BulkActions, { ...props, list, actions, statusesFor });
  };
