import type { components } from '@fairlead/openapi';
import { isWebUrl } from '@fairlead/rules';
import { and, eq, isNull } from 'drizzle-orm';
import type { FieldMessage } from '../../contract/types.ts';
import { carriers, files } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { toSeconds } from '../../db/time.ts';
import type { FileLinks } from '../../ports/fileLinks.ts';
import { imageError } from '../../records/attachedFiles.ts';

type CarrierBody = Omit<components['schemas']['CarrierCreate'], 'dbfileId'>;

/** A carrier with the file of its logo. */
export const carrierColumns = { carrier: carriers, image: { id: files.id, version: files.version } };
export interface CarrierRow {
  carrier: typeof carriers.$inferSelect;
  image: { id: string; version: number };
}

export function toCarrier({ carrier, image }: CarrierRow, links: FileLinks): components['schemas']['Carrier'] {
  const imageRef = links.linkTo(image);
  return {
    id: carrier.id,
    name: carrier.name,
    websiteUrl: carrier.websiteUrl,
    claimUrl: carrier.claimUrl,
    paymentUrl: carrier.paymentUrl,
    image: imageRef,
    profilePhoto: imageRef,
    active: carrier.active,
    deleted: carrier.deletedAt !== null,
    creationDateTimeStamp: toSeconds(carrier.createdAt),
    version: carrier.version,
  };
}

export const columnsOf = (body: CarrierBody) => ({
  name: body.name.trim(),
  websiteUrl: body.websiteUrl,
  claimUrl: body.claimUrl,
  paymentUrl: body.paymentUrl,
  active: body.active,
});

/** Errors of URLs that the portal must not link to. */
export const urlErrors = (body: CarrierBody): FieldMessage[] =>
  (['websiteUrl', 'claimUrl', 'paymentUrl'] as const)
    .filter((field) => !isWebUrl(body[field]))
    .map((field) => ({ field, code: 'field.url' }));

/** Finds a carrier that is not deleted. */
export async function findCarrier(tx: Transaction, id: string): Promise<CarrierRow | undefined> {
  const [row] = await tx
    .select(carrierColumns)
    .from(carriers)
    .innerJoin(files, eq(files.id, carriers.imageFileId))
    .where(and(eq(carriers.id, id), isNull(carriers.deletedAt)));
  return row;
}

/** Checks and locks an upload for a carrier logo. Returns its error, or undefined when it can be used. */
export const logoError = (tx: Transaction, userId: string, id: string) =>
  imageError(tx, id, { userId, uploadTypes: ['CARRIER'], field: 'dbfileId', unknown: 'carrier.imageUnknown' });
