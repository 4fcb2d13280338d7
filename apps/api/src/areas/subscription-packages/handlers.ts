import { changeRecord, recordKind } from '../../contract/changeRecord.ts';
import { insertRecord } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { deleteHandler, listHandler, readHandler } from '../../contract/recordHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { subscriptionPackages } from '../../db/schema/index.ts';
import { exportHandler } from '../../exports/exportList.ts';
import { packageExport } from './export.ts';
import { listPackages } from './list.ts';
import { columnsOf, findPackage, toPackage } from './packages.ts';

/**
 * Handlers for subscription packages. A plan keeps the name and price at the time of purchase, so changes here do not affect
 * it.
 */
export function subscriptionPackageHandlers({ clock }: Services) {
  const subscriptionPackage = recordKind({
    table: subscriptionPackages,
    type: 'subscriptionPackage',
    notFound: 'subscriptionPackage.notFound',
    find: findPackage,
    rowOf: (row) => row,
    toAudited: toPackage,
    toPayload: toPackage,
  });

  return defineHandlers({
    exportSubscriptionPackages: exportHandler(packageExport, clock),

    listSubscriptionPackages: listHandler(listPackages, toPackage),

    getSubscriptionPackage: readHandler(subscriptionPackage),

    async createSubscriptionPackage({ body, header, session, operationId, run }) {
      const path = '/api/subscription-package/id/';
      const created = { values: () => columnsOf(body), code: 'subscriptionPackage.created', path } as const;
      return run((tx) => insertRecord(subscriptionPackage, { tx, session, operationId, header, body }, created));
    },

    async updateSubscriptionPackage({ body, session, operationId, run }) {
      const { subscriptionPackageId: id, version, ...input } = body;
      return run((tx) =>
        changeRecord(subscriptionPackage, { tx, session, operationId, id, version }, async (_, save) => {
          const payload = toPackage(await save(columnsOf(input)));
          return { status: 200, code: 'subscriptionPackage.updated', payload };
        }),
      );
    },

    deleteSubscriptionPackage: deleteHandler(subscriptionPackage, clock, 'subscriptionPackage.deleted'),
  });
}
