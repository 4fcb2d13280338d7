import { type Capacity, makeBoundedQueue } from '../../boundedQueue.ts';

/** Each decode may hold the pixels of a whole image in memory. */
export const imageCapacity: Capacity = { running: 2, waiting: 10 };

/** Seconds until a rejected caller may try again. */
export const IMAGE_RETRY_AFTER = 5;

export const imageQueue = makeBoundedQueue(imageCapacity);
