import type { Viewer } from '@fairlead/rules';

/** Key of the view of the portal as a customer. It is in the storage of the tab, so that other tabs stay the agent's. */
const viewKey = 'fairlead.view';

/** View of the portal as a customer, by an agent. */
export interface StoredView {
  token: string;
  /** Page where the agent started. */
  returnTo: string;
  /** Page of the customer's contact. */
  contactPath: string;
  /** Role and permissions of the customer, once they are known. */
  viewer?: Viewer;
}

/** Returns the view of this tab, or null. */
export function readView(): StoredView | null {
  try {
    const view: unknown = JSON.parse(sessionStorage.getItem(viewKey) ?? 'null');
    return typeof view === 'object' && view !== null && 'token' in view ? (view as StoredView) : null;
  } catch {
    return null;
  }
}

/**
 * Stores the view of this tab. Null removes it.
 * @throws {Error} If the browser blocks the storage of the tab.
 */
export function storeView(view: StoredView | null): void {
  if (view) sessionStorage.setItem(viewKey, JSON.stringify(view));
  else if (readView()) sessionStorage.removeItem(viewKey);
}
