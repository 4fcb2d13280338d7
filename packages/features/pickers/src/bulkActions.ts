import type { BulkActionsProps } from '@fairlead/kit';
import { type ComponentType, createElement } from 'react';
import type { BulkAction, BulkList, BulkStatus } from './bulk/useBulkRun';

/**
 * Loader of the actions on selected rows of a list, for `bulk.load` of `ResourceList`. Create it outside of components.
 *
 * @example
 * const bulk = { rowName: ({ serial }) => serial, load: bulkActions('policies', ['ASSIGN']) };
 * @param statuses - Statuses that the user can choose. The list offers no change of the status without them.
 */
export const bulkActions =
  (list: BulkList, actions: readonly Exclude<BulkAction, 'STATUS'>[], statuses: readonly BulkStatus[] = []) =>
  async (): Promise<ComponentType<BulkActionsProps>> => {
    const { BulkActions } = await import('./bulk/BulkActions');
    return (props) => createElement(BulkActions, { ...props, list, actions, statuses });
  };
