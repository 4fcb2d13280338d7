import { recordKind } from '../../contract/changeRecord.ts';
import { policies } from '../../db/schema/index.ts';
import type { FileLinks } from '../../ports/fileLinks.ts';
import { findPolicy } from '../../records/policies.ts';
import { detailOf } from './detail.ts';

export const policyKind = (links: FileLinks) =>
  recordKind({
    table: policies,
    type: 'policy',
    notFound: 'policy.notFound',
    find: findPolicy,
    rowOf: (row) => row.policy,
    isCurrent: ({ policy }, version) => version <= policy.version && version >= policy.version - policy.partChanges,
    toPayload: (row, tx) => detailOf(tx, row, links),
  });
