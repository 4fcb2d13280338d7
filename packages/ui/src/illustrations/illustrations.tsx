import { type ComponentType, lazy, Suspense } from 'react';
import { place } from './illustrations.css';

const drawings = () => import('./drawings');
type Drawing = keyof Awaited<ReturnType<typeof drawings>>;

/** Most pages show none of them. Its place is kept while a drawing comes, and stays empty where it cannot be had. */
function drawn(name: Drawing) {
  const Drawn = lazy<ComponentType>(() =>
    drawings().then(
      (all) => ({ default: all[name] }),
      () => ({ default: () => null }),
    ),
  );
  return () => (
    <div className={place}>
      <Suspense>
        <Drawn />
      </Suspense>
    </div>
  );
}

/** Coupons and plans. */
export const TicketArt = /* @__PURE__ */ drawn('Ticket');

/** Policies, quotes and papers. */
export const DocumentArt = /* @__PURE__ */ drawn('Document');

/** Mails and invitations. */
export const MailArt = /* @__PURE__ */ drawn('Mail');

/** A search that found nothing. */
export const NoResultsArt = /* @__PURE__ */ drawn('NoResults');

/** Something that could not be reached. */
export const BrokenArt = /* @__PURE__ */ drawn('Broken');

/** A place that is closed to the reader. */
export const LockArt = /* @__PURE__ */ drawn('Lock');

/** An address that leads nowhere. */
export const MapArt = /* @__PURE__ */ drawn('Map');
