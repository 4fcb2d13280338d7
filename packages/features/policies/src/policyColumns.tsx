import { RecordLink, RecordName, TwoLines, to, urls } from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import type { Column } from '@fairlead/ui';
import type { PolicySummary } from './policies.api';

type Named = Pick<PolicySummary, 'id' | 'insuranceName' | 'policyNumber'>;
type Sold = Pick<PolicySummary, 'contactDetails'>;
type Options = Required<Pick<Column<never>, 'header' | 'width'>>;

/** Insurance type, linked to the policy, and policy number. */
export const policyColumn = <Row extends Named>(options: Options): Column<Row> => ({
  id: 'policy',
  card: 'title',
  ...options,
  cell: ({ id, insuranceName, policyNumber }) => (
    <TwoLines
      first={<RecordName to={to(urls.policies.detail, { id })}>{insuranceName}</RecordName>}
      second={policyNumber}
      numeric
    />
  ),
});

/** Customer of a policy, linked to the contact. */
export const customerColumn = <Row extends Sold>(options: Options): Column<Row> => ({
  id: 'customer',
  ...options,
  cell: ({ contactDetails }) => (
    <RecordLink page={urls.contacts.view} id={contactDetails.id}>
      {fullName(contactDetails)}
    </RecordLink>
  ),
});
