/** Minimum time between two reads after refused operations, in milliseconds. */
const REFUSAL_INTERVAL_MS = 5_000;
/** Age of the profile in milliseconds from which a user who returns to the tab gets it again. */
const MAX_AGE_MS = 60_000;

export interface ProfileRefresh {
  /** Reads the profile soon, because the server has refused an operation. */
  afterRefusal: () => void;
  /** Reads the profile now. */
  read: () => void;
  /** Starts the age of a profile that has just arrived. */
  noteArrival: () => void;
  /** Cancels a planned read. */
  cancel: () => void;
  close: () => void;
}

/**
 * Decides when the profile is read again, so that rights that an admin takes away disappear from open pages. `read` is called
 * only for a signed-in user.
 */
export function createProfileRefresh(isSignedIn: () => boolean, read: () => void): ProfileRefresh {
  let arrivedAt = 0;
  let readAfterRefusalAt = 0;
  let planned: ReturnType<typeof setTimeout> | undefined;

  const readNow = () => {
    clearTimeout(planned);
    planned = undefined;
    if (!isSignedIn()) return;
    arrivedAt = Date.now();
    read();
  };
  const onReturn = () => {
    if (document.visibilityState === 'visible' && Date.now() - arrivedAt >= MAX_AGE_MS) readNow();
  };

  // `visibilitychange` bubbles from the document
  window.addEventListener('visibilitychange', onReturn);
  window.addEventListener('focus', onReturn);
  return {
    afterRefusal() {
      if (planned !== undefined || !isSignedIn()) return;
      const wait = readAfterRefusalAt + REFUSAL_INTERVAL_MS - Date.now();
      planned = setTimeout(
        () => {
          readAfterRefusalAt = Date.now();
          readNow();
        },
        Math.max(wait, 0),
      );
    },
    read: readNow,
    noteArrival() {
      arrivedAt = Date.now();
    },
    cancel() {
      clearTimeout(planned);
      planned = undefined;
    },
    close() {
      clearTimeout(planned);
      window.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
    },
  };
}
