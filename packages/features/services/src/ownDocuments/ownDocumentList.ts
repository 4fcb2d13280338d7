import { dateSorts, defineList, nameSorts } from '@fairlead/kit';

/** Documents of the customer: search field, filters and sorting, kept in the URL. */
export const ownDocumentList = defineList({
  messages: 'services',
  path: '/api/docs/mine',
  searchBy: { name: 'own.name' },
  preselect: true,
  filters: {
    agency: { label: 'own.fromAgency', query: { createdBy: 'AGENT' } },
    you: { label: 'own.fromYou', query: { createdBy: 'CUSTOMER' } },
    policies: { label: 'own.forPolicies', query: { createdDocType: 'POLICY' } },
    claims: { label: 'own.forClaims', query: { createdDocType: 'CLAIM' } },
  },
  sorts: { ...dateSorts, ...nameSorts },
});
