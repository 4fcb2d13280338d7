import { Fragment, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GuardedRecord } from './UnsavedChangesGuard';

export interface FormFromQueryProps<Param extends string> {
  /** Names of the query parameters. */
  params: readonly Param[];
  /** Renders the form with the values of the parameters. A missing one is empty. */
  children: (values: Record<Param, string>) => ReactNode;
}

/**
 * Form that begins with values of the query, such as the contact. Other values, such as after a command of the palette, open a
 * new form. A form with unsaved changes asks before.
 *
 * @example
 * <FormFromQuery params={['contactId']}>{({ contactId }) => <PolicyForm contactId={contactId} />}</FormFromQuery>
 */
export function FormFromQuery<Param extends string>({ params, children }: FormFromQueryProps<Param>) {
  const [search] = useSearchParams();
  const entries = params.map((param) => [param, search.get(param) ?? ''] as const);
  return (
    <GuardedRecord params={params}>
      <Fragment key={JSON.stringify(entries)}>
        {children(Object.fromEntries(entries) as Record<Param, string>)}
      </Fragment>
    </GuardedRecord>
  );
}
