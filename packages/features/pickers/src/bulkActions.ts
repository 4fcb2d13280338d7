import type { BulkActionsProps } from '@fairlead/kit';
import { type ComponentType, createElement } from 'react';
import type { OwnActionsProps, StatusesFor } from './bulk/BulkActions';
import type { BulkAction, BulkList } from './bulk/useBulkRun';

export interface BulkActionsOptions {
  /** Statuses that the user can choose. The list offers no change of the status without it. */
  statusesFor?: StatusesFor;
  /** Buttons of this list only. */
  OwnActions?: ComponentType<OwnActionsProps>;
}

/**
 * Loader of the actions on selected rows of a list, for `bulk.load` of `ResourceList`. Create it outside of components.
 *
 * @example
 * const bulk = { rowName: ({ serial }) => serial, load: bulkActions('policies', ['ASSIGN']) };
 */
export const bulkActions =
  (
    list: BulkList,
    actions: readonly Exclude<BulkAction, 'STATUS'>[],
    { statusesFor, OwnActions }: BulkActionsOptions = {},
  ) =>
  async (): Promise<ComponentType<BulkActionsProps>> => {
    const { BulkActions } = await import('./bulk/BulkActions');
    return (props) => createElement(BulkActions, { ...props, list, actions, statusesFor, OwnActions });
  };
