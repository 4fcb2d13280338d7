import { type ComponentType, lazy, Suspense } from 'react';
import { place } from './illustrations.css';

const loadDrawings = () => import('./drawings');
type Drawing = keyof Awaited<ReturnType<typeof loadDrawings>>;

/** Loads an illustration on demand, because few pages show one. Reserves its space, which stays empty if loading fails. */
function lazyIllustration(name: Drawing) {
  const LoadedDrawing = lazy<ComponentType>(() =>
    loadDrawings().then(
      (all) => ({ default: all[name] }),
      () => ({ default: () => null }),
    ),
  );
  return () => (
    <div className={place}>
      <Suspense>
        <LoadedDrawing />
      </Suspense>
    </div>
  );
}

/** Illustration for coupons and plans. */
export const TicketArt = /* @__PURE__ */ lazyIllustration('Ticket');

/** Illustration for policies, quotes and documents. */
export const DocumentArt = /* @__PURE__ */ lazyIllustration('Document');

/** Illustration for emails and invitations. */
export const MailArt = /* @__PURE__ */ lazyIllustration('Mail');

/** Illustration for a search without results. */
export const NoResultsArt = /* @__PURE__ */ lazyIllustration('NoResults');

/** Illustration for a failed request. */
export const BrokenArt = /* @__PURE__ */ lazyIllustration('Broken');

/** Illustration for a page that the user may not open. */
export const LockArt = /* @__PURE__ */ lazyIllustration('Lock');

/** Illustration for an unknown address. */
export const MapArt = /* @__PURE__ */ lazyIllustration('Map');
