import type { Schemas } from '@fairlead/api-client/client';
import { fieldMessage, required, requiredText, type Status, status, statusOf } from '@fairlead/kit';
import { isWebUrl } from '@fairlead/rules';
import * as z from 'zod/mini';

/** What is saved; the image is a file that has still to be sent, or is left out where the stored one stays. */
export type CarrierBody = Omit<Schemas['CarrierCreate'], 'dbfileId'> & { image?: File };

/** What stands in the fields. */
export interface CarrierValues {
  /** The stored one as long as it is undefined; null once it was taken off. */
  image: File | null | undefined;
  name: string;
  websiteUrl: string;
  claimUrl: string;
  paymentUrl: string;
  status: Status;
}

export const emptyCarrier: CarrierValues = {
  image: undefined,
  name: '',
  websiteUrl: '',
  claimUrl: '',
  paymentUrl: '',
  status: 'ACTIVE',
};

export const toValues = (carrier: Schemas['Carrier']): CarrierValues => ({
  image: undefined,
  name: carrier.name,
  websiteUrl: carrier.websiteUrl,
  claimUrl: carrier.claimUrl,
  paymentUrl: carrier.paymentUrl,
  status: statusOf(carrier.active),
});

const webUrl = () => required().check(z.refine((text) => isWebUrl(text.trim()), fieldMessage('field.url')));

/**
 * The rules of the form. Specification, document 1, section 5.
 * @param hasImage The carrier has one already.
 */
export const carrierSchema = (hasImage: boolean) =>
  z.pipe(
    z.object({
      image: z
        .custom<File | null | undefined>()
        .check(z.refine((image) => (image === undefined ? hasImage : image !== null), fieldMessage('field.required'))),
      name: requiredText(),
      websiteUrl: webUrl(),
      claimUrl: webUrl(),
      paymentUrl: webUrl(),
      status: status(),
    }),
    z.transform(
      ({ image, status: chosen, ...typed }): CarrierBody => ({
        name: typed.name.trim(),
        websiteUrl: typed.websiteUrl.trim(),
        claimUrl: typed.claimUrl.trim(),
        paymentUrl: typed.paymentUrl.trim(),
        active: chosen === 'ACTIVE',
        ...(image && { image }),
      }),
    ),
  );
